/// The behavior of the button after a failure that a retry cannot fix.
public enum LastingFailurePolicy: String, Sendable, Equatable, CaseIterable {
  /// The button remains, and a tap shows an explanation.
  case explainOnTap

  /// The button is disabled, with an explanation and a Settings link beside it.
  case disable

  /// The button is hidden, with a Settings link in its place.
  case hide

  /// The button looks normal, and a tap retries.
  case retry
}

/// The treatment of a recording without words.
public enum NoSpeechPolicy: String, Sendable, Equatable, CaseIterable {
  /// A failure that is reported to the user.
  case failure

  /// An ordinary ending that is not reported.
  case quiet
}
