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
  public convenience init(bytes: [UInt8]) throws(SileroWeightsProblem) { try self.init(bytes) }

  /// Reads the weights from `source`, tensor by tensor; throws if that fails or the file is invalid.
  package init(_ source: some ByteSource) throws(SileroWeightsProblem) {
    let file = try TensorFile(source)
    let isONNX = file.has(SileroTensor.spectrum.onnxName)
    func numbers(_ tensor: SileroTensor) throws(SileroWeightsProblem) -> [Float] {
      try file.numbers(isONNX ? tensor.onnxName : tensor.rawValue, tensor.shape, in: source)
    }
    guard FourSpectra.isTransform(try numbers(.spectrum)) else {
      throw .lacks(SileroTensor.spectrum.rawValue)
    }
    // The largest tensors that are kept, the cell's, are read first to minimize peak memory.
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

/// The tensors of Silero's network for 16 kHz, by their names in the safetensors file.
package enum SileroTensor: String, CaseIterable {
  case spectrum = "stft_conv.weight"
  case firstWeights = "conv1.weight"
  case firstBiases = "conv1.bias"
  case secondWeights = "conv2.weight"
  case secondBiases = "conv2.bias"
  case thirdWeights = "conv3.weight"
  case thirdBiases = "conv3.bias"
  case fourthWeights = "conv4.weight"
  case fourthBiases = "conv4.bias"
  case cellInputs = "lstm_cell.weight_ih"
  case cellOutputs = "lstm_cell.weight_hh"
  case cellInputBiases = "lstm_cell.bias_ih"
  case cellOutputBiases = "lstm_cell.bias_hh"
  case lastWeights = "final_conv.weight"
  case lastBias = "final_conv.bias"

  /// The dimensions: outputs, then inputs and frames where applicable.
  package var shape: [Int] {
    switch self {
    case .spectrum: [258, 1, 256]
    case .firstWeights: [128, 129, 3]
    case .secondWeights: [64, 128, 3]
    case .thirdWeights: [64, 64, 3]
    case .fourthWeights: [128, 64, 3]
    case .cellInputs, .cellOutputs: [512, 128]
    case .cellInputBiases, .cellOutputBiases: [512]
    case .lastWeights: [1, 128, 1]
    case .firstBiases, .fourthBiases: [128]
    case .secondBiases, .thirdBiases: [64]
    case .lastBias: [1]
    }
  }

  /// The name in the ONNX file, where the layers have other names.
  package var onnxName: String {
    let names = rawValue.split(separator: ".").map(String.init)
    let layer = Self.onnxLayers[names[0]] ?? names[0]
    return "model.\(layer).\(self == .spectrum ? "forward_basis_buffer" : names[1])"
  }

  private static let onnxLayers = [
    "stft_conv": "stft", "conv1": "encoder.0.reparam_conv", "conv2": "encoder.1.reparam_conv",
    "conv3": "encoder.2.reparam_conv", "conv4": "encoder.3.reparam_conv",
    "lstm_cell": "decoder.rnn", "final_conv": "decoder.decoder.2",
  ]
}

/// The reason that weights cannot be read from a file.
public enum SileroWeightsProblem: Error, Sendable, Equatable {
  /// The system denies access to the file, or the path is not a regular file.
  case unreadable

  /// The format is unsupported, or the file is far too large.
  case unknownFormat

  /// The file is shorter than the data that it declares.
  case cutShort

  /// The tensor declarations are malformed or inconsistent.
  case damaged

  /// The named tensor is missing, has another shape or type, or is not the expected transform.
  case lacks(String)

  /// The named tensor contains values that no trained network has: NaN or very large numbers.
  case absurd(String)

  /// A sentence that describes the problem and how to fix it.
  public var sentence: String { "\(what); download it again from PyPI's package silero-vad." }

  private var what: String {
    switch self {
    case .unreadable: "The voice model cannot be read, or is not a file"
    case .unknownFormat: "The voice model is neither a safetensors file nor an ONNX file"
    case .cutShort: "The voice model is truncated"
    case .damaged: "The list of tensors in the voice model is damaged"
    case .lacks(let tensor):
      "The voice model lacks the tensor \(tensor) of Silero's network for 16 kHz"
    case .absurd(let tensor): "The tensor \(tensor) of the voice model contains implausible weights"
    }
  }
}
