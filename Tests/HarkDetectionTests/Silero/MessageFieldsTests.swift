import Testing

@testable import HarkDetection

@Suite("The fields of a protocol buffer's message")
struct MessageFieldsTests {
  private func fields(_ bytes: [UInt8]) throws(SileroWeightsProblem) -> [MessageFields.Field] {
    let source = bytes
    var message = MessageFields(in: 0..<bytes.count)
    var fields: [MessageFields.Field] = []
    while let field = try message.next(source) { fields.append(field) }
    return fields
  }

  @Test("Are numbers, bytes, and bytes of a fixed size")
  func kinds() throws {
    let bytes: [UInt8] =
      [0x08, 0x96, 0x01] + [0x12, 2, 7, 7] + [0x1d, 0, 0, 0, 0] + [0x21, 0, 0, 0, 0, 0, 0, 0, 0]
    #expect(
      try fields(bytes) == [
        MessageFields.Field(number: 1, value: .integer(150)),
        MessageFields.Field(number: 2, value: .bytes(5..<7)),
        MessageFields.Field(number: 3, value: .bytes(8..<12)),
        MessageFields.Field(number: 4, value: .bytes(13..<21)),
      ])
  }

  @Test("A field that exceeds its message is cut short")
  func cutShort() {
    for bytes in [[0x08], [0x08, 0x80], [0x12, 1], [0x12], [0x1d, 0], [0x21, 0]] as [[UInt8]] {
      #expect(throws: SileroWeightsProblem.cutShort) { try fields(bytes) }
    }
    let length = [UInt8](repeating: 0xff, count: 8) + [0x7f]
    #expect(throws: SileroWeightsProblem.cutShort) { try fields([0x12] + length + [0]) }
  }

  @Test("Unknown wire types, unterminated numbers and overlong messages are damage")
  func damaged() {
    #expect(throws: SileroWeightsProblem.damaged) { try fields([0x0b, 0]) }
    let endless = [UInt8](repeating: 0xff, count: 11)
    #expect(throws: SileroWeightsProblem.damaged) { try fields([0x08] + endless) }
    let negative = [UInt8](repeating: 0xff, count: 9) + [0x01]
    #expect(throws: SileroWeightsProblem.damaged) { try fields([0x08] + negative) }
    let many = (0..<5_000).flatMap { _ in [0x08, 1] as [UInt8] }
    #expect(throws: SileroWeightsProblem.damaged) { try fields(many) }
  }
}
