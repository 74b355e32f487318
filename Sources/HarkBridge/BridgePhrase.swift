import Hark
import HarkPresentation

/// UI text for dictation on the other side of a bridge, in addition to the messages for
/// `BridgeErrorCode`.
public enum BridgePhrase: String, Sendable, Hashable, CaseIterable {
  /// The app's explanation before the system's permission request, which appears only once (S4-42).
  case rationaleTitle, rationaleText, rationaleAccept, rationaleDecline

  /// The link that replaces the microphone button (S4-43), and the path to its destination in the
  /// settings of the running system version (S4-44, O58).
  case openSettings, settingsPath

  /// The banner for `BridgeNotice.longSpeech` (S4-40).
  case splitHint

  /// The reason a field without approval has no microphone button (S4-46).
  case fieldNotApproved

  /// The labels of the microphone button before and during a dictation.
  case start, stop

  /// The title of the button that recognizes the audio of the last recording again.
  case recognizeAgain

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
    case .recognizeAgain: .action(.recognizeAgain)
    }
  }
}

extension BridgeErrorCode {
  func phrase(refused: Permission) -> Phrase {
    failure(refused: refused).map(Phrase.message) ?? .noSoundKept
  }
}

extension Wording {
  /// Returns all UI strings for the other side of a bridge, keyed by the names of `BridgePhrase`
  /// and `BridgeErrorCode`.
  ///
  /// - Parameters:
  ///   - refused: The permission that the strings about a denial refer to.
  ///   - layout: The layout of the system's settings.
  public func bridged(refused: Permission, layout: SettingsLayout = .current) -> [String: String] {
    var texts: [String: String] = [:]
    for phrase in BridgePhrase.allCases {
      texts[phrase.rawValue] =
        phrase.phrase(refused: refused, layout: layout).map { self[$0] }
        ?? self[scope: .fieldDenied]
    }
    for code in BridgeErrorCode.allCases {
      texts[code.rawValue] = self[code.phrase(refused: refused)]
    }
    return texts
  }
}
