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
