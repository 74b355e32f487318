extension Look {
  /// Returns the screen reader announcement for a transition between two phases, or `nil` if there
  /// is none.
  ///
  /// A failure is announced with its own message.
  public static func announcement(
    from old: Phase, to new: Phase, experience: Experience, wording: Wording
  ) -> String? {
    if case .failed(let failure) = new, old != new { return wording[.message(failure)] }
    return moment(from: old, to: new, isAnswered: experience.afterStop == .send)
      .map { wording[.announcement($0)] }
  }

  /// Returns the screen reader announcement that precedes the opening of the microphone and names
  /// its purpose.
  ///
  /// The announcement must finish before the microphone opens; otherwise, it would be transcribed.
  public static func announcementBeforeOpening(
    experience: Experience, wording: Wording
  ) -> String {
    wording[.announcement(experience.detection.mode.isAutomatic ? .listening : .recordingStarted)]
  }

  /// Joins several screen reader announcements into one, in the given order.
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

  /// Returns the hint of a phase that has lasted for `seconds`, or `nil` if the phase has none or
  /// it is not yet due.
  public static func hint(
    _ phase: Phase, for seconds: Double, experience: Experience, wording: Wording
  ) -> String? {
    guard let delay = hintDelay(phase, experience: experience), seconds >= delay else { return nil }
    return phase == .speaking ? wording[.tapToStop] : wording[.releaseHint]
  }

  /// Returns the delay before a phase's hint, in seconds, or `nil` if the phase has none.
  public static func hintDelay(_ phase: Phase, experience: Experience) -> Double? {
    switch phase {
    case .recording(.held):
      // The hint appears half a second after touch-down (S3-34), and the held phase begins
      // `GestureTiming.hold` after touch-down.
      return experience.gesture == .tapOrHold ? 0.5 - GestureTiming.hold : nil
    case .speaking: return 1
    case .idle, .rationale, .authorizing, .starting, .listening, .recording(.hand),
      .recording(.speech), .finalizing, .waiting, .paused, .muted, .failed:
      return nil
    }
  }
}

extension Phase {
  /// Whether audio is being recorded.
  public var isRecording: Bool {
    if case .recording = self { true } else { false }
  }

  /// Whether the microphone level is meaningful in this phase.
  ///
  /// A UI that measures audio itself draws the level only in these phases.
  public var hearsSound: Bool {
    switch self {
    case .listening, .recording: true
    case .idle, .rationale, .authorizing, .starting, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      false
    }
  }
}
