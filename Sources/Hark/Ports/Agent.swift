/// Answers what a person said.
///
/// To the author of an adapter: the reply streams in pieces of text that are joined as they are;
/// the stream ends with the reply and throws when it cannot go on. Ending the stream's consumer
/// cancels the request.
public protocol Agent: Sendable {
  /// The reply to `text`.
  func reply(to text: String) -> AsyncThrowingStream<String, any Error>
}
