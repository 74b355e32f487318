/// The reason that weights cannot be read from a file.
public enum SileroWeightsProblem: Error, Sendable, Equatable {
  /// The system denies access to the file, or the path is not a regular file.
  case unreadable

  /// The format is unsupported, or the file is far too large.
  case unknownFormat

  /// The file is shorter than the data that it declares.
  case cutShort

  /// The tensor declarations are inconsistent.
  case damaged

  /// The named tensor is missing or has an unexpected shape or type.
  case lacks(String)

  /// The named tensor contains values that no trained network has: NaN or very large numbers.
  case absurd(String)

  /// A sentence that describes the problem and its remedy.
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
