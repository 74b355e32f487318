import Hark

/// A notice below a form, with the actions it offers.
public struct OfferedNotice: Sendable, Equatable {
  /// The text; `nil` if there are only actions.
  public let text: String?

  /// The actions, the most likely first.
  public let offers: [Offer]

  /// An action with the title of its button.
  public struct Offer: Sendable, Equatable {
    /// The action.
    public let action: Dictation.Action

    /// The title of the button.
    public let title: String
  }
}

extension Dictation {
  /// The notices below the form, from top to bottom.
  public var notices: [OfferedNotice] {
    [unfinishedOffer, splitOffer, scopeOffer].compactMap { $0 }
  }

  /// The notice of an unfinished dictation.
  private var unfinishedOffer: OfferedNotice? {
    unfinishedNotice.map { text in
      OfferedNotice(
        text: text,
        offers: [
          .init(action: .restore, title: wording[.restore]),
          .init(action: .discard, title: wording[.discard]),
        ])
    }
  }

  /// The notice that the current dictation may need to be split.
  private var splitOffer: OfferedNotice? {
    splitNotice.map { text in
      OfferedNotice(
        text: text, offers: [.init(action: .dismissSplitNotice, title: wording[.dismiss])])
    }
  }

  /// The notice for the focused field.
  private var scopeOffer: OfferedNotice? {
    let text = refusal.map { wording[scope: .refused($0)] } ?? denial?.text ?? notice
    let offers = scopeOffers
    return text == nil && offers.isEmpty ? nil : OfferedNotice(text: text, offers: offers)
  }

  private var scopeOffers: [OfferedNotice.Offer] {
    var offers: [OfferedNotice.Offer] = []
    if offersReload { offers.append(.init(action: .reload, title: wording[scope: .reload])) }
    switch approvalOffer {
    case .approve:
      let minutes = Self.approvalMinutes
      offers.append(
        .init(
          action: .approve(seconds: Double(minutes) * 60),
          title: wording[scope: .approve(minutes: minutes)]))
    case .withdraw:
      offers.append(.init(action: .withdraw, title: wording[scope: .withdraw]))
    case nil: break
    }
    return offers
  }
}
