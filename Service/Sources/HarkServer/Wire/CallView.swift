import Hark
import HarkPresentation
import HarkScreens

struct CallView: Codable, Sendable, Equatable {
  let lines: [ChatMessage]

  /// The text of the current utterance, during recording and finalizing.
  @OrNull var preview: String?

  /// The name of the speaker, shown beside the status.
  @OrNull var speaker: String?
  let agentName: String
  let isMuted: Bool
  let isRecorded: Bool
  let isOver: Bool
  let panel: String
  var orb: OrbView
  @OrNull var avatarRing: RingView?
  @OrNull var banner: MessageView?
  @OrNull var hint: String?
  @OrNull var noiseOffer: NoiseOffer?
  let settings: CallSettingsView

  /// The newest complete recordings; empty unless the panel is the full page.
  let recordings: [RecordingView]

  /// An offer of noise suppression, with the titles of its buttons.
  struct NoiseOffer: Codable, Sendable, Equatable {
    let text: String
    let title: String
    let decline: String

    init(_ wording: Wording) {
      text = wording[notice: .noiseOffer]
      title = wording[notice: .acceptNoiseOffer]
      decline = wording[notice: .declineNoiseOffer]
    }
  }

  init(_ screen: Call, _ style: ScreenStyle) {
    let (wording, snapshot) = (style.wording, screen.snapshot)
    lines = screen.lines
    preview = screen.preview
    speaker = screen.speaker
    agentName = screen.agentName
    isMuted = screen.isMuted
    isRecorded = screen.isRecorded
    isOver = screen.isOver
    panel = screen.panel.rawValue
    orb = OrbView(style.orb(snapshot), label: wording[call: .orbLabel])
    let ring = Look.avatarRing(
      snapshot.phase, theme: style.theme, reducesMotion: style.reducesMotion)
    avatarRing = ring.map(RingView.init)
    banner = screen.banner.map { MessageView($0, wording) }
    hint = screen.notice
    noiseOffer = screen.offersNoiseSuppression ? NoiseOffer(wording) : nil
    settings = CallSettingsView(screen)
    // Recordings are included only while they are visible, because there may be many.
    let listed = screen.panel == .full ? screen.recordings.prefix(RecordingView.limit) : []
    recordings = listed.map { RecordingView($0, wording, session: style.session) }
  }
}

struct OrbView: Codable, Sendable, Equatable {
  let core: ColorView
  var brightness: Double
  let glowColor: ColorView
  var glowRadius: Double
  let glowOpacity: Double
  var scale: Double
  let followsLevel: Bool
  @OrNull var pulse: PulseView?
  @OrNull var turnSeconds: Double?
  let label: String
  let rings: [Halo]

  /// A ring around the orb; `size` is the amount by which it is larger than the orb, in points.
  struct Halo: Codable, Sendable, Equatable {
    let color: ColorView
    let size: Double
    let opacity: Double
    @OrNull var pulse: PulseView?

    init(_ halo: OrbLook.Halo) {
      color = ColorView(halo.color)
      size = halo.growth
      opacity = halo.opacity
      pulse = halo.pulse.map(PulseView.init)
    }
  }

  init(_ orb: OrbLook, label: String) {
    core = ColorView(orb.core)
    brightness = orb.brightness
    glowColor = ColorView(orb.glowColor)
    glowRadius = orb.glowRadius
    glowOpacity = orb.glowOpacity
    scale = orb.scale
    followsLevel = orb.followsLevel
    pulse = orb.pulse.map(PulseView.init)
    turnSeconds = orb.turnSeconds
    self.label = label
    rings = orb.rings.map(Halo.init)
  }

  /// The orb without the values that are sent with each level.
  var still: OrbView {
    var orb = self
    (orb.scale, orb.brightness, orb.glowRadius) = (1, 1, 0)
    return orb
  }
}

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
      quickName = Call.quickModes.contains(mode) ? wording[call: .quickModeName(mode)] : nil
      description = wording[call: .modeDescription(mode)]
    }
  }

  struct Effect: Codable, Sendable, Equatable {
    let value: String
    let name: String
    let isOn: Bool
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
    quickMode = screen.quickMode?.rawValue
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
    inputDevice = screen.heardInput
    speaksReplies = settings.speaksReplies
    recordsCalls = settings.recordsCalls
    retention = settings.retention.rawValue
    retentions = CallSettings.Retention.allCases.map {
      Choice(value: $0.rawValue, name: wording[call: .retentionChoice(days: $0.rawValue)])
    }
    recordingFooter = screen.recordingFooter
    failure = screen.settingsFailure.map { wording[call: .settingsFailed($0)] }
    recordingFailure = screen.recordingFailure.map { wording[notice: .failed($0)] }
  }
}
