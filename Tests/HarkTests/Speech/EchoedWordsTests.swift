import Testing

@testable import Hark

@Suite("Echoed words of a reply")
struct EchoedWordsTests {
  private let reply =
    "You had oatmeal this morning. Would you like tea or coffee with your dinner tonight?"

  private func areEcho(_ text: String, after spoken: String) throws -> Bool {
    let range = try #require(reply.range(of: spoken))
    let count = reply.distance(from: reply.startIndex, to: range.upperBound)
    return EchoedWords.areAll(of: text, in: reply, spoken: count)
  }

  @Test("Words that were just spoken match, even if one is misheard")
  func own() throws {
    #expect(try areEcho("you like tea", after: "like"))
    #expect(try areEcho("Like TEA, or", after: "tea"))
    #expect(try areEcho("would you hike", after: "you like"))
  }

  @Test("A single word may be an answer; other words are the user's")
  func person() throws {
    #expect(try areEcho("coffee", after: "coffee") == false)
    #expect(try areEcho("no wait", after: "tea") == false)
    #expect(try areEcho("tea with milk please", after: "tea") == false)
    #expect(try areEcho("", after: "tea") == false)
  }

  @Test("The same words in another order are the user's")
  func order() throws {
    #expect(try areEcho("coffee or tea", after: "coffee") == false)
  }

  @Test("Words spoken long before are the user's")
  func longAgo() {
    let long = reply + String(repeating: " And so it goes on.", count: 12)
    #expect(!EchoedWords.areAll(of: "you had oatmeal", in: long, spoken: long.count))
  }
}
