import Foundation
import HarkServices
import Testing

@Suite("JSON values")
struct JSONValueTests {
  private static let value: JSONValue = [
    "list": [1, 0.5, true, "a \("b")"], "object": ["inner": -3],
  ]

  @Test("Literals become the corresponding JSON")
  func literals() {
    let list: JSONValue = .array([.number(1), .number(0.5), .bool(true), .string("a b")])
    #expect(Self.value == .object(["list": list, "object": .object(["inner": .number(-3)])]))
  }

  @Test("Members exist only in objects and can be read and written")
  func members() {
    #expect(Self.value["object"]?["inner"] == -3)
    #expect(Self.value["none"] == nil && Self.value["list"]?["inner"] == nil)
    var value = Self.value
    value["object"]?["inner"] = 4
    value["list"]?["inner"] = 4
    #expect(value["object"]?["inner"] == 4 && value["list"] == Self.value["list"])
  }

  @Test("Whole numbers have no fraction, and null is explicit")
  func encoding() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let value: JSONValue = ["a": 24_000, "b": 0.25, "c": .null, "d": .number(1e300)]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    #expect(text == #"{"a":24000,"b":0.25,"c":null,"d":1e+300}"#)
  }
}
