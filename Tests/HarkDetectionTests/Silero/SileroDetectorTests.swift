import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Silero's network as a voice detector")
struct SileroDetectorTests {
  /// The maximum permitted difference from onnxruntime's probabilities over a whole recording.
  private static let tolerance: Float = 0.001

  private static func weights(_ file: String) throws -> SileroWeights {
    try SileroWeights(bytes: SileroFiles.bytes(file))
  }

  private func probabilities(_ samples: [Float], _ detector: inout SileroDetector) -> [Float] {
    samples.withUnsafeBufferPointer { samples in
      stride(from: 0, through: samples.count - 512, by: 512).map { start in
        detector.probability(of: UnsafeBufferPointer(rebasing: samples[start..<start + 512]))
      }
    }
  }

  @Test(
    "Agrees with onnxruntime on recorded speech",
    .enabled(if: SileroFiles.areThere, Comment(rawValue: SileroFiles.advice)),
    arguments: [
      (SileroFiles.onnx, SileroReference.onnx),
      (SileroFiles.safetensors, SileroReference.safetensors),
    ])
  func agreement(file: String, expected: [Float]) throws {
    var detector = SileroDetector(weights: try Self.weights(file))
    let samples = try RealSpeech.samples(RealSpeech.clips[1])
    let heard = probabilities(samples, &detector)
    #expect(heard.count == expected.count)
    let worst = zip(heard, expected).map { abs($0 - $1) }.max()
    #expect(try #require(worst) < Self.tolerance)
  }

  @Test(
    "Conforms", .enabled(if: SileroFiles.areThere, Comment(rawValue: SileroFiles.advice)))
  func conformance() throws {
    let weights = try Self.weights(SileroFiles.onnx)
    #expect(VoiceDetectorConformance { SileroDetector(weights: weights) }.findings() == [])
  }

  @Test(
    "Finds the start and end of recorded speech",
    .enabled(if: SileroFiles.areThere, Comment(rawValue: SileroFiles.advice)))
  func endpoints() throws {
    let weights = try Self.weights(SileroFiles.onnx)
    for clip in RealSpeech.clips.suffix(2) {
      let silence = try RealSpeech.room(seconds: 1)
      var frontEnd = FrontEnd(detector: SileroDetector(weights: weights))
      var slicer = HopSlicer()
      var events: [AcousticEvent] = []
      let samples = try silence + RealSpeech.samples(clip) + silence
      slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
        if let event = frontEnd.push(hop, at: start) { events.append(event) }
      }
      guard case .speechStarted(let onset) = events.first,
        case .speechEnded(let end) = events.last
      else {
        Issue.record("\(clip.number): \(events)")
        continue
      }
      #expect(abs(AudioTime.seconds(onset) - 1 - clip.speech.lowerBound) < 0.1, "\(clip.number)")
      #expect(abs(AudioTime.seconds(end) - 1 - clip.speech.upperBound) < 0.15, "\(clip.number)")
    }
  }

  @Test("A frame is processed with its context and mirrored at its end")
  func surroundings() throws {
    let weights = try SileroWeights(bytes: DrawnWeights(seed: 4).safetensors())
    var dice = Dice(seed: 4)
    let samples = (0..<1_024).map { _ in Float.random(in: -1...1, using: &dice) }
    var detector = SileroDetector(weights: weights)
    let heard = probabilities(samples, &detector)
    var network = SileroNetwork(weights)
    let silence = [Float](repeating: 0, count: 64)
    let first = silence + samples[..<512] + samples[447..<511].reversed()
    #expect(network.probability(of: first) == heard[0])
    let second = samples[448...] + samples[959..<1_023].reversed()
    #expect(network.probability(of: Array(second)) == heard[1])
  }

  @Test("Untrained weights of any permitted size give probabilities")
  func wildWeights() throws {
    var drawn = DrawnWeights(seed: 5)
    for tensor in SileroTensor.allCases where tensor != .spectrum {
      drawn[tensor] = drawn[tensor].map { $0 < 0 ? -1_000 : 1_000 }
    }
    var detector = SileroDetector(weights: try SileroWeights(bytes: drawn.safetensors()))
    let samples = (0..<16_000).map { $0 % 64 < 32 ? Float(1) : -1 }
    #expect(probabilities(samples, &detector).allSatisfy { (0...1).contains($0) })
  }
}
