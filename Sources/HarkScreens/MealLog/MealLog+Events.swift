import Hark

extension MealLog {
  /// Handles an event and returns the resulting effects.
  public mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>] {
    switch event {
    case .shown(let snapshot):
      field.take(snapshot)
      return []
    case .happened(let sessionEvent): return take(sessionEvent)
    case .did(let action): return act(action)
    case .answered(let id, let answer):
      guard stage == .analyzing(id) else { return [] }
      return take(answer)
    case .elapsed(let id):
      if case .succeeded(id, let meal) = stage { stage = .results(meal) }
      return []
    }
  }

  private mutating func take(_ sessionEvent: SessionEvent) -> [ScreenEffect<Request>] {
    switch field.take(sessionEvent, wording) {
    case .none: return []
    case .isFull: return [.voice(.stop)]
    case .ended(let hasWords):
      // If the user has switched to typing, the recorded words stay in the field for editing.
      return confirmsByItself && stage == .telling && hasWords ? analyze() : []
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .voice(let action): return act(action)
    case .confirm: return canConfirm ? analyze() : []
    case .typeInstead: return type()
    case .recover(let action): return recover(action)
    case .startOver:
      guard !field.isBusy else { return [] }
      defer { stage = .telling }
      field.clear()
      if case .analyzing(let id) = stage { return [.drop(id)] }
      return []
    }
  }

  /// Handles a voice action; ignores edits and new recordings while a meal is being analyzed or its
  /// success is shown.
  private mutating func act(_ action: VoiceAction) -> [ScreenEffect<Request>] {
    switch stage {
    case .telling: break
    case .typing, .failed:
      if action.beginsRecording { stage = .telling }
    case .results, .saved:
      guard action.beginsRecording else { break }
      stage = .telling
      field.clear()
    case .analyzing, .succeeded:
      if action.beginsRecording || action.isEdit { return [] }
    }
    return field.act(action).map { .voice($0) }
  }

  /// Switches to typing; a recording ends and retains its words, and a voice failure is dismissed.
  private mutating func type() -> [ScreenEffect<Request>] {
    guard offersTyping else { return [] }
    let failure = field.failure
    stage = .typing
    if failure != nil { return [.voice(.dismissFailure)] }
    return field.isBusy ? [.voice(.stop)] : []
  }

  private mutating func recover(_ action: RecoveryAction) -> [ScreenEffect<Request>] {
    switch action {
    case .retry:
      if case .failed = stage { return analyze() }
      return [.voice(.activate)]
    case .resume: return [.voice(.activate)]
    case .recognizeAgain: return [.voice(.recognizeAgain)]
    case .openSettings: return [.openSettings]
    case .typeInstead: return type()
    case .saveWithoutAnalysis:
      guard case .failed = stage else { return [] }
      stage = .saved(field.draft.text.trimmed)
      return []
    }
  }

  private mutating func analyze() -> [ScreenEffect<Request>] {
    guard field.draft.isSavable else { return [] }
    defer { nextID = nextID.next }
    stage = .analyzing(nextID)
    // A voice failure is obsolete once an analysis begins.
    return (field.failure == nil ? [] : [.voice(.dismissFailure)])
      + [.request(nextID, Request(text: field.draft.text.trimmed))]
  }

  private mutating func take(_ answer: Answer) -> [ScreenEffect<Request>] {
    switch answer {
    case .analyzed(let meal):
      defer { nextID = nextID.next }
      stage = .succeeded(nextID, meal)
      return [.wait(nextID, seconds: Self.successSeconds)]
    case .failed(let failure):
      stage = .failed(failure)
      return []
    }
  }
}

extension VoiceAction {
  fileprivate var beginsRecording: Bool { [.press, .hold, .activate].contains(self) }
}
