import Hark
import HarkPresentation

/// The meal log: the user says what they ate, confirms it, and sees its nutrition (S5).
public struct MealLog: Screen {
  /// The field and its microphone.
  public internal(set) var field = VoiceField()

  /// The current stage.
  public internal(set) var stage = Stage.telling

  /// Whether the text is analyzed after a recording without the user's confirmation (O15).
  public var confirmsByItself: Bool

  /// The duration of the check mark before the results, in seconds (G10).
  public static let successSeconds = 1.2

  /// The behavior of the voice session.
  public let experience: Experience

  var nextID = ScreenID.first

  /// Creates an empty meal log.
  public init(_ experience: Experience = .mealLog, confirmsByItself: Bool = false) {
    self.experience = experience
    self.confirmsByItself = confirmsByItself
  }

  /// A stage in logging a meal.
  public enum Stage: Sendable, Equatable {
    /// Dictation: before, during, and after a recording, until an analysis or typing begins.
    case telling

    /// Typing, with the keyboard shown.
    case typing

    /// The meal is being analyzed.
    case analyzing(ScreenID)

    /// The analysis succeeded, and a check mark is briefly shown.
    case succeeded(ScreenID, AnalyzedMeal)

    /// The nutrition of the meal is shown.
    case results(AnalyzedMeal)

    /// The analysis failed; the text is kept.
    case failed(VoiceFailure)

    /// The text was saved without analysis.
    case saved(String)
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// Acts on the text or its microphone.
    case voice(VoiceAction)

    /// Confirms the text; Done on the keyboard does the same.
    case confirm

    /// Shows the field with its keyboard.
    case typeInstead

    /// Recovers from a voice or analysis failure.
    case recover(RecoveryAction)

    /// Begins a new meal.
    case startOver
  }

  /// A text to analyze.
  public struct Request: Sendable, Equatable {
    /// The spoken or typed text.
    public let text: String
  }

  /// The result of the analysis.
  public enum Answer: Sendable, Equatable {
    /// The nutrition of the meal.
    case analyzed(AnalyzedMeal)

    /// The analysis failed.
    case failed(VoiceFailure)
  }
}

extension MealLog {
  /// The wording of this screen.
  public var wording: Wording { Wording(for: experience) }

  /// The state of the button, one of five (S5-FR-003, S5-FR-007).
  public var button: ButtonState {
    switch stage {
    case .analyzing: .processing
    case .succeeded, .results, .saved: .success
    case .failed: .error
    case .telling, .typing: button(in: field.snapshot.phase)
    }
  }

  private func button(in phase: Phase) -> ButtonState {
    switch phase {
    case .idle, .rationale, .authorizing, .listening, .paused, .muted: .idle
    case .starting, .recording: .recording
    case .finalizing, .waiting, .speaking: .processing
    case .failed: .error
    }
  }

  /// The text on the screen; the placeholder if the field is empty.
  public var shownText: String {
    field.draft.text.isEmpty ? wording[.placeholder] : field.draft.text
  }

  /// The status text, for the analysis, for a meal that is finished, or for the session's phase.
  public var status: String {
    switch stage {
    case .analyzing: wording[.analyzing]
    case .succeeded, .results, .saved: wording[.success]
    case .telling, .typing, .failed: wording[.status(field.snapshot.phase)]
    }
  }

  /// The recording time as m:ss; `nil` when nothing is being recorded.
  public var timer: String? {
    field.snapshot.phase.isRecording ? wording[.timer(field.snapshot.elapsed)] : nil
  }

  /// Whether the text can be confirmed.
  public var canConfirm: Bool {
    switch stage {
    case .telling, .typing, .failed: field.draft.isSavable && !field.snapshot.phase.isBusy
    case .analyzing, .succeeded, .results, .saved: false
    }
  }

  /// The title of the confirm button, which is Done while typing (S5-US7.2).
  public var confirmTitle: String { wording[showsKeyboard ? .done : .confirm] }

  /// Whether the keyboard is shown.
  public var showsKeyboard: Bool { stage == .typing }

  /// Whether typing is offered.
  public var offersTyping: Bool {
    switch stage {
    case .telling, .failed: true
    case .typing, .analyzing, .succeeded, .results, .saved: false
    }
  }

  /// The failure and its recovery actions; `nil` if there is none.
  public var message: VoiceMessage? {
    guard case .failed(let reason) = stage else { return field.message(experience, wording) }
    return VoiceMessage(reason, experience, wording)
  }

  /// The nutrition of the meal, after the check mark; otherwise `nil`.
  public var results: AnalyzedMeal? { if case .results(let meal) = stage { meal } else { nil } }
}

extension MealLog.Request: Confidential {
  /// A description that contains only the length of the text.
  public var description: String { "Request(\(text.veiled))" }
}

extension MealLog.Stage: Confidential {
  /// The stage, without the content of the meal.
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
  package var spoken: VoiceField { field }

  /// Whether the text is read-only: during a recording or an analysis, and once the meal has been
  /// analyzed or saved.
  package var isReadOnly: Bool {
    switch stage {
    case .telling, .typing, .failed: field.isRecording
    case .analyzing, .succeeded, .results, .saved: true
    }
  }

  package var ownButton: ButtonState? { button }

  /// The progress or outcome of the analysis, or the success of saving without it.
  package var news: String? {
    switch stage {
    case .telling, .typing: nil
    case .analyzing: wording[.analyzing]
    case .succeeded, .results, .saved: wording[.success]
    case .failed(let failure): wording[.message(failure)]
    }
  }

  package var ownStatus: String? { status }
}
