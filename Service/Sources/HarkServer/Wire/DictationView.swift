import Hark
import HarkScreens

struct DictationView: Codable, Sendable, Equatable {
  let focus: String
  let target: String
  let showsMicrophone: Bool
  let showsSettingsLink: Bool
  let fields: [Field]
  @OrNull var denial: Denial?

  /// A notice about the focused field, shown before the user tries to dictate.
  @OrNull var notice: String?
  let offers: [Offer]

  /// A notice about an interrupted dictation.
  @OrNull var unfinished: OfferedNotice?

  /// A notice that the current or latest dictation may need to be split.
  @OrNull var splitting: OfferedNotice?

  struct OfferedNotice: Codable, Sendable, Equatable {
    let notice: String
    let offers: [Offer]
  }

  /// The reason that the last request to approve the focused field temporarily, or to withdraw that
  /// approval, was refused.
  @OrNull var refusal: String?

  struct Offer: Codable, Sendable, Equatable {
    let action: String
    let title: String
  }

  struct Field: Codable, Sendable, Equatable {
    let id: String
    let title: String
    let isApproved: Bool
    let text: String
    let selection: [Int]

    init(_ field: Dictation.Field) {
      id = field.id
      title = field.title
      isApproved = field.decision.isAllowed
      text = field.draft.text
      selection = field.draft.places
    }
  }

  struct Denial: Codable, Sendable, Equatable {
    let field: String
    let text: String
  }

  init(_ screen: Dictation) {
    focus = screen.focus
    target = screen.target
    showsMicrophone = screen.showsMicrophone
    showsSettingsLink = screen.showsSettingsLink
    fields = screen.fields.map(Field.init)
    denial = screen.denial.map { Denial(field: $0.field, text: $0.text) }
    notice = screen.notice
    refusal = screen.refusal.map { screen.wording[scope: .refused($0)] }
    offers = Self.offers(screen)
    unfinished = screen.unfinishedNotice.map { notice in
      OfferedNotice(
        notice: notice,
        offers: [
          Offer(action: "restore", title: screen.wording[.restore]),
          Offer(action: "discard", title: screen.wording[.discard]),
        ])
    }
    splitting = screen.splitNotice.map { notice in
      OfferedNotice(
        notice: notice,
        offers: [Offer(action: "dismissSplitNotice", title: screen.wording[.dismiss])])
    }
  }

  private static func offers(_ screen: Dictation) -> [Offer] {
    var offers: [Offer] = []
    if screen.offersReload {
      offers.append(Offer(action: "reload", title: screen.wording[scope: .reload]))
    }
    switch screen.approvalOffer {
    case .approve:
      let title = screen.wording[scope: .approve(minutes: Dictation.approvalMinutes)]
      offers.append(Offer(action: "approve", title: title))
    case .withdraw:
      offers.append(Offer(action: "withdraw", title: screen.wording[scope: .withdraw]))
    case nil: break
    }
    return offers
  }
}

extension Dictation: PageScreen {
  var isLoaded: Bool { earlyTexts == nil }

  func view(_ style: ScreenStyle) -> ScreenView {
    var view = ScreenView(
      voice, style.look(voice), style, isReadOnly: voice.isRecording, message: message)
    view.dictation = DictationView(self)
    return view
  }

  static func own(_ action: PersonAction) -> Action? {
    switch action {
    case .focus(let field): .focus(field)
    case .approve: .approve(seconds: Double(approvalMinutes) * 60)
    case .withdraw: .withdraw
    case .reload: .reload
    case .restore: .restore
    case .discard: .discard
    case .dismissSplitNotice: .dismissSplitNotice
    default: nil
    }
  }
}
