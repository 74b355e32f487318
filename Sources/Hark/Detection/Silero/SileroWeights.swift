/// The weights of Silero's network for 16 kHz, laid out for `SileroDetector`.
///
/// Two files of PyPI's package silero-vad (MIT) hold such weights, and either is read:
/// `silero_vad_16k_op15.onnx`, those that everybody runs, and `silero_vad_16k.safetensors`, which in
/// version 6.2.3 are of another training and give other probabilities.
///
/// They take 0.9 MB, never change, and are shared by all detectors that are made with them.
public final class SileroWeights: Sendable {
  let first: FrameConvolution
  let second: OutputBlocks
  let third: OutputBlocks
  let fourth: OutputBlocks
  let cell: OutputBlocks
  let last: [SIMD8<Float>]
  let lastBias: Float

  /// Takes the weights out of a file's bytes; throws what is wrong with them.
  public convenience init(bytes: [UInt8]) throws(SileroWeightsProblem) {
    try self.init(HeldBytes(bytes))
  }

  /// Takes the weights out of `source`, tensor by tensor; throws what is wrong with it.
  init(_ source: some ByteSource) throws(SileroWeightsProblem) {
    let file = try TensorFile(source)
    let isONNX = file.has(SileroTensor.spectrum.onnxName)
    func numbers(_ tensor: SileroTensor) throws(SileroWeightsProblem) -> [Float] {
      try file.numbers(isONNX ? tensor.onnxName : tensor.rawValue, tensor.shape, in: source)
    }
    guard FourSpectra.isTransform(try numbers(.spectrum)) else {
      throw .lacks(SileroTensor.spectrum.rawValue)
    }
    // The largest first, so that what is needed besides them at once is least.
    cell = RecurrentCell.weights(
      inputs: try numbers(.cellInputs), outputs: try numbers(.cellOutputs),
      inputBiases: try numbers(.cellInputBiases), outputBiases: try numbers(.cellOutputBiases))
    first = FrameConvolution(try numbers(.firstWeights), try numbers(.firstBiases))
    // The second convolution leaves two frames, each made of three; the third is left with two frames
    // and the one before them, which is nothing; the fourth with one.
    second = OutputBlocks(
      taps: 0..<3, of: try numbers(.secondWeights), biases: try numbers(.secondBiases))
    third = OutputBlocks(
      taps: 1..<3, of: try numbers(.thirdWeights), biases: try numbers(.thirdBiases))
    fourth = OutputBlocks(
      taps: 1..<2, of: try numbers(.fourthWeights), biases: try numbers(.fourthBiases))
    last = Lanes.eights(try numbers(.lastWeights))
    lastBias = try numbers(.lastBias)[0]
  }
}
