import Hark
import HarkPresentation

/// The capture screen: typed or spoken text that the user saves (S2).
public struct Capture: Screen {
  /// The field and its microphone.
  public internal(set) var field: VoiceField

  /// The progress or failure of saving.
  public internal(set) var saving = Saving.none

  /// The message after a save, which disappears automatically.
  public internal(set) var success: SuccessMessage?

  /// The latest saved capture, with its meaning if available.
  public internal(set) var lastCreated: SavedCapture?

  /// Whether the user must sign in again before saving.
  public internal(set) var needsReauthentication = false

  /// The duration of the message after a save, in seconds.
  public static let successSeconds = 3.0

  /// The behavior of the voice session.
  public let experience: Experience

  var nextID = ScreenID.first

  /// Creates an empty screen.
  public init(_ experience: Experience = .capture) {
    self.experience = experience
    field = VoiceField(Draft(limit: experience.ending.characters ?? Draft.standardLimit))
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// Acts on the field or its microphone.
    case voice(VoiceAction)

    /// Saves the text.
    case save

    /// Recovers from a voice failure.
    case recover(RecoveryAction)

    /// Dismisses the message for a failed save.
    case dismissSaveFailure

    /// Reports that the user has signed in again.
    case signedIn
  }

  /// A request to save text.
  public struct Request: Sendable, Equatable {
    /// The text, typed or spoken.
    public let content: String
  }

  /// The result of a save.
  public enum Answer: Sendable, Equatable {
    /// The text was saved.
    case saved(SavedCapture)

    /// The save failed; the text is still in the field.
    case failed(CaptureFailure)
  }

  /// The state of saving.
  public enum Saving: Sendable, Equatable {
    /// No save is in progress.
    case none

    /// A save is in progress.
    case under(ScreenID)

    /// The last save failed.
    case failed(CaptureFailure)
  }

  /// A message that disappears automatically.
  public struct SuccessMessage: Sendable, Equatable {
    /// The text.
    public let text: String

    let id: ScreenID
  }
}

extension Capture {
  /// The wording of this screen.
  public var wording: Wording { Wording(for: experience) }

  /// Whether a save is in progress.
  public var isSaving: Bool { if case .under = saving { true } else { false } }

  /// Whether the text can be saved now.
  public var canSave: Bool { field.draft.isSavable && !isSaving && !field.snapshot.phase.isBusy }

  /// Whether the text is read-only: during a recording and during a save.
  public var isReadOnly: Bool { field.isRecording || isSaving }

  /// The number of words during a recording; otherwise the number of characters, with the limit if
  /// it is exceeded.
  public var count: String {
    let draft = field.draft
    if field.isRecording { return wording[.words(draft.wordCount)] }
    if draft.isOverLimit { return wording[.charactersOf(draft.characterCount, limit: draft.limit)] }
    return wording[.characters(draft.characterCount)]
  }

  /// Whether the bar with Stop and Cancel is shown.
  public var showsRecordingBar: Bool { field.snapshot.phase.isRecording }

  /// The voice failure and its recovery actions; `nil` if there is none.
  public var message: VoiceMessage? { field.message(experience, wording) }

  /// Whether the microphone button is enabled; it is disabled during a save and after a lasting
  /// failure (O6).
  public var isMicrophoneEnabled: Bool { !isSaving && field.failure.map { !$0.isLasting } ?? true }

  /// The reason that the last save failed and how to fix it; `nil` if it did not fail.
  public var saveProblem: String? {
    if case .failed(let failure) = saving { wording[.saveFailed(failure)] } else { nil }
  }

  /// The meaning of the latest saved capture; `nil` if the service has not provided one.
  public var meaning: String? { lastCreated?.meaning }
}

extension Capture.Request: Confidential {
  /// A description that contains only the length of the text.
  public var description: String { "Request(\(content.veiled))" }
}

extension Capture: SpokenScreen {
  package var spoken: VoiceField { field }
  package var news: String? { success?.text ?? saveProblem }
}

extension Capture {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot):
      field.take(snapshot)
      return []
    case .happened(let sessionEvent):
      return field.take(sessionEvent, wording) == .isFull ? [.voice(.stop)] : []
    case .did(let action): return act(action)
    case .answered(let id, let answer):
      guard saving == .under(id) else { return [] }
      return take(answer)
    case .elapsed(let id):
      // A newer message has its own timer.
      if success?.id == id { success = nil }
      return []
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .voice(let action):
      // The text is read-only during a save because the field is cleared when the save succeeds.
      if isSaving, action.isEdit { return [] }
      return field.act(action).map { .voice($0) }
    case .save: return save()
    case .recover(.openSettings): return [.openSettings]
    case .recover(let action): return action.effects()
    case .dismissSaveFailure:
      if !isSaving { saving = .none }
      return []
    case .signedIn:
      needsReauthentication = false
      if saving == .failed(.unauthorized) { saving = .none }
      return []
    }
  }

  private mutating func save() -> [ScreenEffect<Request>] {
    guard canSave else { return [] }
    defer { nextID = nextID.next }
    saving = .under(nextID)
    success = nil
    let request = Request(content: field.draft.text.trimmed)
    return [.voice(.enableButton(false)), .request(nextID, request)]
  }

  private mutating func take(_ answer: Answer) -> [ScreenEffect<Request>] {
    switch answer {
    case .saved(let something):
      defer { nextID = nextID.next }
      saving = .none
      lastCreated = something
      field.clear()
      success = SuccessMessage(text: wording[.success], id: nextID)
      return field.accept()
        + [.voice(.enableButton(true)), .wait(nextID, seconds: Self.successSeconds)]
    case .failed(let failure):
      saving = .failed(failure)
      if failure == .unauthorized { needsReauthentication = true }
      return [.voice(.enableButton(true))]
    }
  }
}
