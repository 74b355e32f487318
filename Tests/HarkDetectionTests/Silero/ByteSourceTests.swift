import Testing

@testable import HarkDetection

@Suite("The bytes of a file")
struct ByteSourceTests {
  @Test("Are never read beyond their end")
  func ends() throws {
    let source: [UInt8] = [1, 2, 3]
    #expect(try source.bytes(1..<3) == [2, 3])
    #expect(try source.bytes(3..<3) == [])
    #expect(throws: SileroWeightsProblem.cutShort) { try source.bytes(2..<4) }
    #expect(throws: SileroWeightsProblem.cutShort) { try source.bytes(-1..<1) }
  }
}
