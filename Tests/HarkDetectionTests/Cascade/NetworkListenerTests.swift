import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Silero's network on a stream")
struct NetworkListenerTests {
  private let weights: SileroWeights
  private let samples: [Float]

  init() throws {
    weights = try SileroWeights(bytes: DrawnWeights(seed: 6).safetensors())
    var dice = Dice(seed: 6)
    samples = (0..<16_000).map { _ in Float.random(in: -0.9...0.9, using: &dice) }
  }

  /// A listener and the audio that it has received.
  private struct Stream {
    var listener: NetworkListener
    var sound = SoundHistory()

    mutating func append(_ frame: ArraySlice<Float>) {
      frame.withUnsafeBufferPointer { sound.append($0) }
      listener.advance(frame.count)
    }
  }

  private func frames(_ body: (ArraySlice<Float>) -> Void) {
    for start in stride(from: 0, to: samples.count, by: 160) { body(samples[start..<start + 160]) }
  }

  @Test("Gives the network's results chunk by chunk")
  func chunks() {
    var detector = SileroDetector(weights: weights)
    let expected = samples.withUnsafeBufferPointer { samples in
      stride(from: 0, to: samples.count - 511, by: 512).map {
        detector.probability(of: UnsafeBufferPointer(rebasing: samples[$0..<$0 + 512]))
      }
    }
    var stream = Stream(listener: NetworkListener(weights))
    var heard: [Float] = []
    frames { frame in
      stream.append(frame)
      let before = stream.listener.odds
      stream.listener.hear(stream.sound, gain: 1)
      guard stream.listener.odds != before else { return }
      #expect(stream.listener.age < 160)
      heard.append(SIMD8(repeating: stream.listener.odds).logistic()[0])
    }
    #expect(heard == expected)
  }

  @Test("A glance uses the newest audio, and does not change the state")
  func glance() {
    var (plain, glancing) = (
      Stream(listener: NetworkListener(weights)), Stream(listener: NetworkListener(weights))
    )
    var glances: Set<Float> = []
    frames { frame in
      plain.append(frame)
      glancing.append(frame)
      plain.listener.hear(plain.sound, gain: 1)
      glancing.listener.hear(glancing.sound, gain: 1)
      #expect(glancing.listener.odds == plain.listener.odds)
      glances.insert(glancing.listener.glance(at: glancing.sound, gain: 1))
    }
    #expect(glances.count == 100)
  }

  @Test("Waking processes the last 64 ms, and the next chunk follows 32 ms later")
  func waking() {
    var stream = Stream(listener: NetworkListener(weights))
    var network = SileroNetwork(weights)
    frames { stream.append($0) }
    stream.listener.wake(stream.sound, gain: 0.5)
    var odds: [Float] = []
    for back in [512, 0] {
      var span = [Float](repeating: 0, count: SileroNetwork.span)
      span.withUnsafeMutableBufferPointer {
        stream.sound.copy(576, endingBefore: back, gain: 0.5, into: $0)
        SileroNetwork.mirrorEnd(of: $0)
      }
      odds.append(network.logOdds(of: span))
    }
    #expect(stream.listener.odds == odds[1])
    #expect(stream.listener.age == 0)
    stream.listener = NetworkListener(weights)
    stream.listener.wake(stream.sound, gain: 0.5)
    #expect(stream.listener.odds == odds[1])
  }
}
