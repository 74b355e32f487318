import Hark

/// The meal log: say what you ate, confirm it, and see what it holds (S5).
public struct MealLog: Screen {
  /// The field and its microphone.
  public internal(set) var field = VoiceField()

  /// How far the meal is.
  public internal(set) var stage = Stage.telling

  /// Whether what was said goes on by itself instead of being confirmed (O15).
  public var confirmsByItself: Bool

  /// How long the check mark stands before the results, in seconds (G10).
  public static let successSeconds = 1.2

  /// How its voice behaves.
  public let experience: Experience

  var fresh = ScreenID.first

  /// Makes an empty one.
  public init(_ experience: Experience = .mealLog, confirmsByItself: Bool = false) {
    self.experience = experience
    self.confirmsByItself = confirmsByItself
  }

  /// How far a meal is.
  public enum Stage: Sendable, Equatable {
    /// It is being said, or will be, or has been and wants a tap.
    case telling

    /// It is typed, in a field with a keyboard.
    case typing

    /// It is being analysed.
    case analyzing(ScreenID)

    /// It was analysed; a check mark stands for a moment.
    case succeeded(ScreenID, Meal)

    /// What it holds.
    case results(Meal)

    /// It could not be analysed; the text is kept.
    case failed(VoiceFailure)

    /// The text was kept without being analysed.
    case saved(String)
  }

  /// What a person does there.
  public enum Action: VoiceScreenAction, Equatable {
    /// Something with the text or its microphone.
    case voice(VoiceAction)

    /// Takes the text as it stands; Done of the keyboard does the same.
    case confirm

    /// Opens the field with its keyboard.
    case typeInstead

    /// Acts on a failure, of voice or of the analysis.
    case recover(RecoveryAction)

    /// Begins the next meal.
    case startOver
  }

  /// A text to be analysed.
  public struct Request: Sendable, Equatable {
    /// What was said or typed.
    public let text: String
  }

  /// What came of the analysis.
  public enum Answer: Sendable, Equatable {
    /// What the meal holds.
    case analyzed(Meal)

    /// It could not be analysed.
    case failed(VoiceFailure)
  }
}

extension MealLog {
  /// The five looks of its one button (S5-FR-003, S5-FR-007).
  public enum ButtonState: String, Sendable, Equatable, CaseIterable {
    case idle, recording, processing, success, error
  }

  /// The words of this screen.
  public var wording: Wording { Wording(for: experience) }

  /// How the button looks.
  public var button: ButtonState {
    switch stage {
    case .analyzing: .processing
    case .succeeded, .results, .saved: .success
    case .failed: .error
    case .telling, .typing: ButtonState(field.snapshot.phase)
    }
  }

  /// The text that is shown; the invitation while there is none.
  public var shownText: String {
    field.draft.text.isEmpty ? wording[.placeholder] : field.draft.text
  }

  /// What is going on, in a few words.
  public var status: String {
    if case .analyzing = stage { return wording[.analyzing] }
    return wording[.status(field.snapshot.phase)]
  }

  /// Recording time as m:ss; nil when nothing is recorded.
  public var timer: String? {
    field.snapshot.phase.isRecording ? wording[.timer(field.snapshot.elapsed)] : nil
  }

  /// Whether the text may be taken as it stands.
  public var canConfirm: Bool {
    switch stage {
    case .telling, .typing, .failed: field.draft.isSavable && !field.snapshot.phase.isBusy
    case .analyzing, .succeeded, .results, .saved: false
    }
  }

  /// What the button is called that takes the text as it stands: Done ends the typing (S5-US7.2).
  public var confirmTitle: String { wording[showsKeyboard ? .done : .confirm] }

  /// Whether a keyboard is wanted.
  public var showsKeyboard: Bool { stage == .typing }

  /// Whether typing is offered.
  public var offersTyping: Bool {
    switch stage {
    case .telling, .failed: true
    case .typing, .analyzing, .succeeded, .results, .saved: false
    }
  }

  /// Whether the app's own explanation stands before the system's question.
  public var showsRationale: Bool { field.snapshot.phase == .rationale }

  /// What went wrong and what is offered; nil when nothing did.
  public var message: VoiceMessage? {
    let failure: VoiceFailure?
    if case .failed(let reason) = stage { failure = reason } else { failure = field.failure }
    return failure.map { VoiceMessage($0, experience, wording) }
  }

  /// What the meal holds, once the check mark has left.
  public var results: Meal? {
    if case .results(let meal) = stage { meal } else { nil }
  }
}

extension MealLog.ButtonState {
  /// The look while the meal is being told.
  init(_ phase: Phase) {
    switch phase {
    case .idle, .rationale, .authorizing, .listening, .paused, .muted: self = .idle
    case .starting, .recording: self = .recording
    case .finalizing, .waiting, .speaking: self = .processing
    case .failed: self = .error
    }
  }
}

extension MealLog.Request: Confidential {
  /// How long the text is.
  public var description: String { "Request(\(text.veiled))" }
}

extension MealLog.Stage: Confidential {
  /// How far the meal is, without what it is.
  public var description: String {
    switch self {
    case .telling: "telling"
    case .typing: "typing"
    case .analyzing(let id): "analyzing(\(id))"
    case .succeeded(let id, let meal): "succeeded(\(id), \(meal))"
    case .results(let meal): "results(\(meal))"
    case .failed(let failure): "failed(\(failure))"
    case .saved(let text): "saved(\(text.veiled))"
    }
  }
}

extension MealLog: SpokenScreen {
  /// The field.
  public var spoken: VoiceField { field }

  /// Whether the text stands still: while it is spoken into, and once it is analysed or shown.
  public var isReadOnly: Bool {
    switch stage {
    case .telling, .typing, .failed: field.isRecording
    case .analyzing, .succeeded, .results, .saved: true
    }
  }

  /// The look of its stage.
  public var ownButton: Hark.ButtonState? { Hark.ButtonState(rawValue: button.rawValue) }

  /// That the meal is logged, or why it could not be looked at.
  public var news: String? {
    switch stage {
    case .telling, .typing: nil
    case .analyzing: wording[.analyzing]
    case .succeeded, .results, .saved: wording[.success]
    case .failed(let failure): wording[.message(failure)]
    }
  }

  /// What is done with the meal.
  public var ownStatus: String? { status }
}
