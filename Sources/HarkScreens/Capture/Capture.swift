import Hark

/// The capture screen: a text that is typed or spoken, and saved by hand (S2).
public struct Capture: Screen {
  /// The field and its microphone.
  public internal(set) var field: VoiceField

  /// Whether the text is being saved, and why it could not be.
  public internal(set) var saving = Saving.none

  /// The message after a save, which leaves by itself.
  public internal(set) var success: SuccessMessage?

  /// What was saved last, with its meaning where there is one.
  public internal(set) var lastCreated: Something?

  /// Whether the person must sign in again before anything can be saved.
  public internal(set) var needsReauthentication = false

  /// How long the message after a save stays, in seconds.
  public static let successSeconds = 3.0

  /// How its voice behaves.
  public let experience: Experience

  var fresh = ScreenID.first

  /// Makes an empty one.
  public init(_ experience: Experience = .capture) {
    self.experience = experience
    field = VoiceField(Draft(limit: experience.ending.characters ?? Draft.standardLimit))
  }

  /// What a person does there.
  public enum Action: VoiceScreenAction, Equatable {
    /// Something with the field or its microphone.
    case voice(VoiceAction)

    /// Saves the text.
    case save

    /// Acts on a voice failure.
    case recover(RecoveryAction)

    /// Puts the message of a failed save away.
    case dismissSaveFailure

    /// The person has signed in again.
    case signedIn
  }

  /// A text to be kept.
  public struct Request: Sendable, Equatable {
    /// The text.
    public let content: String

    /// What it is made of: text, however it was entered.
    public let contentType: ContentType
  }

  /// What came of saving.
  public enum Answer: Sendable, Equatable {
    /// It is kept.
    case saved(Something)

    /// It is not; the text is still in the field.
    case failed(CaptureFailure)
  }

  /// How far a save is.
  public enum Saving: Sendable, Equatable {
    /// Nothing is being saved.
    case none

    /// The service has been asked.
    case under(ScreenID)

    /// The last save failed.
    case failed(CaptureFailure)
  }

  /// A message that leaves by itself.
  public struct SuccessMessage: Sendable, Equatable {
    /// The words.
    public let text: String

    let id: ScreenID
  }
}

extension Capture {
  /// The words of this screen.
  public var wording: Wording { Wording(for: experience) }

  /// Whether a save is under way.
  public var isSaving: Bool {
    if case .under = saving { true } else { false }
  }

  /// Whether the text may be saved now.
  public var canSave: Bool {
    field.draft.isSavable && !isSaving && !field.snapshot.phase.isBusy
  }

  /// Whether the text cannot be edited just now: while it is being spoken into, and while it is
  /// being saved.
  public var isReadOnly: Bool { field.isRecording || isSaving }

  /// Words while speaking, characters otherwise, and how many are too many.
  public var count: String {
    let draft = field.draft
    if field.isRecording { return wording[.words(draft.wordCount)] }
    if draft.isOverLimit {
      return wording[.charactersOf(draft.characterCount, limit: draft.limit)]
    }
    return wording[.characters(draft.characterCount)]
  }

  /// Whether the bar with Stop and Cancel is shown.
  public var showsRecordingBar: Bool { field.snapshot.phase.isRecording }

  /// Whether the app's own explanation stands before the system's question.
  public var showsRationale: Bool { field.snapshot.phase == .rationale }

  /// What went wrong with voice; nil when nothing did.
  public var voiceMessage: VoiceMessage? {
    field.failure.map { VoiceMessage($0, experience, wording) }
  }

  /// Whether the microphone button can be used: not while saving, and not after a failure that
  /// lasts (O6).
  public var isMicrophoneEnabled: Bool {
    !isSaving && field.failure.map { !$0.isLasting } ?? true
  }

  /// Why the last save failed and what to do; nil when it did not.
  public var saveProblem: String? {
    if case .failed(let failure) = saving { wording[.saveFailed(failure)] } else { nil }
  }

  /// What the service makes of what was saved last; nil when it has not said.
  public var meaning: String? { lastCreated?.meaning }
}

extension Capture.Request: Confidential {
  /// Its kind, and how long the text is.
  public var description: String { "Request(\(contentType), \(content.veiled))" }
}

extension Capture: SpokenScreen {
  /// The field.
  public var spoken: VoiceField { field }

  /// What went wrong with voice.
  public var message: VoiceMessage? { voiceMessage }

  /// That the text is saved, or why it is not.
  public var news: String? { success?.text ?? saveProblem }
}
