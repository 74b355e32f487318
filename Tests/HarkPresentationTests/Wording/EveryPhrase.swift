import Foundation

@testable import Hark
@testable import HarkPresentation

/// Every phrase, with every value of its parameters, or with representative values if their number
/// is unlimited.
///
/// A new phrase does not compile until it has a kind, and a new kind does not compile until it has
/// samples.
enum EveryPhrase {
  enum Kind: String, CaseIterable {
    case title, status, placeholder, buttonLabel, buttonHint, announcement, recordingLabel, stop
    case textLabel, invitation, results, startOver, signedIn
    case cancel, cancelLabel, confirm, send, save, done, dismiss, rationaleTitle, rationaleText
    case rationaleAccept, rationaleAcceptLabel, rationaleDecline, rationaleDeclineLabel
    case privacySpeech, privacyMicrophone, settingsPath, message, action, noSoundKept
    case microphoneDisabled, holdToSpeak, unmuteToSpeak, releaseHint, tapToStop, noiseHint, input
    case splitHint
    case lengthLimit, characterLimit, saving, saveFailed, analyzing, success, words, characters
    case charactersOf, timer, spokenTime, notKept, unfinished, unfinishedDictations, restore,
      discard, saidWords, restoreSaidWords

    init(_ phrase: Phrase) {
      self =
        switch phrase {
        case .title: .title
        case .status: .status
        case .placeholder: .placeholder
        case .buttonLabel: .buttonLabel
        case .buttonHint: .buttonHint
        case .announcement: .announcement
        case .recordingLabel: .recordingLabel
        case .stop: .stop
        case .cancel: .cancel
        case .cancelLabel: .cancelLabel
        case .confirm: .confirm
        case .send: .send
        case .save: .save
        case .done: .done
        case .dismiss: .dismiss
        case .textLabel: .textLabel
        case .invitation: .invitation
        case .results: .results
        case .startOver: .startOver
        case .signedIn: .signedIn
        case .rationaleTitle: .rationaleTitle
        case .rationaleText: .rationaleText
        case .rationaleAccept: .rationaleAccept
        case .rationaleAcceptLabel: .rationaleAcceptLabel
        case .rationaleDecline: .rationaleDecline
        case .rationaleDeclineLabel: .rationaleDeclineLabel
        case .privacySpeech: .privacySpeech
        case .privacyMicrophone: .privacyMicrophone
        case .settingsPath: .settingsPath
        case .message: .message
        case .action: .action
        case .noSoundKept: .noSoundKept
        case .microphoneDisabled: .microphoneDisabled
        case .holdToSpeak: .holdToSpeak
        case .unmuteToSpeak: .unmuteToSpeak
        case .releaseHint: .releaseHint
        case .tapToStop: .tapToStop
        case .noiseHint: .noiseHint
        case .input: .input
        case .splitHint: .splitHint
        case .lengthLimit: .lengthLimit
        case .characterLimit: .characterLimit
        case .saving: .saving
        case .saveFailed: .saveFailed
        case .analyzing: .analyzing
        case .success: .success
        case .words: .words
        case .characters: .characters
        case .charactersOf: .charactersOf
        case .timer: .timer
        case .spokenTime: .spokenTime
        case .notKept: .notKept
        case .unfinished: .unfinished
        case .unfinishedDictations: .unfinishedDictations
        case .restore: .restore
        case .discard: .discard
        case .saidWords: .saidWords
        case .restoreSaidWords: .restoreSaidWords
        }
    }

    var samples: [Phrase] {
      switch self {
      case .title: [.title]
      case .status: phases.map { .status($0) }
      case .placeholder: [.placeholder]
      case .buttonLabel: phases.map { .buttonLabel($0) }
      case .buttonHint: phases.map { .buttonHint($0) }
      case .announcement: Phrase.Announcement.allCases.map { .announcement($0) }
      case .recordingLabel: [.recordingLabel]
      case .stop: [.stop]
      case .cancel: [.cancel]
      case .cancelLabel: [.cancelLabel]
      case .confirm: [.confirm]
      case .send: [.send]
      case .save: [.save]
      case .done: [.done]
      case .dismiss: [.dismiss]
      case .textLabel: [.textLabel]
      case .invitation: [.invitation]
      case .results: [.results]
      case .startOver: [.startOver]
      case .signedIn: [.signedIn]
      case .rationaleTitle: [.rationaleTitle]
      case .rationaleText: [.rationaleText]
      case .rationaleAccept: [.rationaleAccept]
      case .rationaleAcceptLabel: [.rationaleAcceptLabel]
      case .rationaleDecline: [.rationaleDecline]
      case .rationaleDeclineLabel: [.rationaleDeclineLabel]
      case .privacySpeech: [.privacySpeech]
      case .privacyMicrophone: [.privacyMicrophone]
      case .settingsPath:
        Permission.allCases.flatMap { permission in
          SettingsLayout.allCases.map { .settingsPath(permission, $0) }
        }
      case .message: VoiceFailure.allCases.map { .message($0) }
      case .action: RecoveryAction.allCases.map { .action($0) }
      case .noSoundKept: [.noSoundKept]
      case .microphoneDisabled: [.microphoneDisabled]
      case .holdToSpeak: [.holdToSpeak]
      case .unmuteToSpeak: [.unmuteToSpeak]
      case .releaseHint: [.releaseHint]
      case .tapToStop: [.tapToStop]
      case .noiseHint: [.noiseHint]
      case .input: InputCondition.allCases.map(Phrase.input)
      case .saveFailed: CaptureFailure.allCases.map(Phrase.saveFailed)
      case .splitHint: [.splitHint]
      case .lengthLimit: [60, 90, 120].map { .lengthLimit(seconds: $0) }
      case .characterLimit: [.characterLimit(10_000)]
      case .saving: [.saving]
      case .analyzing: [.analyzing]
      case .success: [.success]
      case .words: [0, 1, 2].map { .words($0) }
      case .characters: [0, 1, 2].map { .characters($0) }
      case .charactersOf: [.charactersOf(12, limit: 10_000)]
      case .timer: [0, 59.9, 60].map { .timer($0) }
      case .spokenTime: [0, 1, 60, 61].map { .spokenTime($0) }
      case .notKept: TranscriptStoreFailure.allCases.map(Phrase.notKept)
      case .unfinished: [1, 12].map { .unfinished(words: $0) }
      case .unfinishedDictations: [1, 2].map { .unfinishedDictations($0) }
      case .restore: [.restore]
      case .discard: [.discard]
      case .saidWords: [.saidWords("twenty five dollars")]
      case .restoreSaidWords: [.restoreSaidWords]
      }
    }
  }

  static let all = Kind.allCases.flatMap(\.samples)

  private static let phases: [Phase] =
    [
      .idle, .rationale, .authorizing, .starting, .listening, .finalizing, .waiting, .speaking,
      .paused, .muted,
    ]
    + RecordingKind.allCases.map { .recording($0) } + VoiceFailure.allCases.map { .failed($0) }

  /// Every phrase that only calls use.
  static let calls: [CallPhrase] =
    [
      .quickTitle, .quickSection, .detection, .autoSpeak, .mute, .advanced, .pageTitle,
      .modePicker, .sensitivity, .low, .high, .percent(0), .percent(1), .detectionFooter,
      .audioSection, .noiseSuppression, .echoCancellation, .autoGain, .noNoiseSwitch, .inputSection,
      .inputPicker,
      .defaultInput, .behaviorSection, .recordCalls, .retentionPicker, .retentionChoice(days: 1),
      .recordingFooter(days: 14), .endCallLabel, .endCallHint, .autoSpeakLabel,
      .toggleValue(true), .modePickerLabel, .orbLabel, .trailingSilence, .seconds(0.8),
      .listensToWords, .conversation, .over, .again,
    ]
    + CallSettingsFailure.allCases.map { .settingsFailed($0) }
    + DetectionMode.allCases.flatMap {
      [.quickModeName($0), .modeName($0), .modeDescription($0)]
    }
}
