import Testing

@testable import Hark
@testable import HarkPresentation

/// The exact strings of the seeds, with the rows that specify them.
enum SeedTexts {
  struct Text: Sendable {
    let row: String
    let experience: Experience
    let phrase: Phrase
    let string: String

    init(_ row: String, _ experience: Experience, _ phrase: Phrase, _ string: String) {
      self.row = row
      self.experience = experience
      self.phrase = phrase
      self.string = string
    }
  }

  struct CallText: Sendable {
    let row: String
    let phrase: CallPhrase
    let string: String

    init(_ row: String, _ phrase: CallPhrase, _ string: String) {
      self.row = row
      self.phrase = phrase
      self.string = string
    }
  }

  static let all = composer + capture + call + mealLog + decided

  private static let composer: [Text] = [
    Text("S1-08", .composer, .rationaleTitle, "Voice Input"),
    Text(
      "S1-09", .composer, .rationaleText,
      "I'd love to hear your voice. Enable the microphone so you can speak your thoughts instead of typing."
    ),
    Text("S1-10", .composer, .rationaleAccept, "Enable Microphone"),
    Text("S1-10", .composer, .rationaleAcceptLabel, "Enable microphone access"),
    Text("S1-11", .composer, .rationaleDecline, "Not Now"),
    Text(
      "S1-11", .composer, .rationaleDeclineLabel, "Dismiss and continue without voice input"),
    Text(
      "S1-17", .composer, .privacySpeech,
      "Coach App uses speech recognition to transcribe your voice messages so you can speak instead of type."
    ),
    Text(
      "S1-18", .composer, .privacyMicrophone,
      "Coach App needs microphone access to hear your voice when you choose to speak your messages."
    ),
    Text("S1-32", .composer, .status(.recording(.held)), "Recording..."),
    Text("S1-33", .composer, .recordingLabel, "Recording in progress"),
    Text(
      "S1-42", .composer, .message(.speechPermissionDenied),
      "I need speech recognition access to understand your voice. You can enable it in Settings."),
    Text(
      "S1-43", .composer, .message(.microphonePermissionDenied),
      "I need microphone access to hear you. You can enable it in Settings."),
    Text(
      "S1-44", .composer, .message(.recognizerUnavailable),
      "Voice input isn't available on this device."),
    Text(
      "S1-45", .composer, .message(.recognitionFailed),
      "I couldn't catch that — try again or type instead."),
    Text(
      "S1-46", .composer, .message(.microphoneUnavailable),
      "I had trouble setting up the microphone. Let's try again."),
    Text(
      "S1-46", .composer, .message(.requestCreationFailed),
      "I had trouble setting up the microphone. Let's try again."),
    Text(
      "S1-47", .composer, .message(.networkUnavailable),
      "I need an internet connection to understand your voice. Let's try again when you're back online."
    ),
    Text(
      "S1-48", .composer, .message(.noSpeechDetected),
      "I didn't hear anything — try speaking again or type instead."),
    Text("S1-65", .composer, .buttonLabel(.idle), "Voice input"),
    Text("S1-65", .composer, .buttonLabel(.recording(.held)), "Stop recording"),
    Text("S1-66", .composer, .buttonHint(.idle), "Press and hold to record your message"),
    Text("S1-66", .composer, .buttonHint(.recording(.held)), "Release to stop recording"),
  ]

  private static let capture: [Text] = [
    Text("S2-05", .capture, .status(.recording(.hand)), "Recording..."),
    Text("S2-08", .capture, .title, "Capture"),
    Text("S2-11", .capture, .words(12), "12 words"),
    Text("S2-11", .capture, .characters(48), "48 characters"),
    Text("S2-13", .capture, .stop, "Stop"),
    Text("S2-15", .capture, .cancel, "Cancel"),
    Text(
      "S2-31", .capture, .rationaleText, "Pookie needs microphone access to transcribe your voice"),
    Text(
      "S2-33", .capture, .message(.speechPermissionDenied),
      "Speech recognition permission denied. Enable in Settings."),
    Text(
      "S2-35", .capture, .privacySpeech,
      "Pookie transcribes your voice to capture your thoughts as text"),
    Text(
      "S2-36", .capture, .privacyMicrophone,
      "Pookie needs microphone access to hear your voice for transcription"),
    Text(
      "S2-40", .capture, .message(.recognizerUnavailable),
      "Speech recognition is not available on this device."),
    Text(
      "S2-40", .capture, .message(.localeUnsupported),
      "Speech recognition is not available on this device."),
    Text(
      "S2-41", .capture, .message(.microphoneUnavailable), "Microphone error. Please try again."),
    Text(
      "S2-42", .capture, .message(.requestCreationFailed), "Failed to create recognition request."),
    Text("S2-60", .capture, .buttonLabel(.idle), "Start voice recording"),
    Text("S2-60", .capture, .buttonLabel(.recording(.hand)), "Stop recording"),
    Text("S2-61", .capture, .recordingLabel, "Recording in progress"),
  ]

  private static let manualCall: Experience = {
    var experience = Experience.call
    experience.detection.mode = .pushToTalk
    return experience
  }()

  private static let call: [Text] = [
    Text("S3-13", manualCall, .status(.idle), "Tap to speak"),
    Text("S3-13", .call, .status(.starting), "Start speaking"),
    Text("S3-17", .call, .status(.listening), "Listening..."),
    Text("S3-27", .call, .status(.recording(.speech)), "Recording"),
    Text("S3-27", .call, .status(.recording(.hand)), "Recording"),
    Text("S3-32", .call, .status(.recording(.held)), "Hold to continue..."),
    Text("S3-34", .call, .releaseHint, "Release when done"),
    Text("S3-38", .call, .status(.finalizing), "Processing..."),
    Text("S3-42", .call, .status(.speaking), "Speaking..."),
    Text("S3-46", .call, .tapToStop, "Tap to stop"),
    Text("S3-97", .call, .buttonLabel(.idle), "Microphone"),
    Text("S3-97", .call, .buttonHint(.idle), "Tap to start recording"),
    Text("S3-98", .call, .buttonLabel(.recording(.speech)), "Recording"),
    Text("S3-98", .call, .buttonHint(.recording(.speech)), "Tap to stop recording"),
    Text("S3-99", .call, .buttonLabel(.listening), "Listening for speech"),
    Text("S3-99", .call, .buttonHint(.listening), "Speak to record, or tap to pause"),
    Text("S3-100", .call, .buttonLabel(.recording(.held)), "Holding microphone open"),
    Text("S3-100", .call, .buttonHint(.recording(.held)), "Release to stop recording"),
    Text("S3-106", .call, .announcement(.ready), "Ready to record"),
    Text("S3-107", .call, .announcement(.recordingStarted), "Recording"),
    Text("S3-108", .call, .announcement(.processing), "Processing your speech"),
    Text("S3-109", .call, .announcement(.waiting), "Waiting for response"),
    Text("S3-110", .call, .announcement(.speaking), "Agent is speaking"),
  ]

  private static let mealLog: [Text] = [
    Text("S5-US3.2", .mealLog, .rationaleAccept, "Allow"),
    Text("S5-US4.3", .mealLog, .status(.finalizing), "Processing..."),
    Text(
      "S5-US6.1", .mealLog, .message(.microphonePermissionDenied),
      "Microphone access required. Please enable in Settings."),
    Text(
      "S5-US6.2", .mealLog, .message(.recognizerUnavailable),
      "Speech recognition unavailable. Please try again later or use manual entry."),
    Text("S5-US7.1", .mealLog, .action(.typeInstead), "Type instead"),
    Text("S5-US7.2", .mealLog, .done, "Done"),
    Text("S5-FR-013", .mealLog, .placeholder, "Tap to start recording..."),
    Text("S5-FR-033", .mealLog, .announcement(.recordingStarted), "Recording started"),
    Text("S5-FR-033", .mealLog, .announcement(.recordingStopped), "Recording stopped"),
  ]

  /// The strings that a decision specifies instead of a seed.
  private static let decided: [Text] = [
    Text("G7", .call, .status(.waiting), "Waiting for reply..."),
    Text("G8", .call, .status(.muted), "Muted"),
    Text("G8", .call, .unmuteToSpeak, "Unmute to speak"),
    Text("G10", .mealLog, .timer(65), "1:05"),
    Text("G13", .composer, .holdToSpeak, "Hold to speak"),
    Text("O53", .call, .status(.paused), "Tap to speak"),
  ]

  static let calls: [CallText] = [
    CallText("S3-78", .quickTitle, "Call Settings"),
    CallText("S3-78", .quickSection, "Quick Settings"),
    CallText("S3-79", .detection, "Voice Detection"),
    CallText("S3-79", .quickModeName(.pushToTalk), "Manual"),
    CallText("S3-79", .quickModeName(.auto), "Auto"),
    CallText("S3-79", .quickModeName(.autoWithHold), "Auto + Hold"),
    CallText("S3-80", .autoSpeak, "Auto-speak Responses"),
    CallText("S3-81", .mute, "Mute Microphone"),
    CallText("S3-82", .advanced, "Advanced Settings"),
    CallText("S3-83", .pageTitle, "Voice Call"),
    CallText("S3-84", .modePicker, "Detection Mode"),
    CallText("S3-85", .modeName(.disabled), "Disabled"),
    CallText("S3-85", .modeName(.pushToTalk), "Push-to-Talk"),
    CallText("S3-85", .modeName(.auto), "Auto-Detect"),
    CallText("S3-85", .modeName(.autoWithHold), "Auto + Hold Override"),
    CallText(
      "S3-86", .modeDescription(.disabled), "Manually control recording with the mic button"),
    CallText(
      "S3-87", .modeDescription(.pushToTalk), "Tap to start recording, tap again to stop"),
    CallText("S3-88", .modeDescription(.auto), "Automatically detects when you speak"),
    CallText(
      "S3-89", .modeDescription(.autoWithHold), "Auto-detect with tap-and-hold to keep mic open"),
    CallText("S3-90", .sensitivity, "Sensitivity"),
    CallText("S3-90", .low, "Low"),
    CallText("S3-90", .high, "High"),
    CallText("S3-90", .percent(0.5), "50%"),
    CallText(
      "S3-91", .detectionFooter,
      "Auto mode detects when you start and stop speaking. Use 'Auto + Hold' to override with tap-and-hold."
    ),
    CallText("S3-92", .audioSection, "Audio Processing"),
    CallText("S3-92", .noiseSuppression, "Noise Suppression"),
    CallText("S3-92", .echoCancellation, "Echo Cancellation"),
    CallText("S3-92", .autoGain, "Auto Gain Control"),
    CallText("S3-93", .inputSection, "Input Device"),
    CallText("S3-93", .inputPicker, "Microphone"),
    CallText("S3-93", .defaultInput, "Default"),
    CallText("S3-94", .behaviorSection, "Call Behavior"),
    CallText("S3-94", .recordCalls, "Record Calls"),
    CallText(
      "S3-95", .recordingFooter(days: 30), "Call recordings are stored locally for 30 days."),
    CallText("S3-96", .retentionPicker, "Call Recording Retention"),
    CallText("S3-96", .retentionChoice(days: 7), "7 days"),
    CallText("O55", .recordingFooter(days: 7), "Call recordings are stored locally for 7 days."),
    CallText("S3-101", .endCallLabel, "End call"),
    CallText("S3-101", .endCallHint, "Double tap to end the call"),
    CallText("S3-102", .autoSpeakLabel, "Auto-speak responses"),
    CallText("S3-102", .toggleValue(true), "On"),
    CallText("S3-102", .toggleValue(false), "Off"),
    CallText("S3-103", .modePickerLabel, "Voice detection mode"),
    CallText("S3-104", .orbLabel, "Audio visualization"),
  ]
}

extension SeedTexts.Text: CustomTestStringConvertible {
  var testDescription: String { "\(row) “\(string)”" }
}

extension SeedTexts.CallText: CustomTestStringConvertible {
  var testDescription: String { "\(row) “\(string)”" }
}
