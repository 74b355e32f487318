import Hark

/// A coach that needs no network: it reflects what a person says, and asks one open question.
///
/// It is made of rules and says so when it is asked. It knows the conversation that it is given and
/// nothing else, keeps nothing, and answers the same conversation the same way. When somebody speaks
/// of ending their life it does not coach but names people who can help.
public struct ReflectiveCoach: Agent {
  /// Makes one; it holds nothing.
  public init() {}

  /// The reply to the last message of `conversation`, word by word.
  public func reply(to conversation: [Message]) -> AsyncThrowingStream<String, any Error> {
    let words = Self.answer(to: conversation).split(
      separator: " ", omittingEmptySubsequences: false)
    return AsyncThrowingStream { reply in
      for (index, word) in words.enumerated() { reply.yield(index == 0 ? "\(word)" : " \(word)") }
      reply.finish()
    }
  }

  /// The whole reply.
  static func answer(to conversation: [Message]) -> String {
    let said = conversation.last { $0.speaker == .person }?.text ?? ""
    let earlier = conversation.filter { $0.speaker == .agent }.map(\.text)
    // The next of its sentences each time, past any that was used lately.
    let choices = CoachTopic(SpokenWords(said)).sentences
    let start = earlier.count % choices.count
    let turned = choices[start...] + choices[..<start]
    return turned.first { !earlier.suffix(choices.count - 1).contains($0) } ?? choices[start]
  }
}
