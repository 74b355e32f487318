import Hark

/// Checks that a microphone meets the requirements of its port, with the real device or a fake.
///
/// ```swift
/// let check = MicrophoneConformance { MyMicrophone() }
/// #expect(await check.findings().isEmpty)
/// ```
///
/// The check opens the microphone at most three times; the microphone must deliver audio.
public struct MicrophoneConformance: Sendable {
  /// A requirement for microphones, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable, FailureRule {
    case opens = "A microphone can be opened."
    case delivers = "An open microphone delivers audio."
    case startsAtZero = "Samples are numbered from 0 at each opening."
    case leavesNoGap = "Each chunk begins where the previous one ended."
    case fillsChunks = "A chunk contains at least one sample."
    case staysInRange = "Samples are within −1…1."
    case refusesSecondOpening =
      "A second opening throws microphoneBusy, or waits until the first has been closed."
    case closesPromptly = "close() returns within 500 ms."
    case closesHarmlessly = "close() returns even if the microphone is not open."
    case endsAfterClose = "The stream ends after close(), without an error."
    case isFreeAfterClose = "A closed microphone can be opened again."
    case losesNothing = "On-demand audio does not depend on how slowly it is read."
    case throwsVoiceFailures = "Errors are VoiceFailures."
  }

  private let bounds: ConformanceBounds
  private let length: Int
  private let profile: AudioProfile
  private let make: @Sendable () async throws -> any Microphone

  /// Creates a check of the microphone that `make` returns, using its first `seconds` of audio.
  public init(
    seconds: Double = 1, profile: AudioProfile = .record,
    bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any Microphone
  ) {
    self.length = AudioTime.samples(seconds)
    self.profile = profile
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the microphone conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    guard let microphone = await findings.adapter("microphone", or: .opens, make) else {
      return findings.all
    }
    await close(microphone, .closesHarmlessly, "close() before any opening", &findings)
    if let first = await record(microphone, slowly: false, .opens, &findings),
      let second = await record(microphone, slowly: true, .isFreeAfterClose, &findings),
      microphone.delivery == .waits
    {
      findings.note(
        .losesNothing, "the second opening gave other samples than the first", if: first != second)
    }
    return findings.all
  }
}

extension MicrophoneConformance {
  /// Opens the microphone, listens, and closes it; returns the audio, or `nil` if opening fails.
  private func record(
    _ microphone: any Microphone, slowly: Bool, _ rule: Rule, _ findings: inout Findings<Rule>
  ) async -> [Float]? {
    guard let sound = await open(microphone, rule, &findings) else { return nil }
    let listener = MicrophoneListener(to: sound, length: length, pausing: slowly ? bounds : nil)
    await listener.heardEnough(within: bounds.patient)
    findings.take(listener.findings)
    let hasEnded = listener.hasEnded
    let second = slowly ? nil : await openAgain(microphone, &findings)
    await close(microphone, .closesPromptly, "close()", &findings)
    if let breach = await listener.breachOfEnd(within: bounds.patient), !hasEnded {
      findings.note(.endsAfterClose, breach)
    }
    findings.take(listener.findings)
    await close(microphone, .closesHarmlessly, "a second close()", &findings)
    if case .came? = await second?.outcome(within: bounds.prompt) { await microphone.close() }
    return listener.heard
  }

  private func open(
    _ microphone: any Microphone, _ rule: Rule, _ findings: inout Findings<Rule>
  ) async -> MicrophoneListener.Sound? {
    await findings.result(of: "open", within: bounds.patient, or: rule) {
      try await microphone.open(profile)
    }
  }

  private func openAgain(
    _ microphone: any Microphone, _ findings: inout Findings<Rule>
  ) async -> Trial<Attempt<MicrophoneListener.Sound>> {
    let opening = Trial { await Attempt { try await microphone.open(profile) } }
    switch await opening.outcome(within: bounds.prompt) {
    case .refused(.microphoneBusy), nil: break
    case .came: findings.note(.refusesSecondOpening, "a second stream was returned")
    case let failed: _ = findings.result(of: "open", failed, or: .refusesSecondOpening)
    }
    return opening
  }

  private func close(
    _ microphone: any Microphone, _ rule: Rule, _ name: String, _ findings: inout Findings<Rule>
  ) async {
    let closing: Void? = await Trial.run(within: max(bounds.prompt, 0.5)) {
      await microphone.close()
    }
    findings.note(rule, "\(name) did not return in time", if: closing == nil)
  }
}

/// Reads a microphone's stream to its end and records violations.
private struct MicrophoneListener: Sendable {
  typealias Sound = AsyncThrowingStream<AudioChunk, any Error>
  private typealias Rule = MicrophoneConformance.Rule

  private struct Notes: Sendable {
    var heard: [Float] = []
    var next = 0
    var hasEnded = false
    var findings = Findings<MicrophoneConformance.Rule>()

    /// Checks a chunk and stores its samples, up to `length` in total.
    mutating func take(_ chunk: AudioChunk, length: Int) {
      if next == 0, chunk.start != 0 {
        findings.note(.startsAtZero, "the first chunk begins at \(chunk.start)")
      } else if chunk.start != next {
        findings.note(.leavesNoGap, "a chunk begins at \(chunk.start), not at \(next)")
      }
      findings.note(.fillsChunks, "a chunk without samples", if: chunk.samples.isEmpty)
      if let wild = chunk.samples.first(where: { !(abs($0) <= 1) }) {
        findings.note(.staysInRange, "a sample of \(wild)")
      }
      heard += chunk.samples.prefix(max(0, length - heard.count))
      next = chunk.end
    }
  }

  private let notes = Watched(Notes())
  private let length: Int
  private let listening: Trial<Attempt<Void>>

  /// Creates a listener that starts at once.
  ///
  /// Unless `bounds` is `nil`, the listener pauses after each chunk until it has read `length`
  /// samples.
  init(to sound: Sound, length: Int, pausing bounds: ConformanceBounds?) {
    let notes = notes
    self.length = length
    listening = Trial {
      let end = await Attempt {
        for try await chunk in sound {
          notes.change { $0.take(chunk, length: length) }
          if let bounds, notes.now.next < length { await bounds.pause() }
        }
      }
      notes.change { $0.hasEnded = true }
      return end
    }
  }

  var heard: [Float] { notes.now.heard }
  var hasEnded: Bool { notes.now.hasEnded }
  var findings: Findings<MicrophoneConformance.Rule> { notes.now.findings }

  /// Returns when `length` samples have arrived, the stream has ended, or time is up.
  func heardEnough(within seconds: Double) async {
    let length = length
    let isEnough = await notes.wait(within: seconds) { $0.heard.count >= length || $0.hasEnded }
    note(.delivers, "only \(heard.count) samples arrived", if: !isEnough)
    guard hasEnded else { return }
    if let breach = await breachOfEnd(within: seconds) { note(.delivers, breach) }
    note(.delivers, "the audio ended at once", if: heard.isEmpty)
  }

  private func note(_ rule: Rule, _ seen: String, if isBreach: Bool = true) {
    notes.change { $0.findings.note(rule, seen, if: isBreach) }
  }

  /// Returns the violation at the end of the stream; `nil` if the stream ended normally, or if it
  /// threw an error other than a `VoiceFailure`, which is noted separately.
  func breachOfEnd(within seconds: Double) async -> String? {
    switch await listening.outcome(within: seconds) {
    case .came: return nil
    case .refused(let failure): return "the stream threw \(failure.code)"
    case .threw(let error):
      note(.throwsVoiceFailures, "the stream threw a \(error)")
      return nil
    case nil: return "the stream continued"
    }
  }
}
