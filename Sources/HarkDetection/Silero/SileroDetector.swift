/// A voice detector that runs Silero's network.
///
/// It is far more reliable in noise than the detector without a model, at about twenty times its
/// cost. It needs weights, which are not part of Hark (`SileroWeights`), but no neural network
/// runtime. Its probabilities are within 0.00001 of those of onnxruntime with the same weights. A
/// detector takes 20 KB in addition to the weights.
///
/// ```swift
/// let weights = try SileroWeights(contentsOf: url)  // once
/// var detector = SileroDetector(weights: weights)  // for each audio stream
/// ```
public struct SileroDetector: VoiceDetector {
  /// The frame length, in samples: 32 ms.
  public static let frameLength = 512

  /// The delay from the start of speech to the first probability of at least 0.5: 32 ms.
  ///
  /// This is the median over 127 utterances of LibriSpeech and LibriVox, without noise and in six
  /// kinds of noise at 0 to 20 dB.
  public static let onsetLag = 512

  /// The delay from the end of speech to the last probability of at least 0.25: 64 ms.
  ///
  /// Measured in the same way as `onsetLag`.
  public static let releaseLag = 1_024

  /// The number of samples before a frame that the network receives as context.
  private static let context = SileroNetwork.heard - frameLength

  private var network: SileroNetwork
  private var samples = [Float](repeating: 0, count: SileroNetwork.span)

  /// Creates a detector without history.
  public init(weights: SileroWeights) { network = SileroNetwork(weights) }

  /// Discards all audio history.
  public mutating func reset() { self = SileroDetector(weights: network.weights) }

  /// Returns the probability of speech in the next 512 samples.
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
