/// What goes to the other side of a bridge, in this order and in no other: an event that belongs before
/// a reply is told before it (O56).
public enum BridgeMessage: Sendable, Hashable {
  /// The answer to the call of this number.
  case reply(BridgeReply, call: Int)

  /// What was said, or what went wrong; goes over the event channel.
  case event(BridgeEvent)

  /// Something worth a banner; goes over the method channel the other way, because the event channel
  /// has texts and errors alone (S4-27).
  case notice(BridgeNotice)
}

/// What the other side is told by itself (S4-27): text, never sound.
public enum BridgeEvent: Sendable, Hashable {
  /// All of the text so far, which may still change.
  case partial(String)

  /// All of the text; once in a recording, and the last of its texts.
  case final(String)

  /// What went wrong; the text so far has been told as final.
  case error(BridgeErrorCode)
}

/// Something that the other side may show without being in anybody's way, by the method's name.
public enum BridgeNotice: String, Sendable, Hashable, CaseIterable {
  /// The dictation has become so long that its joins may be noticed, and may need to be split; once
  /// in a dictation (S4-40).
  case longSpeech
}
