import Hark

/// Checks that a loudspeaker meets the requirements of its port; on a device, the check is audible.
public struct LoudspeakerConformance: Sendable {
  /// A requirement for loudspeakers, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable, TaskRule {
    case opens = "A loudspeaker can be opened."
    case throwsVoiceFailures = "Errors are VoiceFailures."
    case returnsAtOnce = "play, finish, fade, pause, resume, and stop return at once."
    case tellsWhatItSends = "Every sample is reported as sent once, in order, and within −1…1."
    case countsUpwards = "heard never decreases and never exceeds the audio sent."
    case playsAll = "All of the audio has been heard before ended is reported."
    case ends = "After finish(), ended is reported."
    case endsOnce = "Nothing is reported after ended or failed."
    case endsWhenFinished = "ended is reported only after finish()."
    case fades = "Audio after a fade to 0 is sent as silence."
    case pauses = "A paused playback sends nothing until it is resumed."
    case stopsSilently = "A stopped playback reports nothing more."
    case opensAgain = "Another playback can be opened after one has ended or been stopped."
  }

  private let bounds: ConformanceBounds
  private let sound: [Float]
  private let make: @Sendable () async throws -> any Loudspeaker

  /// Creates a check of the loudspeaker that `make` returns; the check plays `seconds` of a soft
  /// tone twice, the second time with its second half faded to silence.
  public init(
    seconds: Double = 0.5, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any Loudspeaker
  ) {
    self.bounds = bounds
    // A 250 Hz triangle wave at 1/8 of full scale.
    sound = (0..<AudioTime.samples(seconds)).map { Float(abs($0 % 64 - 32) - 16) / 128 }
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the loudspeaker conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard let loudspeaker = await findings.adapter("loudspeaker", or: .opens, make) else {
      return findings.all
    }
    if let whole = await open(loudspeaker, or: .opens, &findings) {
      await playAll(whole)
      findings.take(whole.log.now.findings)
      if let faded = await open(loudspeaker, or: .opensAgain, &findings) {
        await fadeAndStop(faded)
        findings.take(faded.log.now.findings)
        await open(loudspeaker, or: .opensAgain, &findings)?.task.stop()
      }
    }
    return findings.all
  }
}

private typealias PlaybackTrial = TaskTrial<any Playback, PlaybackLog>

extension LoudspeakerConformance {
  private func open(
    _ loudspeaker: any Loudspeaker, or rule: Rule, _ findings: inout Findings<Rule>
  ) async -> PlaybackTrial? {
    await PlaybackTrial("open", PlaybackLog(), bounds, or: rule, &findings) {
      try await loudspeaker.open(report: $0)
    }
  }

  private func playAll(_ trial: PlaybackTrial) async {
    let half = sound.count / 2
    trial.play(sound[..<half])
    trial.call("pause") { $0.pause() }
    await bounds.settle()
    let before = trial.log.now.sent.count
    trial.play(sound[half...])
    await bounds.settle()
    let more = trial.log.now.sent.count - before
    trial.note(.pauses, "\(more) samples were sent meanwhile", if: more > 0)
    trial.call("resume") { $0.resume() }
    await bounds.settle()
    trial.finish { $0.finish() }
    await trial.awaitEnd()
    trial.log.change { $0.expectAll(sound) }
  }

  private func fadeAndStop(_ trial: PlaybackTrial) async {
    let half = sound.count / 2
    trial.play(sound[..<half])
    _ = await trial.log.wait(within: bounds.patient) { $0.sent.count >= half }
    trial.call("fade") { $0.fade(to: 0) }
    trial.play(sound[half...])
    _ = await trial.log.wait(within: bounds.patient) { $0.sent.count >= sound.count }
    trial.log.change { $0.expectSilence(from: half + AudioTime.samples(PlaybackTiming.ramp)) }
    trial.call("stop") { $0.stop() }
    await trial.expectSilence(or: .stopsSilently)
  }
}

extension PlaybackTrial {
  fileprivate func play(_ samples: ArraySlice<Float>) {
    log.change { $0.given += samples.count }
    call("play") { $0.play(Array(samples)) }
  }
}

private struct PlaybackLog: TaskLog {
  var progress = TaskProgress()
  var findings = Findings<LoudspeakerConformance.Rule>()
  var given = 0
  private(set) var sent: [Float] = []
  private var heard = 0

  mutating func take(_ report: PlaybackReport) {
    count()
    switch report {
    case .sending(let chunk):
      findings.note(
        .tellsWhatItSends, "a chunk began at \(chunk.start) instead of \(sent.count)",
        if: chunk.start != sent.count || chunk.end > given)
      findings.note(
        .tellsWhatItSends, "a sample was out of range",
        if: !chunk.samples.allSatisfy { (-1...1).contains($0) })
      sent += chunk.samples
    case .heard(let position):
      findings.note(
        .countsUpwards, "\(position) came after \(heard), of \(sent.count)",
        if: !(heard...max(heard, sent.count)).contains(position))
      heard = max(heard, position)
    case .ended: end()
    case .failed(let failure): fail(failure)
    }
  }

  /// Checks that all of the audio was sent unchanged and heard before the end.
  mutating func expectAll(_ sound: [Float]) {
    guard progress.isOver else { return }
    findings.note(
      .playsAll, "\(heard) of \(given) were heard, and \(sent.count) sent",
      if: heard != given || sent.count != given)
    let isSame = zip(sent, sound).allSatisfy { abs($0 - $1) < 0.001 }
    findings.note(.tellsWhatItSends, "the sent audio differs from the input", if: !isSame)
  }

  mutating func expectSilence(from position: Int) {
    let rest = sent.dropFirst(position)
    findings.note(
      .fades, "audio was sent after the fade", if: rest.isEmpty || rest.contains { $0 != 0 })
  }
}
