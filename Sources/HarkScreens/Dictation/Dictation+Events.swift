import Foundation
import Hark
import HarkPresentation

extension Dictation {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    defer { mirror() }
    switch event {
    case .shown(let snapshot):
      voice.take(snapshot)
      return watch()
    case .happened(.cue(.longSpeech)):
      splitNotice = wording[.splitHint]
      return []
    case .happened(let sessionEvent):
      if case .recordingStarted = sessionEvent { splitNotice = nil }
      return voice.take(sessionEvent, wording) == .isFull ? [.voice(.stop)] : []
    case .did(let action): return act(action)
    case .answered(_, .view(let view)):
      take(view)
      return catchUp()
    case .answered(_, .refused(let refusal)):
      self.refusal = refusal
      return []
    case .answered(_, .unfinished(let found)):
      unfinished = found
      return []
    case .answered(_, .restored(let dictation)):
      if restore(dictation) { return ask(.finish(dictation.id)) }
      unfinished.insert(dictation, at: 0)
      return ask(.release(dictation.id))
    case .elapsed: return []
    }
  }

  private mutating func watch() -> [ScreenEffect<Request>] {
    guard let route, watching == nil else { return [] }
    watching = nextID
    return ask(.watch(route: route)) + ask(.unfinished)
  }

  /// Appends the text to its original field, or to the focused field if the original no longer
  /// exists.
  ///
  /// Returns `false` if there is no such field or it rejects the text, for example during a
  /// recording.
  private mutating func restore(_ dictation: UnfinishedDictation) -> Bool {
    let own = fields.firstIndex { $0.id == dictation.origin.field }
    guard let index = own ?? fields.firstIndex(where: { $0.id == focus }) else { return false }
    let isTarget = fields[index].id == target
    var draft = isTarget ? voice.draft : fields[index].draft
    let end = draft.text.count
    let gap = draft.text.isEmpty || draft.text.last?.isWhitespace == true ? "" : " "
    guard (try? draft.replace(end..<end, with: gap + dictation.text)) != nil else { return false }
    if isTarget { voice.draft = draft } else { fields[index].draft = draft }
    focus = fields[index].id
    return true
  }

  private mutating func takeUnfinished() -> UUID? {
    unfinished.isEmpty ? nil : unfinished.removeFirst().id
  }

  private mutating func ask(_ request: Request) -> [ScreenEffect<Request>] {
    defer { nextID = nextID.next }
    return [.request(nextID, request)]
  }

  /// Updates the fields and decisions, keeping text in fields that the configuration removed.
  private mutating func take(_ view: ScopeView) {
    otherwise = view.otherwise
    let known = view.fields.map { field in
      var shown = Field(
        id: field.id, title: field.title(in: wording.language.locale), view.decision(for: field.id))
      if let old = fields.first(where: { $0.id == field.id }) { shown.draft = old.draft }
      return shown
    }
    let gone = fields.filter { old in !known.contains { $0.id == old.id } }
    fields =
      known
      + gone.compactMap { old in
        guard !old.draft.text.isEmpty || old.id == target else { return nil }
        var kept = old
        kept.decision = view.otherwise
        return kept
      }
    if !fields.contains(where: { $0.id == focus }) { focus = fields.first?.id ?? "" }
    if !fields.contains(where: { $0.id == target }) {
      target = focus
      voice.draft = fields.first?.draft ?? Draft()
    }
    if decision.isAllowed { denial = nil }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    if isLoading, action.waitsForLoading {
      early.append(action)
      return []
    }
    switch action {
    case .voice(let action): return act(action)
    case .focus(let id):
      guard id != focus, fields.contains(where: { $0.id == id }) else { return [] }
      focus = id
      denial = nil
      refusal = nil
      return []
    case .restore:
      // Text is not restored during a recording.
      guard !voice.isBusy, !fields.isEmpty else { return [] }
      return takeUnfinished().map { ask(.restore($0)) } ?? []
    case .discard: return takeUnfinished().map { ask(.discard($0)) } ?? []
    case .dismissSplitNotice:
      splitNotice = nil
      return []
    case .reload: return route == nil ? [] : ask(.reload)
    case .approve(let seconds):
      refusal = nil
      guard let route else { return [] }
      return ask(.approve(focus, route: route, seconds: seconds))
    case .withdraw:
      refusal = nil
      guard let route else { return [] }
      return ask(.withdraw(focus, route: route))
    case .recover(.retry), .recover(.resume): return act(.activate)
    case .recover(.recognizeAgain): return [.voice(.recognizeAgain)]
    case .recover(.openSettings): return [.openSettings]
    case .recover(.typeInstead), .recover(.saveWithoutAnalysis): return [.voice(.dismissFailure)]
    }
  }

  private mutating func catchUp() -> [ScreenEffect<Request>] {
    isLoading = false
    defer { early = [] }
    return early.flatMap { act($0) as [ScreenEffect<Request>] }
  }

  private mutating func act(_ action: VoiceAction) -> [ScreenEffect<Request>] {
    switch action {
    case .edit(let edit):
      self.edit(edit)
      return []
    case .press, .hold, .activate:
      // A second tap ends the recording, whichever field has focus.
      if !voice.isRunning, case .denied(let reason) = decision {
        denialCount += 1
        denial = Denial(field: focus, text: wording[scope: .denied(reason)])
        return []
      }
      denial = nil
      follow()
      return [.voice(.dictate(into: target))] + voice.act(action).map { .voice($0) }
    case .release, .stop, .cancel, .acceptRationale, .declineRationale, .dismissFailure, .leave:
      return voice.act(action).map { .voice($0) }
    }
  }

  /// Applies an edit to the focused field, which may differ from the dictation target.
  private mutating func edit(_ edit: TextEdit) {
    if focus == target {
      voice.edit(edit)
    } else if let index = fields.firstIndex(where: { $0.id == focus }) {
      try? edit.apply(to: &fields[index].draft)
    }
  }

  /// Moves the dictation target to the focused field, unless a recording is in progress.
  private mutating func follow() {
    guard !voice.isBusy, focus != target else { return }
    mirror()
    guard let next = fields.first(where: { $0.id == focus }) else { return }
    target = focus
    voice.draft = next.draft
  }

  private mutating func mirror() {
    guard let index = fields.firstIndex(where: { $0.id == target }) else { return }
    fields[index].draft = voice.draft
  }
}

extension Dictation.Action {
  /// Returns the actions for an edit of a field while the user interface's focus is in `focused`.
  ///
  /// The field may have just lost focus, or the screen may not yet know that the field has focus.
  package static func edits(
    _ edit: TextEdit, of field: Dictation.Field.ID, focused: Dictation.Field.ID?
  ) -> [Self] {
    [.focus(field), .voice(.edit(edit)), .focus(focused ?? field)]
  }

  /// Whether the action waits until the form is loaded; a `stop` or `leave` must not overtake an
  /// earlier start.
  fileprivate var waitsForLoading: Bool {
    switch self {
    case .voice(.dismissFailure), .discard, .dismissSplitNotice, .reload, .approve, .withdraw: false
    case .recover(let action): action == .retry || action == .resume
    case .voice, .focus, .restore: true
    }
  }
}

/// A notice below a form, with the actions it offers.
package struct OfferedNotice: Sendable, Equatable {
  /// The text; `nil` if there are only actions.
  package let text: String?

  /// The actions, most likely first.
  package let offers: [Offer]

  package struct Offer: Sendable, Equatable {
    package let action: Dictation.Action
    package let title: String
  }
}

extension Dictation {
  /// The notices below the form, from top to bottom.
  package var notices: [OfferedNotice] {
    [unfinishedOffer, splitOffer, scopeOffer].compactMap { $0 }
  }

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

  private var splitOffer: OfferedNotice? {
    splitNotice.map { text in
      OfferedNotice(
        text: text, offers: [.init(action: .dismissSplitNotice, title: wording[.dismiss])])
    }
  }

  private var scopeOffer: OfferedNotice? {
    let text = refusal.map { wording[scope: .refused($0)] } ?? denial?.text ?? notice
    let offers = scopeOffers
    return text == nil && offers.isEmpty ? nil : OfferedNotice(text: text, offers: offers)
  }

  private var scopeOffers: [OfferedNotice.Offer] {
    let approval: OfferedNotice.Offer? =
      switch approvalOffer {
      case .approve:
        .init(
          action: .approve(seconds: Double(Self.approvalMinutes) * 60),
          title: wording[scope: .approve(minutes: Self.approvalMinutes)])
      case .withdraw: .init(action: .withdraw, title: wording[scope: .withdraw])
      case nil: nil
      }
    let reload = OfferedNotice.Offer(action: .reload, title: wording[scope: .reload])
    return [offersReload ? reload : nil, approval].compactMap { $0 }
  }
}
