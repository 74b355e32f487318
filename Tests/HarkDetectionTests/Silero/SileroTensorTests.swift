import Testing

@testable import HarkDetection

@Suite("The tensors of Silero's network")
struct SileroTensorTests {
  @Test("Are 309,633 numbers under 15 names in either format")
  func names() {
    let counts = SileroTensor.allCases.map { tensor in tensor.shape.reduce(1, *) }
    #expect(counts.reduce(0, +) == 309_633)
    #expect(Set(SileroTensor.allCases.map(\.onnxName)).count == 15)
  }
}
