import Hark

/// Checks that a loudspeaker does what its port asks; on a device, the sound is heard.
public struct LoudspeakerConformance: Sendable {
  /// What is asked of a loudspeaker.
  public enum Rule: String, Sendable, CaseIterable {
    /// It can be had.
    case opens = "A loudspeaker can be opened."

    /// Errors are the project's own.
    case throwsVoiceFailures = "Errors are VoiceFailures."

    /// The caller is never held up.
    case returnsAtOnce = "play, finish, fade, pause, resume and stop return at once."

    /// The reference is whole.
    case tellsWhatItSends = "Every sample is reported as sent, once, in order and in range."

    /// Nothing is heard before it was sent.
    case countsUpwards = "heard counts upwards and never beyond what was sent."

    /// All of it is played.
    case playsAll = "All of the sound has been heard when ended is reported."

    /// It ends.
    case ends = "finish() is answered by ended."

    /// The end is the end.
    case endsOnce = "Nothing is reported after ended or failed."

    /// The end is an answer.
    case endsWhenFinished = "ended is reported only after finish()."

    /// Softer is softer.
    case fades = "Sound that was faded out is sent as silence."

    /// Standing still is no end.
    case pauses = "A paused playback sends nothing more until it goes on."

    /// Silence is silence.
    case stopsSilently = "A stopped playback reports nothing more."

    /// It can be had again.
    case opensAgain = "A playback can be opened after another has ended or been stopped."
  }

  let bounds: ConformanceBounds
  let sound: [Float]
  private let make: @Sendable () async throws -> any Loudspeaker

  /// Makes a check of the loudspeaker that `make` returns, which plays `seconds` of a soft tone, and
  /// half of it twice more.
  public init(
    seconds: Double = 0.5, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async throws -> any Loudspeaker
  ) {
    self.bounds = bounds
    // A triangle of 250 Hz, 1/8 of full scale.
    sound = (0..<AudioTime.samples(seconds)).map { Float(abs($0 % 64 - 32) - 16) / 128 }
    self.make = make
  }

  /// The first breach of each rule; empty when the loudspeaker conforms.
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
    let opening = await Trial.run(within: bounds.patient) {
      await Attempt {
        try await loudspeaker.open { report in log.change { $0.take(report) } }
      }
    }
    switch opening {
    case .came(let playback): return PlaybackTrial(playback: playback, log: log, check: self)
    case .refused(let failure): findings.note(rule, "open threw \(failure.code)")
    case .threw(let error): findings.note(.throwsVoiceFailures, "open threw a \(error)")
    case nil: findings.note(rule, "open did not return")
    }
    return nil
  }
}
