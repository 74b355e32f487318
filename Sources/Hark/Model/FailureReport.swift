/// What is noted when something goes wrong, for whoever mends it.
///
/// It names places and numbers and has no room for anything that was spoken.
public struct FailureReport: Sendable, Hashable {
  /// What went wrong.
  public let matter: Matter

  /// What was being done.
  public let phase: WorkPhase

  /// The recogniser in use, by the name in its traits.
  public let recognizer: String

  /// What went wrong.
  public enum Matter: Sendable, Hashable {
    /// Voice input failed, and the person is told.
    case failure(VoiceFailure)

    /// A recognition task failed and another has its sound, so the person is told nothing.
    case overcome(VoiceFailure)

    /// A system's error that stands behind a failure; it comes beside the failure's own report.
    case cause(ErrorCause, of: VoiceFailure)

    /// The recogniser does not know the language that is wanted most; another is listened for, or
    /// none where there is none.
    case languageMissing(LocaleTag, instead: LocaleTag?)

    /// What is said cannot be kept on the disk; once until it can again.
    case notKept(TranscriptStoreFailure)

    /// A part broke its promise and what it told was dropped; one of the engine's own sentences.
    case brokenPromise(String)
  }

  /// Makes a report.
  public init(_ matter: Matter, phase: WorkPhase, recognizer: String) {
    self.matter = matter
    self.phase = phase
    self.recognizer = recognizer
  }
}

extension FailureReport: CustomStringConvertible {
  /// The report as one line of a log.
  public var description: String {
    switch matter {
    case .failure(let failure):
      "failure=\(failure.code) \(place)"
    case .overcome(let failure):
      "overcome=\(failure.code) \(place)"
    case .cause(let cause, let failure):
      "cause=\(failure.code) domain=\(cause.domain) number=\(cause.number) \(place)"
    case .languageMissing(let wanted, let instead):
      "languageMissing=\(wanted) instead=\(instead?.description ?? "none") \(place)"
    case .notKept(let failure):
      "notKept=\(failure.rawValue) \(place)"
    case .brokenPromise(let reason):
      "brokenPromise=\"\(reason)\" \(place)"
    }
  }

  private var place: String { "phase=\(phase.rawValue) recognizer=\(recognizer)" }
}
