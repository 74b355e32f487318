import Hark

/// Checks that a loudspeaker meets the requirements of its port; on a device, the check is audible.
public struct LoudspeakerConformance: Sendable {
  /// A requirement for loudspeakers.
  public enum Rule: String, Sendable, CaseIterable {
    /// The loudspeaker is available.
    case opens = "A loudspeaker can be opened."

    /// Errors have Hark's own type.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// Calls never block the caller.
    case returnsAtOnce = "play, finish, fade, pause, resume and stop return at once."

    /// The reference signal is complete.
    case tellsWhatItSends = "Every sample is reported as sent, once, in order and in range."

    /// Audio is sent before it is heard.
    case countsUpwards = "heard counts upwards and never beyond what was sent."

    /// All audio is played.
    case playsAll = "All of the sound has been heard when ended is reported."

    /// Playback ends.
    case ends = "finish() is answered by ended."

    /// The end is final.
    case endsOnce = "Nothing is reported after ended or failed."

    /// The end is a response to `finish()`.
    case endsWhenFinished = "ended is reported only after finish()."

    /// Fading takes effect.
    case fades = "Sound that was faded out is sent as silence."

    /// Pausing takes effect.
    case pauses = "A paused playback sends nothing more until it goes on."

    /// A stopped playback makes no further reports.
    case stopsSilently = "A stopped playback reports nothing more."

    /// The loudspeaker is available again.
    case opensAgain = "A playback can be opened after another has ended or been stopped."
  }

  let bounds: ConformanceBounds
  let sound: [Float]
  private let make: @Sendable () async throws -> any Loudspeaker

  /// Creates a check of the loudspeaker that `make` returns, which plays `seconds` of a soft tone,
  /// and then its two halves once more.
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
    guard case .came(let loudspeaker) = await Attempt({ try await make() }) else {
      findings.note(.opens, "the loudspeaker could not be made")
      return findings.all
    }
    if let whole = await open(loudspeaker, or: .opens, &findings) {
      await whole.playAll()
      findings.take(whole.log.now.findings)
      if let faded = await open(loudspeaker, or: .opensAgain, &findings) {
        await faded.fadeAndStop()
        findings.take(faded.log.now.findings)
        await open(loudspeaker, or: .opensAgain, &findings)?.playback.stop()
      }
    }
    return findings.all
  }

  private func open(
    _ loudspeaker: any Loudspeaker, or rule: Rule, _ findings: inout Findings<Rule>
  ) async -> PlaybackTrial? {
    let log = Watched(PlaybackLog())
    let playback = await findings.result(
      of: "open", within: bounds.patient, or: rule, foreign: .throwsVoiceFailures
    ) {
      try await loudspeaker.open { report in log.change { $0.take(report) } }
    }
    return playback.map { PlaybackTrial(playback: $0, log: log, check: self) }
  }
}

/// Plays audio through a playback under test and logs its reports.
private struct PlaybackTrial: Sendable {
  let playback: any Playback
  let log: Watched<PlaybackLog>
  let check: LoudspeakerConformance

  func playAll() async {
    let half = check.sound.count / 2
    play(Array(check.sound[..<half]))
    await standStill { play(Array(check.sound[half...])) }
    await check.bounds.settle()
    log.change { $0.finish() }
    call("finish") { playback.finish() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.findings.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
    log.change { $0.expectAll(check.sound) }
  }

  func fadeAndStop() async {
    let half = check.sound.count / 2
    play(Array(check.sound[..<half]))
    _ = await log.wait(within: check.bounds.patient) { $0.sent.count >= half }
    call("fade") { playback.fade(to: 0) }
    play(Array(check.sound[half...]))
    _ = await log.wait(within: check.bounds.patient) { $0.sent.count >= check.sound.count }
    log.change { $0.expectSilence(from: half + AudioTime.samples(PlaybackTiming.ramp)) }
    call("stop") { playback.stop() }
    let late = await check.bounds.growth { log.now.count }
    if late > 0 { log.change { $0.findings.note(.stopsSilently, "\(late) reports came later") } }
  }

  private func standStill(_ deed: () -> Void) async {
    call("pause") { playback.pause() }
    await check.bounds.settle()
    let before = log.now.sent.count
    deed()
    await check.bounds.settle()
    let more = log.now.sent.count - before
    if more > 0 { log.change { $0.findings.note(.pauses, "\(more) samples were sent meanwhile") } }
    call("resume") { playback.resume() }
  }

  private func play(_ samples: [Float]) {
    log.change { $0.give(samples.count) }
    call("play") { playback.play(samples) }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.findings.note(.returnsAtOnce, breach) }
    }
  }
}

/// The input and the reports of a playback under test.
private struct PlaybackLog: Sendable {
  private(set) var isOver = false
  private(set) var count = 0
  private(set) var sent: [Float] = []
  var findings = Findings<LoudspeakerConformance.Rule>()
  private var given = 0
  private var heard = 0
  private var isFinished = false

  mutating func give(_ count: Int) { given += count }
  mutating func finish() { isFinished = true }

  mutating func take(_ report: PlaybackReport) {
    count += 1
    findings.note(.endsOnce, "a report came behind the end", if: isOver)
    switch report {
    case .sending(let chunk): take(chunk)
    case .heard(let position):
      findings.note(
        .countsUpwards, "\(position) came after \(heard), of \(sent.count)",
        if: !(heard...max(heard, sent.count)).contains(position))
      heard = max(heard, position)
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      findings.note(.ends, "failed(\(failure.code)) came instead of ended")
      isOver = true
    }
  }

  /// Checks that playback ended only after all of the audio had been heard, and that the audio was
  /// sent unchanged.
  mutating func expectAll(_ sound: [Float]) {
    guard isOver else { return }
    findings.note(
      .playsAll, "\(heard) of \(given) were heard, and \(sent.count) sent",
      if: heard != given || sent.count != given)
    let isSame = zip(sent, sound).allSatisfy { abs($0 - $1) < 0.001 }
    findings.note(.tellsWhatItSends, "what was sent is not what was given", if: !isSame)
  }

  mutating func expectSilence(from position: Int) {
    let rest = sent.dropFirst(position)
    findings.note(
      .fades, "sound was sent behind the fading", if: rest.isEmpty || rest.contains { $0 != 0 })
  }

  private mutating func take(_ chunk: AudioChunk) {
    findings.note(
      .tellsWhatItSends, "a chunk began at \(chunk.start) instead of \(sent.count)",
      if: chunk.start != sent.count || chunk.end > given)
    findings.note(
      .tellsWhatItSends, "a sample lay outside",
      if: !chunk.samples.allSatisfy { (-1...1).contains($0) })
    sent += chunk.samples
  }
}
