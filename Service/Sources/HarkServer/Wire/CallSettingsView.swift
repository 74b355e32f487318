import Hark
import HarkScreens

/// The settings of a call, with their allowed values and display strings.
struct CallSettingsView: Codable, Sendable, Equatable {
  let mode: String
  let modes: [Mode]

  /// The selected segment of the overlay's picker; `null` if no segment represents the mode.
  @OrNull var quickMode: String?
  let sensitivity: Double
  let sensitivityText: String
  let offersSensitivity: Bool
  let trailingSilence: Double
  let trailingSilenceText: String
  let trailingSilenceRange: [Double]
  let listensToWords: Bool
  let effects: [Effect]
  let inputs: [AudioInput]
  let offersInputs: Bool
  @OrNull var inputDevice: String?
  let speaksReplies: Bool
  let recordsCalls: Bool
  let retention: Int
  let retentions: [Choice]

  /// The location and retention period of recordings; `null` while calls are not recorded.
  @OrNull var recordingFooter: String?

  /// The reason that the settings differ from the user's choices or will not be saved.
  @OrNull var failure: String?

  /// The reason that a call is not recorded or that recordings are unavailable.
  @OrNull var recordingFailure: String?

  /// A detection mode, which determines how recordings start and end.
  struct Mode: Codable, Sendable, Equatable {
    let value: String
    let name: String

    /// The name in the overlay; `null` if the overlay does not offer the mode.
    @OrNull var quickName: String?
    let description: String

    init(_ mode: DetectionMode, _ wording: Wording) {
      value = mode.rawValue
      name = wording[call: .modeName(mode)]
      _quickName = OrNull(
        wrappedValue: Call.quickModes.contains(mode) ? wording[call: .quickModeName(mode)] : nil)
      description = wording[call: .modeDescription(mode)]
    }
  }

  /// An effect that processes the microphone audio.
  struct Effect: Codable, Sendable, Equatable {
    let value: String
    let name: String
    let isOn: Bool

    /// Whether the browser supports the effect.
    let isAvailable: Bool
  }

  /// A retention period for recordings, in days.
  struct Choice: Codable, Sendable, Equatable {
    let value: Int
    let name: String
  }

  init(_ screen: Call) {
    let (settings, wording) = (screen.settings, screen.wording)
    mode = settings.mode.rawValue
    modes = DetectionMode.allCases.map { Mode($0, wording) }
    _quickMode = OrNull(wrappedValue: screen.quickMode?.rawValue)
    sensitivity = settings.sensitivity
    sensitivityText = wording[call: .percent(settings.sensitivity)]
    offersSensitivity = screen.offersSensitivity
    trailingSilence = settings.trailingSilence
    trailingSilenceText = wording[call: .seconds(settings.trailingSilence)]
    trailingSilenceRange = [CallSettings.silences.lowerBound, CallSettings.silences.upperBound]
    listensToWords = settings.listensToWords
    effects = AudioEffect.allCases.map { effect in
      Effect(
        value: effect.rawValue, name: wording[call: effect.phrase],
        isOn: settings.effects.contains(effect), isAvailable: screen.effects.contains(effect))
    }
    inputs = screen.inputs
    offersInputs = screen.offersInputs
    _inputDevice = OrNull(wrappedValue: screen.heardInput)
    speaksReplies = settings.speaksReplies
    recordsCalls = settings.recordsCalls
    retention = settings.retention.rawValue
    retentions = CallSettings.Retention.allCases.map {
      Choice(value: $0.rawValue, name: wording[call: .retentionChoice(days: $0.rawValue)])
    }
    _recordingFooter = OrNull(wrappedValue: screen.recordingFooter)
    _failure = OrNull(
      wrappedValue: screen.settingsFailure.map { wording[call: .settingsFailed($0)] })
    _recordingFailure = OrNull(
      wrappedValue: screen.recordingFailure.map { wording[notice: .failed($0)] })
  }
}
