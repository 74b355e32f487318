import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("The constants of an ONNX file")
struct ONNXInitializersTests {
  private func constant(_ name: String, kind: UInt8 = 1) -> [UInt8] {
    DrawnWeights.field(
      5,
      [1 << 3, 2, 1 << 3, 3, 2 << 3, kind] + DrawnWeights.field(8, Array(name.utf8))
        + DrawnWeights.field(9, [1, 2, 3, 4]))
  }

  private func tensors(
    _ graph: [UInt8]
  ) throws(SileroWeightsProblem) -> [String: TensorFile.Tensor] {
    try ONNXInitializers.tensors(in: [1 << 3, 8] + DrawnWeights.field(7, graph))
  }

  @Test("Have type, shape and place; other fields are ignored")
  func reads() throws {
    let node = DrawnWeights.field(1, [1, 2, 3])
    let found = try tensors(node + constant("a") + node + constant("b", kind: 10))
    #expect(found.keys.sorted() == ["a", "b"])
    let a = try #require(found["a"])
    #expect(a.isFloat32 && a.shape == [2, 3] && a.place.count == 4)
    #expect(found["b"]?.isFloat32 == false)
  }

  @Test("Duplicates and very long names are damage")
  func damaged() {
    #expect(throws: SileroWeightsProblem.damaged) { try tensors(constant("a") + constant("a")) }
    let name = String(repeating: "a", count: 1_000)
    #expect(throws: SileroWeightsProblem.damaged) { try tensors(constant(name)) }
  }
}
