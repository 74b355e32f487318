import Foundation
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

  /// What was broken off by a kill or a crash and can be had back, the oldest first.
  public internal(set) var unfinished: [UnfinishedDictation] = []

  /// Why a field was not approved for a while; nil when nobody tried, or it was.
  public internal(set) var refusal: ApprovalRefusal?

  /// That the dictation under way may need to be split; nil when there is no reason to say so, or the
  /// person has put it away.
  public internal(set) var splitNotice: String?

  /// How often a field was refused.
  var denialCount = 0

  /// The screen whose form the organisation's configuration has; nil for a form of the app's own.
  let route: String?
  let role: OrganizationUser.Role

  /// The decision for a field that is not there.
  var otherwise = ScopeDecision.denied(.field)

  /// Whether the form is still on its way.
  var isLoading: Bool

  /// What was done before the form was there.
  var early: [Action] = []

  /// The request whose answers are the form as the configuration has it.
  var watching: ScreenID?
  var fresh = ScreenID.first

  /// How its voice behaves.
  public let experience: Experience
  let language: LocaleTag
  let layout: SettingsLayout

  /// The field that speech is written into; it stays the same when the cursor moves on.
  public internal(set) var target: Field.ID

  /// Makes a form of the app's own with the cursor in its first field.
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
    route = nil
    isLoading = false
    role = .member
    focus = fields.first?.id ?? ""
    target = focus
    voice = VoiceField(fields.first?.draft ?? Draft())
  }

  /// Makes the form that the organisation's configuration has at `route`.
  ///
  /// It has no field before that is loaded; `perform` watches the configuration for it.
  ///
  /// - Parameters:
  ///   - route: Where the form is in the app.
  ///   - experience: How dictation behaves.
  ///   - language: The language of the screen's words.
  ///   - layout: How the system's settings are laid out, for the path that a refusal names.
  ///   - role: What the person is in the organisation: some may approve a field for a while.
  public init(
    at route: String, _ experience: Experience = .dictation,
    language: LocaleTag = .norwegianBokmal, layout: SettingsLayout = .current,
    role: OrganizationUser.Role = .member
  ) {
    self.role = role
    fields = []
    self.experience = experience
    self.language = language
    self.layout = layout
    self.route = route
    isLoading = true
    focus = ""
    target = ""
    voice = VoiceField(Draft())
  }

  /// One field of a form.
  public struct Field: Sendable, Equatable, Identifiable {
    /// Its name in the configuration.
    public let id: String

    /// What it is called on the screen.
    public let title: String

    /// Whether it may be dictated into, and why.
    public internal(set) var decision: ScopeDecision

    /// Its text.
    public internal(set) var draft: Draft

    /// Makes a field.
    public init(
      id: String, title: String, _ decision: ScopeDecision = .allowed(.approved), text: String = ""
    ) {
      self.id = id
      self.title = title
      self.decision = decision
      // However long somebody speaks.
      draft = Draft(text, limit: .max)
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
  public enum Action: VoiceScreenAction, Equatable {
    /// Something with the microphone, or with the text of the field that has the cursor.
    case voice(VoiceAction)

    /// Puts the cursor into another field.
    case focus(Field.ID)

    /// Acts on a failure.
    case recover(RecoveryAction)

    /// Puts the oldest unfinished dictation behind what stands in its field.
    case restore

    /// Drops the oldest unfinished dictation.
    case discard

    /// Puts the notice away that the dictation may need to be split.
    case dismissSplitNotice

    /// Loads the organisation's configuration anew.
    case reload

    /// Approves the field with the cursor for so many seconds.
    case approve(seconds: Double)

    /// Takes such an approval of the field with the cursor back.
    case withdraw
  }

  /// What it asks of `DictationScope` and `TranscriptStore`.
  public enum Request: Sendable, Equatable {
    /// What was broken off.
    case unfinished

    /// An unfinished dictation; it is kept until its text stands in a field.
    case restore(UUID)
    case discard(UUID)

    /// Its text stands in a field, or could not be put there.
    case finish(UUID)
    case release(UUID)

    /// The form, now and whenever it changes.
    case watch(route: String)
    case reload
    case approve(Field.ID, route: String, seconds: Double)
    case withdraw(Field.ID, route: String)
  }

  /// What is answered.
  public enum Answer: Sendable, Equatable {
    case view(ScopeView)
    case refused(ApprovalRefusal)
    case unfinished([UnfinishedDictation])
    case restored(UnfinishedDictation)
  }
}

extension Dictation {
  /// The words of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether the field with the cursor may be dictated into, and why.
  public var decision: ScopeDecision { fields.first { $0.id == focus }?.decision ?? otherwise }

  /// What there is to say of the field with the cursor before anybody tries: of an approval that
  /// ends, of a configuration that is old or could not be had; nil when there is nothing.
  public var notice: String? {
    switch decision {
    case .allowed(.approved), .denied(.field), .denied(.screen), .denied(.permission): nil
    case .allowed(let ground): wording[scope: .allowed(ground)]
    case .denied(let reason): wording[scope: .denied(reason, layout)]
    }
  }

  /// What to say of a dictation that was broken off; nil when there is none.
  public var unfinishedNotice: String? {
    unfinished.first.map { wording[.unfinished(words: $0.wordCount)] }
  }

  /// How long a field is approved for a while, in minutes, when a person asks for it here.
  public static let approvalMinutes = 10

  /// What somebody who may approve fields is offered for the field with the cursor; nil for nothing.
  public var approvalOffer: ApprovalOffer? {
    guard route != nil, role.mayApprove, !focus.isEmpty else { return nil }
    switch decision {
    case .allowed(.approvedUntil): return .withdraw
    case .allowed, .denied(.permission), .denied(.screen): return nil
    case .denied(.field), .denied(.fieldEarlier), .denied(.configuration): return .approve
    }
  }

  /// What somebody who may approve fields is offered.
  public enum ApprovalOffer: String, Sendable, Codable {
    case approve, withdraw
  }

  /// Whether loading the configuration anew may help.
  public var offersReload: Bool {
    switch decision {
    case .allowed(.approvedEarlier), .denied(.fieldEarlier), .denied(.configuration):
      route != nil
    case .allowed, .denied: false
    }
  }

  /// Whether the microphone button is there: not before the form is, nor after a refusal that lasts
  /// (O6, S4-43).
  public var showsMicrophone: Bool { !isLoading && voice.failure.map { !$0.isLasting } ?? true }

  /// Whether a link to the app's settings stands in the button's place.
  public var showsSettingsLink: Bool { message?.actions.contains(.openSettings) ?? false }

  /// Whether the app's own explanation stands before the system's question.
  public var showsRationale: Bool { voice.snapshot.phase == .rationale }

  /// What went wrong and what is offered; nil when nothing did.
  public var message: VoiceMessage? {
    voice.failure.map { VoiceMessage($0, experience, wording, layout: layout) }
  }
}

extension Dictation: SpokenScreen {
  /// The text of the field that is spoken into.
  public var spoken: VoiceField { voice }

  /// What has come to stand below the form.
  public var news: String? { notices.compactMap(\.text).last }

  /// A field that is refused again is told again.
  public var newsNumber: Int { denialCount }

  /// The field with the cursor, into which need not be spoken.
  public var written: Draft { fields.first { $0.id == focus }?.draft ?? voice.draft }

  /// Whether the field with the cursor cannot be edited: only the one that is spoken into.
  public var isReadOnly: Bool { focus == target && voice.isRecording }
}
