import Hark

extension Phase {

  /// Whether a recording is on its way, under way, or has words to come: the text is not the
  /// person's to send yet.
  public var isBusy: Bool {
    switch self {
    case .starting, .recording, .finalizing: true
    case .idle, .rationale, .authorizing, .listening, .waiting, .speaking, .paused, .muted,
      .failed:
      false
    }
  }
}
