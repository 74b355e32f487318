import Hark

/// A notice below a form, with what can be done about it.
public struct OfferedNotice: Sendable, Equatable {
  /// What there is to know; nil where there is only something to do.
  public let text: String?

  /// What can be done, the likeliest first.
  public let offers: [Offer]

  /// Something that can be done, with the words of its button.
  public struct Offer: Sendable, Equatable {
    /// What is done.
    public let action: Dictation.Action

    /// The words.
    public let title: String
  }
}

extension Dictation {
  /// What stands below the form, from the top down.
  public var notices: [OfferedNotice] {
    [unfinishedOffer, splitOffer, scopeOffer].compactMap { $0 }
  }

  /// A dictation that was broken off, and what is to become of it.
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

  /// That the dictation under way may need to be split.
  private var splitOffer: OfferedNotice? {
    splitNotice.map { text in
      OfferedNotice(
        text: text, offers: [.init(action: .dismissSplitNotice, title: wording[.dismiss])])
    }
  }

  /// What there is to say of the field with the cursor.
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
