import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("A file of tensors")
struct TensorFileTests {
  private static let text = #"{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}}"#
  private static let file =
    DrawnWeights.littleEndian(UInt64(text.utf8.count)) + Array(text.utf8)
    + [0, 0, 128, 63, 0, 0, 0, 192]

  @Test("Gives the numbers of a tensor, lowest byte first")
  func numbers() throws {
    let source = Self.file
    let file = try TensorFile(source)
    #expect(file.has("a") && !file.has("b"))
    #expect(try file.numbers("a", [2], in: source) == [1, -2])
    #expect(throws: SileroWeightsProblem.lacks("a")) { try file.numbers("a", [1, 2], in: source) }
    #expect(throws: SileroWeightsProblem.lacks("b")) { try file.numbers("b", [2], in: source) }
  }

  @Test("A source that changes while it is read is cut short")
  func changing() throws {
    let file = try TensorFile(Self.file)
    #expect(throws: SileroWeightsProblem.cutShort) {
      try file.numbers("a", [2], in: Self.file.dropLast())
    }
    #expect(throws: SileroWeightsProblem.cutShort) {
      try file.numbers("a", [2], in: Shrunk(count: Self.file.count))
    }
  }

  /// A source that returns fewer bytes than its `count`.
  private struct Shrunk: ByteSource {
    let count: Int

    func read(_ range: Range<Int>) -> [UInt8] { [] }
  }
}
