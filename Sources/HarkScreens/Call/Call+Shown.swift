import Hark

// The texts that accompany the look; if several apply, the most urgent one takes precedence.
extension Call {
  /// The sentence below the controls; a hint about a silent microphone takes precedence.
  public var notice: String? {
    wording.hint(for: snapshot.input) ?? hint
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// The problem with the settings or the recordings, if any.
  public var settingsNotice: String? {
    settingsFailure.map { wording[call: .settingsFailed($0)] }
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// The selected microphone if it is available; `nil` for the system's default.
  ///
  /// An unavailable microphone remains selected in the settings.
  public var heardInput: AudioInput.ID? {
    inputs.contains { $0.id == settings.inputDevice } ? settings.inputDevice : nil
  }

  /// Whether the retention period can be chosen, which requires recording to be on (S3-96).
  public var offersRetention: Bool { settings.recordsCalls }

  /// The text that states the location and retention period of recordings; `nil` if calls are not
  /// recorded (S3-95).
  public var recordingFooter: String? {
    settings.recordsCalls
      ? wording[call: .recordingFooter(days: settings.retention.rawValue)] : nil
  }

  /// The available effects, in the order of their switches (S3-92).
  public var offeredEffects: [AudioEffect] { AudioEffect.switches.filter { effects.contains($0) } }

  /// The reason the noise suppression switch is missing; `nil` if it is present or no effects are
  /// available.
  public var audioFooter: String? {
    effects.isEmpty || effects.contains(.noiseSuppression) ? nil : wording[call: .noNoiseSwitch]
  }

  /// The text of the agent's avatar: the first letter of the name.
  public var agentInitial: String { String(agentName.prefix(1)) }
}

extension AudioInput: Identifiable {}

extension AudioEffect {
  /// The label of the effect's switch (S3-92).
  public var phrase: CallPhrase {
    switch self {
    case .echoCancellation: .echoCancellation
    case .noiseSuppression: .noiseSuppression
    case .automaticGain: .autoGain
    }
  }

  /// The effects in the order of their switches (S3-92).
  public static let switches: [AudioEffect] = [
    .noiseSuppression, .echoCancellation, .automaticGain,
  ]
}
