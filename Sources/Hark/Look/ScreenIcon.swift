/// The signs on screens beside the microphone's own.
public enum ScreenIcon: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the head of the sheet before the system's question (S1-07).
  case rationale

  /// Sends the text.
  case send

  /// Opens a keyboard.
  case keyboard

  /// Puts a message away.
  case dismiss

  /// A field that may be dictated into.
  case approvedField

  /// The name of Apple's symbol.
  public var symbol: String {
    switch self {
    case .rationale: "mic.circle.fill"
    case .send: "arrow.up.circle.fill"
    case .keyboard: "keyboard"
    case .dismiss: "xmark"
    case .approvedField: "mic"
    }
  }
}
