import Hark
import HarkPresentation
import HarkScreens

/// A screen in its drawable form, which requires no decisions by the page.
///
/// The wording, colors, and dimensions come from the engine's `Wording`, `Theme`, and `Look`.
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
  var field: FieldView
  @OrNull var hint: String?
  @OrNull var rationale: RationaleView?
  @OrNull var message: MessageView?

  // Only the view of the screen's experience is present.
  var composer: ComposerView?
  var capture: CaptureView?
  var mealLog: MealLogView?
  var dictation: DictationView?
  var call: CallView?

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
    timer = look.timer
    level = LevelView(look.level)
    self.field = FieldView(
      field.draft, placeholder: field.placeholder(wording), isReadOnly: isReadOnly, count: count)
    if let said = field.draft.saidWords {
      self.field.said = said.words.map { wording[.saidWords($0)] }
      self.field.alternatives = said.alternatives
    }
    if style.experience.finishing != nil {
      self.field.correction = field.draft.correction(language: snapshot.locale).map {
        CorrectionView(line: $0.line, title: wording.text(toRemember: $0))
      }
    }
    // A microphone without audio is more urgent than the field's hint.
    hint = wording.hint(for: snapshot.input) ?? field.hint
    rationale = snapshot.phase == .rationale ? RationaleView(wording) : nil
    self.message = message.map { MessageView($0, wording) }
  }
}

/// A property wrapper that encodes `nil` as `null`, so that the member is always present.
@propertyWrapper
struct OrNull<Value: Codable & Sendable & Equatable>: Codable, Sendable, Equatable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    wrappedValue = value.decodeNil() ? nil : try value.decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    if let wrappedValue { try value.encode(wrappedValue) } else { try value.encodeNil() }
  }
}

extension Phase {
  /// The phase's name in the page's protocol; recordings of every kind share one.
  var name: String { isRecording ? "recording" : kind }
}

/// The offer to add a corrected word to the user's words.
struct CorrectionView: Codable, Sendable, Equatable {
  /// The line to add.
  let line: String
  let title: String
}

/// A text field on a page; positions are in UTF-16 code units.
struct FieldView: Codable, Sendable, Equatable {
  var text: String
  let selection: [Int]

  /// The range of the most recently spoken text.
  @OrNull var spoken: [Int]?

  /// The range of the newest words, for highlighting.
  @OrNull var fresh: [Int]?
  var isReadOnly: Bool
  let placeholder: String
  @OrNull var count: String?
  let isOverLimit: Bool

  /// The spoken form of the finished words at the cursor, as a sentence.
  @OrNull var said: String?

  /// Other words that may have been said instead of the words at the cursor.
  var alternatives: [String] = []

  /// The offer to remember a corrected word.
  @OrNull var correction: CorrectionView?

  init(_ draft: Draft, placeholder: String, isReadOnly: Bool, count: String? = nil) {
    func place(_ range: Range<Int>?) -> [Int]? {
      range.map(draft.rangeInUTF16).map { [$0.lowerBound, $0.upperBound] }
    }
    text = draft.text
    selection = draft.places
    spoken = place(draft.spokenRange)
    fresh = place(draft.newWords)
    (self.isReadOnly, self.placeholder, self.count) = (isReadOnly, placeholder, count)
    isOverLimit = draft.isOverLimit
  }
}

extension Draft {
  /// The selection in UTF-16 code units; the end of the text if there is no cursor.
  var places: [Int] {
    let range = selectionInUTF16 ?? text.utf16.count..<text.utf16.count
    return [range.lowerBound, range.upperBound]
  }
}

struct StatusView: Codable, Sendable, Equatable {
  let text: String
  let color: ColorView
  @OrNull var dot: Dot?
  let hasMovingEllipsis: Bool

  struct Dot: Codable, Sendable, Equatable {
    let size: Double
    let color: ColorView
    @OrNull var pulse: PulseView?
  }

  init(_ status: StatusLook) {
    text = status.text
    color = ColorView(status.color)
    dot = status.dot.map {
      Dot(size: $0.size, color: ColorView($0.color), pulse: $0.pulse.map(PulseView.init))
    }
    hasMovingEllipsis = status.hasMovingEllipsis
  }
}

struct MessageView: Codable, Sendable, Equatable {
  let text: String
  let actions: [Action]

  /// The display time in seconds; `null` if the message stays until the user acts.
  @OrNull var seconds: Double?
  @OrNull var settingsPath: String?
  let dismiss: String

  struct Action: Codable, Sendable, Equatable {
    let recovery: String
    let title: String
  }

  init(_ message: VoiceMessage, _ wording: Wording) {
    text = message.text
    actions = message.actions.map { Action(recovery: $0.rawValue, title: wording[.action($0)]) }
    seconds = message.seconds
    settingsPath = message.settingsPath
    dismiss = wording[.dismiss]
  }
}

/// The page's own explanation before the browser's permission prompt.
struct RationaleView: Codable, Sendable, Equatable {
  let title: String
  let text: String
  let accept: String
  let acceptLabel: String
  let decline: String
  let declineLabel: String

  init(_ wording: Wording) {
    title = wording[.rationaleTitle]
    text = wording[.rationaleText]
    accept = wording[.rationaleAccept]
    acceptLabel = wording[.rationaleAcceptLabel]
    decline = wording[.rationaleDecline]
    declineLabel = wording[.rationaleDeclineLabel]
  }
}

/// The values of a screen that change with the audio and are sent more often than the rest.
struct SoundView: Codable, Sendable, Equatable {
  /// The microphone level, in the range 0…1.
  let level: Double

  /// The level of the reply being played, in the range 0…1.
  let replyLevel: Double

  /// The elapsed time of the recording, in seconds.
  let elapsed: Double
  @OrNull var timer: String?
  let bars: [Double]
  let ringDiameter: Double
  let ringScale: Double
  let orbScale: Double
  let orbBrightness: Double
  let orbGlowRadius: Double

  /// Creates the values; those of the orb come from `orb`, or from the microphone level if `orb` is
  /// `nil`.
  init(_ field: VoiceField, _ look: Look, _ orb: OrbLook? = nil) {
    let snapshot = field.snapshot
    level = Double(snapshot.level)
    replyLevel = Double(snapshot.replyLevel)
    elapsed = snapshot.elapsed
    timer = look.timer
    bars =
      snapshot.phase.isRecording
      ? LevelLook.bars(look.reducesMotion ? [] : field.levels, count: VoiceField.levelCount) : []
    let levels = LevelView(look.level)
    (ringDiameter, ringScale) = (levels.ringDiameter, levels.ringScale)
    orbScale = orb?.scale ?? levels.orbScale
    orbBrightness = orb?.brightness ?? levels.orbBrightness
    orbGlowRadius = orb?.glowRadius ?? levels.orbGlowRadius
  }
}

/// The effect of the level on the rings and the orb.
struct LevelView: Codable, Sendable, Equatable {
  let ringDiameter: Double
  let ringScale: Double
  let orbScale: Double
  let orbBrightness: Double
  let orbGlowRadius: Double

  init(_ look: LevelLook) {
    ringDiameter = look.ringDiameter
    ringScale = look.ringScale
    orbScale = look.orbScale
    orbBrightness = look.orbBrightness
    orbGlowRadius = look.orbGlowRadius
  }
}
