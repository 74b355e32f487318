import Hark

// What a face writes beside the look, most urgent first where several things could be said.
extension Call {
  /// The sentence below the controls; a microphone that hears nothing is the more urgent news.
  public var notice: String? {
    wording.hint(for: snapshot.input) ?? hint
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// Why the settings are not what was chosen, or what is wrong with recordings.
  public var settingsNotice: String? {
    settingsFailure.map { wording[call: .settingsFailed($0)] }
      ?? recordingFailure.map { wording[notice: .failed($0)] }
  }

  /// The microphone that is heard, of those that are there; nil for the system's own.
  ///
  /// One that is not there now stays chosen all the same.
  public var heardInput: AudioInput.ID? {
    inputs.contains { $0.id == settings.inputDevice } ? settings.inputDevice : nil
  }

  /// How long recordings are kept can be chosen where there are any (S3-96).
  public var offersRetention: Bool { settings.recordsCalls }

  /// Where recordings are, and for how long; nil while calls are not recorded (S3-95).
  public var recordingFooter: String? {
    settings.recordsCalls
      ? wording[call: .recordingFooter(days: settings.retention.rawValue)] : nil
  }

  /// What can be done to the sound here, each of which has a switch, in the order in which they stand
  /// (S3-92).
  public var offeredEffects: [AudioEffect] { AudioEffect.switches.filter { effects.contains($0) } }

  /// Why a switch that people look for is not there; nil where it is, or where there is none at all.
  public var audioFooter: String? {
    effects.isEmpty || effects.contains(.noiseSuppression) ? nil : wording[call: .noNoiseSwitch]
  }

  /// What the agent's picture shows: the first letter of the name.
  public var agentInitial: String { String(agentName.prefix(1)) }
}

extension AudioInput: Identifiable {}

extension AudioEffect {
  /// What its switch is called (S3-92).
  public var phrase: CallPhrase {
    switch self {
    case .echoCancellation: .echoCancellation
    case .noiseSuppression: .noiseSuppression
    case .automaticGain: .autoGain
    }
  }

  /// In the order in which switches for them stand (S3-92).
  public static let switches: [AudioEffect] = [
    .noiseSuppression, .echoCancellation, .automaticGain,
  ]
}
