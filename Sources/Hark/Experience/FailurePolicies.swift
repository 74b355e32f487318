/// What becomes of the button after a failure that trying again cannot mend.
public enum LastingFailurePolicy: String, Sendable, Equatable, CaseIterable {
  /// The button stays; a tap explains.
  case explainOnTap

  /// The button is disabled, with the explanation and a Settings link beside it.
  case disable

  /// The button is hidden, with a Settings link in its place.
  case hide

  /// The button looks normal and a tap tries again.
  case retry
}

/// What a recording without a word is.
public enum NoSpeechPolicy: String, Sendable, Equatable, CaseIterable {
  /// A failure that the person is told of.
  case failure

  /// Nothing to speak of.
  case quiet
}
