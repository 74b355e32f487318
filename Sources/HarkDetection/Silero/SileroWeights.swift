/// The weights of Silero's network for 16 kHz, laid out for `SileroDetector`.
///
/// Two files of the PyPI package silero-vad (MIT) contain such weights, and both are supported:
/// `silero_vad_16k_op15.onnx`, which is in general use, and `silero_vad_16k.safetensors`, whose
/// weights in version 6.2.3 come from a different training run and produce different probabilities.
///
/// The weights take 0.9 MB, are immutable, and are shared by all detectors created with them.
public final class SileroWeights: Sendable {
  let first: FrameConvolution
  let second: OutputBlocks
  let third: OutputBlocks
  let fourth: OutputBlocks
  let cell: OutputBlocks
  let last: [SIMD8<Float>]
  let lastBias: Float

  /// Reads the weights from the bytes of a file; throws if the file is invalid.
  public convenience init(bytes: [UInt8]) throws(SileroWeightsProblem) {
    try self.init(HeldBytes(bytes))
  }

  /// Reads the weights from `source`, tensor by tensor; throws if the file is invalid.
  package init(_ source: some ByteSource) throws(SileroWeightsProblem) {
    let file = try TensorFile(source)
    let isONNX = file.has(SileroTensor.spectrum.onnxName)
    func numbers(_ tensor: SileroTensor) throws(SileroWeightsProblem) -> [Float] {
      try file.numbers(isONNX ? tensor.onnxName : tensor.rawValue, tensor.shape, in: source)
    }
    guard FourSpectra.isTransform(try numbers(.spectrum)) else {
      throw .lacks(SileroTensor.spectrum.rawValue)
    }
    // The largest tensors are read first to minimize peak memory.
    cell = RecurrentCell.weights(
      inputs: try numbers(.cellInputs), outputs: try numbers(.cellOutputs),
      inputBiases: try numbers(.cellInputBiases), outputBiases: try numbers(.cellOutputBiases))
    first = FrameConvolution(try numbers(.firstWeights), try numbers(.firstBiases))
    // The second convolution produces two frames, each from three. The third receives only these
    // two and the zero padding before them; the fourth receives one frame.
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
