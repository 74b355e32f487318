import Foundation
import Hark
import HarkPresentation

/// A form that allows dictation into approved fields (S4).
public struct Dictation: Screen {
  /// The fields, in the order of the form.
  public internal(set) var fields: [Field]

  /// The identifier of the focused field.
  public internal(set) var focus: Field.ID

  /// The voice field, with the text of the current or latest dictation target.
  public internal(set) var voice: VoiceField

  /// The denial of the last attempt to dictate; `nil` if there is none or it no longer applies.
  public internal(set) var denial: Denial?

  /// The dictations that were interrupted when the app was terminated or crashed and that can be
  /// restored, oldest first.
  public internal(set) var unfinished: [UnfinishedDictation] = []

  /// The refusal of the last approval or withdrawal for the focused field; `nil` if there is none.
  public internal(set) var refusal: ApprovalRefusal?

  /// The notice that the current or latest dictation may need to be split; `nil` if it does not apply
  /// or was dismissed.
  public internal(set) var splitNotice: String?

  var denialCount = 0

  /// The route of a form in the organization's configuration; `nil` for a form defined by the app.
  let route: String?
  let role: OrganizationUser.Role

  /// The decision for an unknown field.
  var otherwise = ScopeDecision.denied(.field)
  var isLoading: Bool

  /// The field actions that arrived before the form was loaded.
  var early: [Action] = []
  var watching: ScreenID?
  var nextID = ScreenID.first

  /// The behavior of the voice session.
  public let experience: Experience
  let language: LocaleTag
  let layout: SettingsLayout

  /// The identifier of the dictation target, which follows the focus only when a dictation starts.
  public internal(set) var target: Field.ID

  /// Creates a form defined by the app, with focus on its first field.
  ///
  /// - Parameters:
  ///   - fields: The fields; if the array is empty, dictation is denied.
  ///   - experience: The behavior of dictation.
  ///   - language: The language of the screen.
  ///   - layout: The layout of the system's settings, which determines the settings path in messages.
  public init(
    _ fields: [Field], _ experience: Experience = .dictation,
    language: LocaleTag = .norwegianBokmal, layout: SettingsLayout = .current
  ) { self.init(fields, at: nil, experience, language, layout, role: .member) }

  /// Creates the form of the organization's configuration at `route`.
  ///
  /// The form is empty until `perform` has loaded the configuration. `role` determines whether the
  /// user can approve fields temporarily.
  public init(
    at route: String, _ experience: Experience = .dictation,
    language: LocaleTag = .norwegianBokmal, layout: SettingsLayout = .current,
    role: OrganizationUser.Role = .member
  ) { self.init([], at: route, experience, language, layout, role: role) }

  private init(
    _ fields: [Field], at route: String?, _ experience: Experience, _ language: LocaleTag,
    _ layout: SettingsLayout, role: OrganizationUser.Role
  ) {
    (self.fields, self.experience, self.language) = (fields, experience, language)
    (self.layout, self.route, self.role) = (layout, route, role)
    isLoading = route != nil
    focus = fields.first?.id ?? ""
    target = focus
    voice = VoiceField(fields.first?.draft ?? Draft())
  }

  /// A field of a form.
  public struct Field: Sendable, Equatable, Identifiable {
    /// The identifier; in a form from the organization's configuration, the field's identifier there.
    public let id: String

    /// The title on the screen.
    public let title: String

    /// Whether dictation is allowed, and the reason.
    public internal(set) var decision: ScopeDecision

    /// The text.
    public internal(set) var draft: Draft

    /// Creates a field.
    public init(
      id: String, title: String, _ decision: ScopeDecision = .allowed(.approved), text: String = ""
    ) {
      (self.id, self.title, self.decision) = (id, title, decision)
      // The length of the text is unlimited.
      draft = Draft(text, limit: .max)
    }
  }

  /// The reason dictation did not start.
  public struct Denial: Sendable, Equatable {
    /// The identifier of the field in which dictation did not start.
    public let field: Field.ID

    /// The message for the user.
    public let text: String
  }

  /// A user action.
  public enum Action: VoiceScreenAction, Equatable {
    /// Acts on the microphone or the text of the focused field.
    case voice(VoiceAction)

    /// Focuses another field.
    case focus(Field.ID)

    /// Recovers from a failure.
    case recover(RecoveryAction)

    /// Appends the oldest unfinished dictation to its field, or to the focused field if its own no
    /// longer exists.
    case restore

    /// Discards the oldest unfinished dictation.
    case discard

    /// Dismisses the notice that the dictation may need to be split.
    case dismissSplitNotice

    /// Reloads the organization's configuration.
    case reload

    /// Approves the focused field for a number of seconds.
    case approve(seconds: Double)

    /// Withdraws the temporary approval of the focused field.
    case withdraw
  }

  /// A request to `DictationScope` or `TranscriptStore`.
  public enum Request: Sendable, Equatable {
    /// List the unfinished dictations.
    case unfinished

    /// Restore an unfinished dictation, which stays saved until its text is in a field.
    case restore(UUID)

    /// Discard an unfinished dictation.
    case discard(UUID)

    /// Delete a restored dictation, because its text is in a field.
    case finish(UUID)

    /// Offer a restored dictation again, because no field accepted its text.
    case release(UUID)

    /// Report the form's fields and the decisions on them, now and after each change.
    case watch(route: String)
    case reload
    case approve(Field.ID, route: String, seconds: Double)
    case withdraw(Field.ID, route: String)
  }

  /// An answer to a request.
  public enum Answer: Sendable, Equatable {
    case view(ScopeView)
    case refused(ApprovalRefusal)
    case unfinished([UnfinishedDictation])
    case restored(UnfinishedDictation)
  }
}

extension Dictation {
  /// The wording of this screen.
  public var wording: Wording { Wording(for: experience, language: language) }

  /// Whether dictation into the focused field is allowed, and the reason.
  public var decision: ScopeDecision { fields.first { $0.id == focus }?.decision ?? otherwise }

  /// The notice for the focused field before any dictation attempt; `nil` if there is none.
  ///
  /// The notice reports a temporary approval, or an outdated or unavailable configuration.
  public var notice: String? {
    switch decision {
    case .allowed(.approved), .denied(.field), .denied(.screen): nil
    case .allowed(let ground): wording[scope: .allowed(ground)]
    case .denied(let reason): wording[scope: .denied(reason)]
    }
  }

  /// The notice of an unfinished dictation; `nil` if there is none.
  public var unfinishedNotice: String? {
    unfinished.first.map { wording[.unfinished(words: $0.wordCount)] }
  }

  /// The duration of a temporary approval requested on this screen, in minutes.
  public static let approvalMinutes = 10

  /// The approval action offered to an authorized user for the focused field; `nil` if none is
  /// offered.
  public var approvalOffer: ApprovalOffer? {
    guard route != nil, role.mayApprove, !focus.isEmpty else { return nil }
    switch decision {
    case .allowed(.approvedUntil): return .withdraw
    case .allowed, .denied(.screen): return nil
    case .denied(.field), .denied(.fieldEarlier), .denied(.configuration): return .approve
    }
  }

  /// An approval action offered to an authorized user.
  public enum ApprovalOffer: String, Sendable, Codable { case approve, withdraw }

  /// Whether reloading the configuration may help.
  public var offersReload: Bool {
    switch decision {
    case .allowed(.approvedEarlier), .denied(.fieldEarlier), .denied(.configuration): route != nil
    case .allowed, .denied: false
    }
  }

  /// Whether the microphone button is shown; it is hidden while the form is loading and after a
  /// lasting failure (O6, S4-43).
  public var showsMicrophone: Bool { !isLoading && voice.failure.map { !$0.isLasting } ?? true }

  /// Whether a link to the app's settings replaces the button.
  public var showsSettingsLink: Bool { message?.actions.contains(.openSettings) ?? false }

  /// The failure and its recovery actions; `nil` if there is none.
  public var message: VoiceMessage? {
    voice.message(experience, wording, layout: layout)
  }
}

// Field contents while the form is loading.
extension Dictation {
  /// The text that a field has once the form is loaded; `nil` identifies the first field.
  package typealias EarlyText = (id: Field.ID?, draft: Draft)

  // The length of the text is unlimited.
  private static let empty = Draft(limit: .max)

  /// The text of each field that the user has focused or edited while the form is loading, with the
  /// focused field last; `nil` once the form is loaded.
  package var earlyTexts: [EarlyText]? {
    guard isLoading else { return nil }
    var texts: [EarlyText] = []
    for action in early {
      switch action {
      case .focus(let id):
        let index = texts.firstIndex { $0.id == id }
        texts.append(index.map { texts.remove(at: $0) } ?? (id, Self.empty))
      case .voice(.edit(let edit)):
        if texts.isEmpty { texts.append((nil, Self.empty)) }
        try? edit.apply(to: &texts[texts.count - 1].draft)
      case .voice, .recover, .restore, .discard, .dismissSplitNotice, .reload, .approve, .withdraw:
        break
      }
    }
    return texts
  }
}

extension Dictation: SpokenScreen {
  package var spoken: VoiceField { voice }
  package var news: String? { notices.compactMap(\.text).last }

  /// The number of denials, so that a repeated denial is announced again.
  package var newsNumber: Int { denialCount }

  /// The text of the focused field, which may differ from the dictation target; while the form is
  /// loading, the text that the field will have.
  package var written: Draft {
    if let early = earlyTexts { return early.last?.draft ?? Self.empty }
    return fields.first { $0.id == focus }?.draft ?? voice.draft
  }

  /// Whether the focused field is read-only, which applies only to the target of a recording.
  package var isReadOnly: Bool { focus == target && voice.isRecording }
}
