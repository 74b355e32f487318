import Testing

@testable import HarkDetection

@Suite("The tensors of Silero's network")
struct SileroTensorTests {
  @Test("Are 309,633 numbers under 15 names in either format")
  func names() {
    #expect(SileroTensor.allCases.reduce(0) { $0 + $1.shape.reduce(1, *) } == 309_633)
    #expect(Set(SileroTensor.allCases.map(\.onnxName)).count == 15)
  }
}
