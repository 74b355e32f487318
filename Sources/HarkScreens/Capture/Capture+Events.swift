import Hark

extension Capture {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(
    _ event: ScreenEvent<Action, Answer>
  ) -> [ScreenEffect<Request>] {
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
    case .recover(let action): return recover(action)
    case .dismissSaveFailure:
      if !isSaving { saving = .none }
      return []
    case .signedIn:
      needsReauthentication = false
      if saving == .failed(.unauthorized) { saving = .none }
      return []
    }
  }

  private mutating func recover(_ action: RecoveryAction) -> [ScreenEffect<Request>] {
    switch action {
    case .retry, .resume: [.voice(.activate)]
    case .openSettings: [.openSettings]
    case .typeInstead, .saveWithoutAnalysis: [.voice(.dismissFailure)]
    }
  }

  private mutating func save() -> [ScreenEffect<Request>] {
    guard canSave else { return [] }
    defer { fresh = fresh.next }
    saving = .under(fresh)
    success = nil
    let request = Request(content: field.draft.text.withoutSpaceAround, contentType: .text)
    return [.voice(.enableButton(false)), .request(fresh, request)]
  }

  private mutating func take(_ answer: Answer) -> [ScreenEffect<Request>] {
    switch answer {
    case .saved(let something):
      defer { fresh = fresh.next }
      saving = .none
      lastCreated = something
      field.clear()
      success = SuccessMessage(text: wording[.success], id: fresh)
      return [.voice(.enableButton(true)), .wait(fresh, seconds: Self.successSeconds)]
    case .failed(let failure):
      saving = .failed(failure)
      if failure == .unauthorized { needsReauthentication = true }
      return [.voice(.enableButton(true))]
    }
  }
}
