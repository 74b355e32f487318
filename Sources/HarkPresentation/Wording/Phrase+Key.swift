import Hark

extension Phrase {
  /// The phrase's key in a string catalog; `nil` if the string depends on a number, another string,
  /// or the failure of a failed phase.
  package var key: String? {
    switch self {
    case .status(let phase): phase.name.map { "status.\($0)" }
    case .buttonLabel(let phase): phase.name.map { "buttonLabel.\($0)" }
    case .buttonHint(let phase): phase.name.map { "buttonHint.\($0)" }
    case .announcement(let announcement): "announcement.\(announcement.rawValue)"
    case .settingsPath(let permission, let layout):
      "settingsPath.\(permission.rawValue).\(layout.rawValue)"
    case .message(let failure): "message.\(failure.rawValue)"
    case .action(let action): "action.\(action.rawValue)"
    case .input(let condition): "input.\(condition.rawValue)"
    case .notKept(let failure): "notKept.\(failure.rawValue)"
    case .saveFailed(let failure): "saveFailed.\(failure.rawValue)"
    case .lengthLimit, .characterLimit, .unfinished, .unfinishedDictations, .words, .characters,
      .saidWords, .charactersOf, .timer, .spokenTime:
      nil
    default: "\(self)"
    }
  }

  package static let keyed: [Phrase] = plain + byState + byCause

  private static let plain: [Phrase] = [
    .title, .placeholder, .recordingLabel, .stop, .cancel, .cancelLabel, .confirm, .send, .save,
    .done, .dismiss, .textLabel, .invitation, .results, .startOver, .signedIn, .rationaleTitle,
    .rationaleText, .rationaleAccept, .rationaleAcceptLabel, .rationaleDecline,
    .rationaleDeclineLabel, .privacySpeech, .privacyMicrophone, .noSoundKept, .microphoneDisabled,
    .holdToSpeak, .unmuteToSpeak, .releaseHint, .tapToStop, .noiseHint, .splitHint, .restore,
    .discard, .restoreSaidWords, .saving, .analyzing, .success,
  ]

  private static let byState: [Phrase] =
    Phase.named.flatMap { [Phrase.status($0), .buttonLabel($0), .buttonHint($0)] }
    + Phrase.Announcement.allCases.map(Phrase.announcement)
    + Permission.allCases.flatMap { permission in
      SettingsLayout.allCases.map { Phrase.settingsPath(permission, $0) }
    }

  private static let byCause: [Phrase] =
    VoiceFailure.allCases.map(Phrase.message) + RecoveryAction.allCases.map(Phrase.action)
    + InputCondition.allCases.map(Phrase.input)
    + TranscriptStoreFailure.allCases.map(Phrase.notKept)
    + CaptureFailure.allCases.map(Phrase.saveFailed)
}

extension Phase {
  /// The phase's name in keys; `nil` for a failure, which has its own message.
  fileprivate var name: String? {
    switch self {
    case .recording(let kind): "recording.\(kind.rawValue)"
    case .failed: nil
    case .idle, .rationale, .authorizing, .starting, .listening, .finalizing, .waiting, .speaking,
      .paused, .muted:
      kind
    }
  }

  fileprivate static let named = everyKind.filter { $0.name != nil }
}

extension Experience {
  /// Returns a copy in which the given strings replace those of their phrases, in every language.
  ///
  /// Strings that contain a number, such as a count, or another string cannot be replaced, nor can
  /// the button's label and hint after a failure; the status is then the failure's message.
  public func saying(_ texts: [Phrase: String]) -> Experience {
    var copy = self
    for (phrase, text) in texts { if let key = phrase.key { copy.words[key] = text } }
    return copy
  }
}
