import Hark
import HarkScreens

/// The settings of a call, each with what it may be and what is written beside it.
struct CallSettingsView: Codable, Sendable, Equatable {
  let mode: String
  let modes: [Mode]

  /// The segment of the overlay's picker; null where none stands for the mode.
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

  /// Where recordings are and for how long; null while calls are not recorded.
  @OrNull var recordingFooter: String?

  /// Why they are not what was chosen, or will not stay so.
  @OrNull var failure: String?

  /// Why a call is not recorded, or recordings cannot be had.
  @OrNull var recordingFailure: String?

  /// Who starts and ends a recording.
  struct Mode: Codable, Sendable, Equatable {
    let value: String
    let name: String

    /// In the overlay; null where it is not offered there.
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

  /// Something that is done to the microphone's sound.
  struct Effect: Codable, Sendable, Equatable {
    let value: String
    let name: String
    let isOn: Bool

    /// Whether the browser can do it.
    let isAvailable: Bool
  }

  /// How long recordings are kept, in days.
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
