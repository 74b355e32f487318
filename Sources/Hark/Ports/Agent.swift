/// Answers what a person said.
///
/// To the author of an adapter: the reply streams in pieces of text that are joined as they are;
/// the stream ends with the reply and throws when it cannot go on. Ending the stream's consumer
/// cancels the request.
public protocol Agent: Sendable {
  /// The reply to the last message of `conversation`, which is the person's; never empty.
  func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error>
}

extension Agent {
  /// The reply to `text`, with nothing said before.
  public func reply(to text: String) -> AsyncThrowingStream<String, any Error> {
    reply(to: [Message(.person, text)])
  }
}

/// One message of a conversation.
public struct Message: Sendable, Hashable, Codable {
  /// Whose words they are.
  public var speaker: Speaker

  /// The words.
  public var text: String

  /// Makes a message.
  public init(_ speaker: Speaker, _ text: String) {
    self.speaker = speaker
    self.text = text
  }

  /// Whose words a message holds.
  public enum Speaker: String, Sendable, Hashable, Codable, CaseIterable {
    /// The person's.
    case person

    /// The agent's, as far as it was shown or spoken.
    case agent
  }
}

extension Message: Confidential {
  /// Whose it is, and how long.
  public var description: String { "Message(\(speaker), \(text.veiled))" }
}
