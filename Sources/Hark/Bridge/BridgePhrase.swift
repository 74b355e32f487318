/// A text that the other side of a bridge shows beside a dictation, apart from the sentence of each
/// `BridgeErrorCode`.
public enum BridgePhrase: String, Sendable, Hashable, CaseIterable {
  /// The app's own explanation before the system's question, which is asked only once (S4-42).
  case rationaleTitle, rationaleText, rationaleAccept, rationaleDecline

  /// The link that stands where the microphone button was (S4-43), and where in the system's settings
  /// it leads, in the words of the running version (S4-44, O58).
  case openSettings, settingsPath

  /// The banner for `BridgeNotice.longSpeech` (S4-40).
  case splitHint

  /// Why a field without approval has no microphone button (S4-46).
  case fieldNotApproved

  /// What the microphone button is called before and during a dictation.
  case start, stop

  func phrase(refused: Permission, layout: SettingsLayout) -> Phrase? {
    switch self {
    case .rationaleTitle: .rationaleTitle
    case .rationaleText: .rationaleText
    case .rationaleAccept: .rationaleAccept
    case .rationaleDecline: .rationaleDecline
    case .openSettings: .action(.openSettings)
    case .settingsPath: .settingsPath(refused, layout)
    case .splitHint: .splitHint
    case .fieldNotApproved: nil
    case .start: .buttonLabel(.idle)
    case .stop: .buttonLabel(.recording(.hand))
    }
  }
}

extension Wording {
  /// Every text for the other side of a bridge, by the names of `BridgePhrase` and `BridgeErrorCode`.
  ///
  /// - Parameters:
  ///   - refused: The permission that is missing, when one is.
  ///   - layout: How the system's settings are laid out.
  public func bridged(refused: Permission, layout: SettingsLayout = .current) -> [String: String] {
    var texts: [String: String] = [:]
    for phrase in BridgePhrase.allCases {
      texts[phrase.rawValue] =
        phrase.phrase(refused: refused, layout: layout).map { self[$0] }
        ?? self[scope: .denied(.field, layout)]
    }
    for code in BridgeErrorCode.allCases {
      texts[code.rawValue] = self[.message(code.failure(refused: refused))]
    }
    return texts
  }
}
