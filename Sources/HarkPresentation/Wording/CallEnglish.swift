import Hark

enum CallEnglish {
  /// Returns the call's text, or `nil` if the default English text applies.
  static func text(_ phrase: Phrase, isAutomatic: Bool) -> String? {
    switch phrase {
    case .title, .rationaleTitle: English.text(.pageTitle)
    case .status(let phase): status(phase, isAutomatic)
    case .placeholder: "Tap to speak"
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(.failed): "Tap to try again"
    case .announcement(.recordingStarted): "Recording"
    case .rationaleText:
      "A call needs the microphone and speech recognition, so your agent can hear and answer you."
    case .privacySpeech: "Your speech is turned into text so your agent can answer you"
    case .privacyMicrophone: "The microphone lets your agent hear you during a voice call"
    default: nil
    }
  }

  private static func status(_ phase: Phase, _ isAutomatic: Bool) -> String? {
    switch phase {
    // In an automatic mode, this phase usually means that detection is starting (O53).
    case .starting: isAutomatic ? "Start speaking" : nil
    case .recording(.hand), .recording(.speech): "Recording"
    case .recording(.held): "Hold to continue..."
    case .idle, .rationale, .authorizing, .listening, .finalizing, .waiting, .speaking, .paused,
      .muted, .failed:
      nil
    }
  }

  private static func buttonLabel(_ phase: Phase) -> String? {
    switch phase {
    case .idle, .rationale, .authorizing, .starting, .paused, .failed: "Microphone"
    case .recording(.hand), .recording(.speech): "Recording"
    case .recording(.held): "Holding microphone open"
    case .speaking: English.text(.speaking)
    case .listening, .finalizing, .waiting, .muted: nil
    }
  }
}

extension English {
  static func text(_ phrase: CallPhrase) -> String {
    switch phrase {
    case .quickTitle: "Call Settings"
    case .quickSection: "Quick Settings"
    case .detection: "Voice Detection"
    case .quickModeName(let mode): quickName(mode)
    case .autoSpeak: "Auto-speak Responses"
    case .mute: "Mute Microphone"
    case .advanced: "Advanced Settings"
    case .pageTitle: "Voice Call"
    case .modePicker: "Detection Mode"
    case .modeName(let mode): name(mode)
    case .modeDescription(let mode): description(mode)
    case .sensitivity: "Sensitivity"
    case .low: "Low"
    case .high: "High"
    case .percent(let share): "\(percent(share))%"
    case .trailingSilence: "Pause That Ends Your Turn"
    case .seconds(let seconds): "\(tenths(seconds)) s"
    case .listensToWords: "Listen for Finished Sentences"
    case .detectionFooter:
      "Auto mode detects when you start and stop speaking. Use 'Auto + Hold' to override with "
        + "tap-and-hold."
    case .audioSection: "Audio Processing"
    case .noiseSuppression: "Noise Suppression"
    case .echoCancellation: "Echo Cancellation"
    case .noNoiseSwitch: "This device cannot switch noise suppression by itself."
    case .autoGain: "Auto Gain Control"
    case .inputSection: "Input Device"
    case .inputPicker: "Microphone"
    case .defaultInput: "Default"
    case .behaviorSection: "Call Behavior"
    case .recordCalls: "Record Calls"
    case .retentionPicker: "Call Recording Retention"
    case .retentionChoice(let days): Counts.of(days, "day", "days")
    case .recordingFooter(let days):
      "Call recordings are stored locally for \(Counts.of(days, "day", "days"))."
    case .settingsFailed(.damaged):
      "Your call settings could not be read, so the standard ones are used. Change one to keep "
        + "new ones."
    case .settingsFailed(.unwritable):
      "Your call settings could not be saved and hold for this call only. Free some space, then "
        + "change one again."
    case .endCallLabel: "End call"
    case .endCallHint: "Double tap to end the call"
    case .autoSpeakLabel: "Auto-speak responses"
    case .toggleValue(let isOn): isOn ? "On" : "Off"
    case .modePickerLabel: "Voice detection mode"
    case .orbLabel: "Audio visualization"
    case .conversation: "Conversation"
    case .over: "The call has ended."
    case .again: "Call again"
    }
  }

  private static func quickName(_ mode: DetectionMode) -> String {
    switch mode {
    // The picker has no segment for this mode (O51); this text is the picker's accessibility value.
    case .disabled: name(.disabled)
    case .pushToTalk: "Manual"
    case .auto: "Auto"
    case .autoWithHold: "Auto + Hold"
    }
  }

  private static func name(_ mode: DetectionMode) -> String {
    switch mode {
    case .disabled: "Disabled"
    case .pushToTalk: "Push-to-Talk"
    case .auto: "Auto-Detect"
    case .autoWithHold: "Auto + Hold Override"
    }
  }

  private static func description(_ mode: DetectionMode) -> String {
    switch mode {
    case .disabled: "Manually control recording with the mic button"
    case .pushToTalk: "Tap to start recording, tap again to stop"
    case .auto: "Automatically detects when you speak"
    case .autoWithHold: "Auto-detect with tap-and-hold to keep mic open"
    }
  }

  private static func tenths(_ seconds: Double) -> String {
    let tenths = seconds.isFinite ? Int((min(max(seconds, 0), 3_600) * 10).rounded()) : 0
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func percent(_ share: Double) -> Int {
    share.isFinite ? Int((min(max(share, 0), 1) * 100).rounded()) : 0
  }
}
