import Hark
import HarkScreens

/// A screen in its drawable form, which requires no decisions by the page.
///
/// All texts, colors, and numbers come from the engine's `Wording`, `Theme`, and `Look`.
struct ScreenView: Codable, Sendable, Equatable {
  let experience: String
  let phase: String
  let isRecording: Bool

  /// Whether the page may draw the level of its own microphone.
  let hearsSound: Bool
  var button: ButtonView
  var status: StatusView
  @OrNull var timer: String?
  var level: LevelView
  let field: FieldView
  @OrNull var hint: String?
  @OrNull var rationale: RationaleView?
  @OrNull var message: MessageView?

  // Only the view of the screen's experience is present.
  var composer: ComposerView?
  var capture: CaptureView?
  var mealLog: MealLogView?
  var dictation: DictationView?
  var call: CallView?

  /// Creates the parts that all screens share.
  init(
    _ field: VoiceField, _ look: Look, _ style: ScreenStyle, isReadOnly: Bool,
    count: String? = nil, message: VoiceMessage?
  ) {
    let wording = style.wording
    let snapshot = field.snapshot
    experience = style.experience.name
    phase = snapshot.phase.name
    isRecording = snapshot.phase.isRecording
    hearsSound = snapshot.phase.hearsSound
    button = ButtonView(look.buttonState, look.button, look.accessibility)
    status = StatusView(look.status)
    _timer = OrNull(wrappedValue: look.timer)
    level = LevelView(look.level)
    self.field = FieldView(
      field.draft, placeholder: field.placeholder(wording), isReadOnly: isReadOnly, count: count)
    // A microphone without audio is more urgent than the field's hint.
    _hint = OrNull(wrappedValue: wording.hint(for: snapshot.input) ?? field.hint)
    _rationale = OrNull(
      wrappedValue: snapshot.phase == .rationale ? RationaleView(wording) : nil)
    _message = OrNull(wrappedValue: message.map { MessageView($0, wording) })
  }
}

extension Phase {
  /// The name in the protocol.
  var name: String {
    switch self {
    case .idle: "idle"
    case .rationale: "rationale"
    case .authorizing: "authorizing"
    case .starting: "starting"
    case .listening: "listening"
    case .recording: "recording"
    case .finalizing: "finalizing"
    case .waiting: "waiting"
    case .speaking: "speaking"
    case .paused: "paused"
    case .muted: "muted"
    case .failed: "failed"
    }
  }
}
