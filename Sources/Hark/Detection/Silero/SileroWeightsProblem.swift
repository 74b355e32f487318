/// Why a file gives no weights.
public enum SileroWeightsProblem: Error, Sendable, Equatable {
  /// The system does not let it be read, or it is no file.
  case unreadable

  /// It is of no format that holds these weights, or far too large.
  case unknownFormat

  /// It ends before what it announces.
  case cutShort

  /// What it says of its tensors contradicts itself.
  case damaged

  /// The tensor of that name is missing, or is of another shape or kind.
  case lacks(String)

  /// The tensor of that name holds something that no trained network has: no numbers, or huge ones.
  case absurd(String)

  /// What is wrong and what to do, in one sentence.
  public var sentence: String { "\(what); take it anew from PyPI's package silero-vad." }

  private var what: String {
    switch self {
    case .unreadable: "The voice model cannot be read, or is no file"
    case .unknownFormat: "The voice model is neither a safetensors file nor an ONNX file"
    case .cutShort: "The voice model is cut short"
    case .damaged: "The list of tensors in the voice model is damaged"
    case .lacks(let tensor): "The voice model has no tensor \(tensor) as Silero's for 16 kHz has it"
    case .absurd(let tensor): "The tensor \(tensor) of the voice model holds what cannot be weights"
    }
  }
}
