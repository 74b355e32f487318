extension Look {
  /// What a screen reader says when one phase follows another; nil when nothing is to be said.
  ///
  /// A failure is told in its own words.
  public static func announcement(
    from old: Phase, to new: Phase, experience: Experience, wording: Wording
  ) -> String? {
    if case .failed(let failure) = new, old != new { return wording[.message(failure)] }
    return moment(from: old, to: new, isAnswered: experience.afterStop == .send)
      .map { wording[.announcement($0)] }
  }

  /// What a screen reader says before the microphone is opened, because once it is open what is said
  /// would be written down: what it is opened for.
  public static func announcementBeforeOpening(
    experience: Experience, wording: Wording
  ) -> String {
    wording[.announcement(experience.detection.mode.isAutomatic ? .listening : .recordingStarted)]
  }

  /// What a screen reader says where it has several things to tell at once, in this order.
  public static func announcement(of texts: [String]) -> String {
    texts.dropLast().reduce("") { $0 + $1 + ($1.last?.isPunctuation == true ? " " : ". ") }
      + (texts.last ?? "")
  }

  private static func moment(
    from old: Phase, to new: Phase, isAnswered: Bool
  ) -> Announcement? {
    if old == new { return nil }
    switch new {
    case .idle: return old.isRecording ? .recordingStopped : isAnswered ? .ready : nil
    case .rationale, .authorizing, .starting, .failed: return nil
    case .listening: return .listening
    case .recording: return old.isRecording ? nil : .recordingStarted
    case .finalizing: return isAnswered ? .processing : .recordingStopped
    case .waiting: return .waiting
    case .speaking: return .speaking
    case .paused: return .paused
    case .muted: return .muted
    }
  }

  /// The hint of a phase that has lasted for `seconds`; nil when there is none, or not yet.
  public static func hint(
    _ phase: Phase, for seconds: Double, experience: Experience, wording: Wording
  ) -> String? {
    guard let delay = hintDelay(phase, experience: experience), seconds >= delay else { return nil }
    return phase == .speaking ? wording[.tapToStop] : wording[.releaseHint]
  }

  /// Seconds after which a phase's hint comes; nil for a phase without one.
  public static func hintDelay(_ phase: Phase, experience: Experience) -> Double? {
    switch phase {
    case .recording(.held):
      // Half a second after the finger came down (S3-34); a hold is one after `hold` of them.
      return experience.gesture == .tapOrHold ? 0.5 - GestureTiming.hold : nil
    case .speaking: return 1
    case .idle, .rationale, .authorizing, .starting, .listening, .recording(.hand),
      .recording(.speech), .finalizing, .waiting, .paused, .muted, .failed:
      return nil
    }
  }
}

extension Phase {
  /// Whether sound is being recorded.
  public var isRecording: Bool {
    if case .recording = self { true } else { false }
  }

  /// Whether the level of the microphone counts: what a face draws of sound that it hears itself, it
  /// draws only then.
  public var hearsSound: Bool {
    switch self {
    case .listening, .recording: true
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      false
    }
  }
}
