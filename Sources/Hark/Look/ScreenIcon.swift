/// The icons on screens other than those of the microphone button.
public enum ScreenIcon: String, Sendable, Hashable, Codable, CaseIterable {
  /// The icon at the top of the sheet that precedes the system's permission prompt (S1-07).
  case rationale

  /// The icon that sends the text.
  case send

  /// The icon that opens the keyboard.
  case keyboard

  /// The icon that dismisses a message.
  case dismiss

  /// The icon of a field that allows dictation.
  case approvedField

  /// The name of the SF Symbol.
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
