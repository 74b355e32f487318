import DetectionFixtures
import Foundation
import Testing

@testable import Hark
@testable import HarkDetection

@Suite("Silero's weights from a file")
struct SileroWeightsFileTests {
  @Test("equal the weights from its bytes")
  func same() throws {
    let bytes = DrawnWeights(seed: 8).safetensors()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var one = SileroNetwork(try SileroWeights(contentsOf: url))
    var other = SileroNetwork(try SileroWeights(bytes: bytes))
    let samples = (0..<SileroNetwork.span).map { Float($0 % 7) / 7 }
    #expect(one.probability(of: samples) == other.probability(of: samples))
  }

  @Test("An empty file is truncated")
  func empty() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(throws: SileroWeightsProblem.cutShort) { try SileroWeights(contentsOf: url) }
  }
}
