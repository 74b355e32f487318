/// Replies to the user's messages.
///
/// For adapter authors: the stream yields the reply in pieces, which are concatenated unchanged. It
/// finishes when the reply is complete, and throws if the reply cannot continue. Cancel the request
/// when the consumer stops reading the stream.
public protocol Agent: Sendable {
  /// Returns the reply to the last message of `conversation`.
  ///
  /// The conversation is never empty, and its last message is the user's.
  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error>
}

extension Agent {
  /// Returns the reply to a conversation in which `text` is the only message.
  public func reply(to text: String) -> AsyncThrowingStream<String, any Error> {
    reply(to: [ChatMessage(.person, text)])
  }
}

/// One message of a conversation.
public struct ChatMessage: Sendable, Hashable, Codable {
  /// The author of the message.
  public var speaker: Speaker

  /// The text of the message.
  public var text: String

  /// Creates a message.
  public init(_ speaker: Speaker, _ text: String) {
    self.speaker = speaker
    self.text = text
  }

  /// The author of a message.
  public enum Speaker: String, Sendable, Hashable, Codable, CaseIterable {
    /// The user.
    case person

    /// The agent; its messages contain only the text that was shown or spoken.
    case agent
  }
}

extension ChatMessage: Confidential {
  /// A description with the speaker and the text's length, but not the text itself.
  public var description: String { "ChatMessage(\(speaker), \(text.veiled))" }
}
