/// Silero's network as a voice detector: far surer in noise than the detector without a model, at
/// some twenty times its cost.
///
/// It needs weights, which are not part of Hark (`SileroWeights`), and no runtime for networks: its
/// probabilities are within 0.00001 of those that onnxruntime makes of the same weights. One detector
/// takes 20 KB besides the weights.
///
/// ```swift
/// let weights = try SileroWeights(contentsOf: url)  // once
/// var detector = SileroDetector(weights: weights)  // for each stream of sound
/// ```
public struct SileroDetector: VoiceDetector {
  /// 32 ms.
  public static let frameLength = 512

  /// 32 ms: how much later than speech the first frame of 0.5 and more begins; the median over 127
  /// utterances of LibriSpeech and LibriVox, in no noise and in six noises at 0 to 20 dB.
  public static let onsetLag = 512

  /// 64 ms: how much later than speech the last frame of 0.25 and more ends, measured likewise.
  public static let releaseLag = 1_024

  /// Samples from before the frame, with which the network looks at it.
  private static let context = SileroNetwork.heard - frameLength

  private var network: SileroNetwork

  /// The samples that the network looks at.
  private var samples = [Float](repeating: 0, count: SileroNetwork.span)

  /// Makes a detector that has heard nothing.
  public init(weights: SileroWeights) { network = SileroNetwork(weights) }

  /// Forgets everything heard so far.
  public mutating func reset() {
    network.reset()
    for index in samples.indices { samples[index] = 0 }
  }

  /// The probability of speech in the next 512 samples.
  public mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    samples.withUnsafeMutableBufferPointer { samples in
      for index in 0..<Self.context { samples[index] = samples[Self.frameLength + index] }
      for index in 0..<Self.frameLength {
        samples[Self.context + index] = Sample.clean(frame[index])
      }
      SileroNetwork.mirrorEnd(of: samples)
    }
    return network.probability(of: samples)
  }
}
