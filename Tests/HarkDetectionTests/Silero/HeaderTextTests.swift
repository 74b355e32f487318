import Testing

@testable import HarkDetection

@Suite("The JSON text of a safetensors header")
struct HeaderTextTests {
  private func members(_ text: String) throws(SileroWeightsProblem) -> [String: [Int]] {
    var header = HeaderText(Array(text.utf8))
    var members: [String: [Int]] = [:]
    try header.members { header, name throws(SileroWeightsProblem) in
      members[name] = try header.integers()
    }
    try header.end()
    return members
  }

  @Test("Objects, strings and arrays are parsed, with any white space")
  func reads() throws {
    #expect(try members("{}") == [:])
    #expect(
      try members(" { \"a\" : [ 1 , 20 ] ,\n\"b\\\"c\":[]}  ") == ["a": [1, 20], "b\\\"c": []])
  }

  @Test(
    "Anything else is damaged",
    arguments: [
      "", "{", "[", "{\"a\"", "{\"a\":", "{\"a\":[", "{\"a\":[1", "{\"a\":[1]", "{\"a\":[1],}",
      "{\"a\":[1,]}", "{\"a\":[1.5]}", "{\"a\":[-1]}", "{\"a\":[99999999999999999999]}", "{a:[1]}",
      "{\"a\":[1]}}", "{\"a\":1}", "{\"a\":[\"1\"]}", "{\"a\":[1]\"b\":[2]}", "{\"a\\", "{\"a\\\"",
    ])
  func damaged(text: String) {
    #expect(throws: SileroWeightsProblem.damaged) { try members(text) }
  }
}
