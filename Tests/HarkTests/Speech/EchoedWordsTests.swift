import Testing

@testable import Hark

@Suite("Words of a reply that come back")
struct EchoedWordsTests {
  private let reply =
    "You had oatmeal this morning. Would you like tea or coffee with your dinner tonight?"

  private func areEcho(_ text: String, after spoken: String) throws -> Bool {
    let range = try #require(reply.range(of: spoken))
    let count = reply.distance(from: reply.startIndex, to: range.upperBound)
    return EchoedWords.areAll(of: text, in: reply, spoken: count)
  }

  @Test("Those that were just spoken are its own, also where one is misheard")
  func own() throws {
    #expect(try areEcho("you like tea", after: "like"))
    #expect(try areEcho("Like TEA, or", after: "tea"))
    #expect(try areEcho("would you hike", after: "you like"))
  }

  @Test("One word alone may be an answer, and other words are a person's")
  func person() throws {
    #expect(try areEcho("coffee", after: "coffee") == false)
    #expect(try areEcho("no wait", after: "tea") == false)
    #expect(try areEcho("tea with milk please", after: "tea") == false)
    #expect(try areEcho("", after: "tea") == false)
  }

  @Test("The same words in another order are a person's")
  func order() throws {
    #expect(try areEcho("coffee or tea", after: "coffee") == false)
  }

  @Test("Words that were spoken long before are a person's")
  func longAgo() {
    let long = reply + String(repeating: " And so it goes on.", count: 12)
    #expect(!EchoedWords.areAll(of: "you had oatmeal", in: long, spoken: long.count))
  }
}
