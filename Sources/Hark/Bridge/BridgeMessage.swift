/// A message to the other side of a bridge.
///
/// Messages arrive in the order in which they are sent, and an event that precedes a reply is sent
/// before that reply (O56).
public enum BridgeMessage: Sendable, Hashable {
  /// The reply to the call with this number.
  case reply(BridgeReply, call: Int)

  /// Recognized text or an error, sent over the event channel.
  case event(BridgeEvent)

  /// A notice for a banner.
  ///
  /// It is sent over the method channel in the reverse direction, because the event channel carries
  /// only texts and errors (S4-27).
  case notice(BridgeNotice)
}

/// An event that the bridge sends without a request (S4-27): text, never audio.
public enum BridgeEvent: Sendable, Hashable {
  /// The entire text so far, which may still change.
  case partial(String)

  /// The entire text; sent at most once per recording, after all partial texts.
  case final(String)

  /// An error; the text so far has already been sent as final.
  case error(BridgeErrorCode)
}

/// An unobtrusive notice for the UI; the raw value is the method's name.
public enum BridgeNotice: String, Sendable, Hashable, CaseIterable {
  /// The dictation is so long that the transitions between its recognition tasks may be noticeable,
  /// and the user may want to split it.
  ///
  /// Sent once per dictation (S4-40).
  case longSpeech
}
