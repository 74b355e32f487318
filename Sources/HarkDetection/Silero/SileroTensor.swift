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

  /// The name of the tensor in the ONNX file.
  package var onnxName: String {
    switch self {
    case .spectrum: "model.stft.forward_basis_buffer"
    case .firstWeights: "model.encoder.0.reparam_conv.weight"
    case .firstBiases: "model.encoder.0.reparam_conv.bias"
    case .secondWeights: "model.encoder.1.reparam_conv.weight"
    case .secondBiases: "model.encoder.1.reparam_conv.bias"
    case .thirdWeights: "model.encoder.2.reparam_conv.weight"
    case .thirdBiases: "model.encoder.2.reparam_conv.bias"
    case .fourthWeights: "model.encoder.3.reparam_conv.weight"
    case .fourthBiases: "model.encoder.3.reparam_conv.bias"
    case .cellInputs: "model.decoder.rnn.weight_ih"
    case .cellOutputs: "model.decoder.rnn.weight_hh"
    case .cellInputBiases: "model.decoder.rnn.bias_ih"
    case .cellOutputBiases: "model.decoder.rnn.bias_hh"
    case .lastWeights: "model.decoder.decoder.2.weight"
    case .lastBias: "model.decoder.decoder.2.bias"
    }
  }
}
