import Hark

/// A coach without a network that reflects the user's words and asks one open question.
///
/// It is based on rules and says so when asked. It uses only the given conversation, stores
/// nothing, and is deterministic. If the user mentions suicide, it stops coaching and refers the
/// user to people who can help.
public struct ReflectiveCoach: Agent {
  /// Creates a coach, which has no state.
  public init() {}

  /// Returns the reply to the last message of `conversation`, word by word.
  public func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error> {
    let words = Self.answer(to: conversation).split(
      separator: " ", omittingEmptySubsequences: false)
    return AsyncThrowingStream { reply in
      for (index, word) in words.enumerated() { reply.yield(index == 0 ? "\(word)" : " \(word)") }
      reply.finish()
    }
  }

  /// Returns the complete reply.
  static func answer(to conversation: [Message]) -> String {
    let said = conversation.last { $0.speaker == .person }?.text ?? ""
    let earlier = conversation.filter { $0.speaker == .agent }.map(\.text)
    // The replies rotate, and recently used ones are skipped.
    let choices = CoachTopic(SpokenWords(said)).sentences
    let start = earlier.count % choices.count
    let turned = choices[start...] + choices[..<start]
    return turned.first { !earlier.suffix(choices.count - 1).contains($0) } ?? choices[start]
  }
}
