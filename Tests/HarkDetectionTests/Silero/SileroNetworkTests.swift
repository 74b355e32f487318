import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Silero's network")
struct SileroNetworkTests {
  @Test("Agrees with its definition for random weights", arguments: [1, 2])
  func definition(seed: UInt64) throws {
    let drawn = DrawnWeights(seed: seed)
    var network = SileroNetwork(try SileroWeights(bytes: drawn.safetensors()))
    var plain = PlainNetwork(drawn)
    var dice = Dice(seed: seed)
    var answers: [Float] = []
    for loudness in [0, 0.01, 0.1, 1, 0.3] as [Float] {
      let samples = (0..<SileroNetwork.span).map { _ in
        loudness * Float.random(in: -1...1, using: &dice)
      }
      let answer = network.probability(of: samples)
      #expect(abs(Double(answer) - plain.probability(of: samples)) < 1e-5)
      answers.append(answer)
    }
    #expect(Set(answers).count == answers.count, "\(answers)")
  }

  @Test("The network remembers the audio that it has processed")
  func memory() throws {
    var network = SileroNetwork(try SileroWeights(bytes: DrawnWeights(seed: 3).safetensors()))
    let samples = (0..<SileroNetwork.span).map { Float($0 % 100) / 100 }
    let first = network.probability(of: samples)
    #expect(network.probability(of: samples) != first)
  }
}
