import Hark

/// A form into whose approved fields a person may dictate (S4).
public struct Dictation: Screen {
  /// The fields, in the order of the form.
  public internal(set) var fields: [Field]

  /// The field with the cursor.
  public internal(set) var focus: Field.ID

  /// The voice part; its text is that of the field into which is or was dictated.
  public internal(set) var voice: VoiceField

  /// Why dictation did not begin in a field; nil when nobody tried, or it did.
  public internal(set) var denial: Denial?

  let experience: Experience
  let language: LocaleTag
  let layout: SettingsLayout

  /// The field that speech is written into; it stays the same when the cursor moves on.
  public internal(set) var target: Field.ID

  /// Makes a form with the cursor in its first field.
  ///
  /// - Parameters:
  ///   - fields: At least one; with none, dictation has nowhere to go and is denied.
  ///   - experience: How dictation behaves.
  ///   - language: The language of the screen's words.
  ///   - layout: How the system's settings are laid out, for the path that a refusal names.
  public init(
    _ fields: [Field], _ experience: Experience = .dictation,
    language: LocaleTag = .norwegianBokmal, layout: SettingsLayout = .current
  ) {
    self.fields = fields
    self.experience = experience
    self.language = language
    self.layout = layout
    focus = fields.first?.id ?? ""
    target = focus
    voice = VoiceField(fields.first?.draft ?? Draft())
  }

  /// One field of a form.
  public struct Field: Sendable, Equatable, Identifiable {
    /// Its name in the configuration.
    public let id: String

    /// What it is called on the screen.
    public let title: String

    /// Whether it may be dictated into.
    public let isApproved: Bool

    /// Its text.
    public internal(set) var draft: Draft

    /// Makes a field.
    public init(id: String, title: String, isApproved: Bool, text: String = "") {
      self.id = id
      self.title = title
      self.isApproved = isApproved
      draft = Draft(text)
    }
  }

  /// Why dictation did not begin.
  public struct Denial: Sendable, Equatable {
    /// The field.
    public let field: Field.ID

    /// What to tell the person.
    public let text: String
  }

  /// What a person does there.
  public enum Action: Sendable, Equatable {
    /// Something with the microphone, or with the text of the field that has the cursor.
    case voice(VoiceAction)

    /// Puts the cursor into another field.
    case focus(Field.ID)

    /// Acts on a failure.
    case recover(RecoveryAction)
  }

  /// It asks nothing of the outside world.
  public enum Request: Sendable, Equatable {}

  /// So nothing is answered.
  public enum Answer: Sendable, Equatable {}
}

extension Dictation {
  /// The words of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the field with the cursor may be dictated into.
  public var isApproved: Bool { fields.first { $0.id == focus }?.isApproved ?? false }

  /// Whether the microphone button is there: not after a refusal that lasts (O6, S4-43).
  public var showsMicrophone: Bool { voice.failure.map { !$0.isLasting } ?? true }

  /// Whether a link to the app's settings stands in the button's place.
  public var showsSettingsLink: Bool { message?.actions.contains(.openSettings) ?? false }

  /// Whether the app's own explanation stands before the system's question.
  public var showsRationale: Bool { voice.snapshot.phase == .rationale }

  /// What went wrong and what is offered; nil when nothing did.
  public var message: VoiceMessage? {
    voice.failure.map { VoiceMessage($0, experience, wording, layout: layout) }
  }
}
