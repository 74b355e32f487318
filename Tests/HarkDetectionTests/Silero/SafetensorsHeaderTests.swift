import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("The header of a safetensors file")
struct SafetensorsHeaderTests {
  private func tensors(
    _ text: String, length: UInt64? = nil
  ) throws(SileroWeightsProblem) -> [String: TensorFile.Tensor] {
    let head = DrawnWeights.littleEndian(length ?? UInt64(text.utf8.count))
    return try SafetensorsHeader.tensors(in: head + Array(text.utf8))
  }

  @Test("Gives the type, shape and place of each tensor, without metadata")
  func reads() throws {
    let text = """
      {"__metadata__":{"format":"pt","[":"]"},
      "a":{"dtype":"F32","shape":[2,3],"data_offsets":[8,32]},
      "b":{"data_offsets":[0,2],"shape":[],"dtype":"F16"}}
      """
    let start = 8 + text.utf8.count
    #expect(
      try tensors(text) == [
        "a": TensorFile.Tensor(isFloat32: true, shape: [2, 3], place: start + 8..<start + 32),
        "b": TensorFile.Tensor(isFloat32: false, shape: [], place: start..<start + 2),
      ])
  }

  @Test("An implausible length is damage; a length beyond the file is a file that is cut short")
  func lengths() {
    for length in [UInt64.max, 1 << 63, 1 << 62, 1 << 32, 1 << 17] {
      #expect(throws: SileroWeightsProblem.damaged) { try tensors("{}", length: length) }
    }
    #expect(throws: SileroWeightsProblem.cutShort) { try tensors("{}", length: 3) }
    #expect(throws: SileroWeightsProblem.damaged) { try tensors("{}", length: 0) }
  }

  @Test("Duplicate tensors and unknown fields are damage")
  func contradictions() {
    let one = "\"a\":{\"dtype\":\"F32\",\"shape\":[1],\"data_offsets\":[0,4]}"
    #expect(throws: SileroWeightsProblem.damaged) { try tensors("{\(one),\(one)}") }
    #expect(throws: SileroWeightsProblem.damaged) { try tensors("{\"a\":{\"size\":[1]}}") }
    #expect(throws: SileroWeightsProblem.damaged) { try tensors("{\"a\":[1]}") }
    #expect(throws: SileroWeightsProblem.damaged) {
      try tensors("{\"a\":{\"data_offsets\":[4,0]}}")
    }
  }
}
