import Hark

extension Dictation {
  /// Takes what happened.
  public mutating func handle(
    _ event: ScreenEvent<Action, Answer>
  ) -> [ScreenEffect<Request>] {
    defer { mirror() }
    switch event {
    case .shown(let snapshot):
      voice.take(snapshot)
      return []
    case .happened(let happening):
      switch voice.take(happening, wording) {
      case .none: return []
      case .isFull: return [.voice(.stop)]
      case .ended: return []
      }
    case .did(let action): return act(action)
    case .answered, .elapsed: return []
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .voice(let action): return act(action)
    case .focus(let id):
      guard fields.contains(where: { $0.id == id }) else { return [] }
      focus = id
      denial = nil
      return []
    case .recover(.retry), .recover(.resume): return act(.activate)
    case .recover(.openSettings): return [.openSettings]
    case .recover(.typeInstead), .recover(.saveWithoutAnalysis): return [.voice(.dismissFailure)]
    }
  }

  private mutating func act(_ action: VoiceAction) -> [ScreenEffect<Request>] {
    switch action {
    case .edit(let edit):
      self.edit(edit)
      return []
    case .press, .activate:
      // A second tap ends what runs, wherever the cursor is.
      if !voice.snapshot.phase.isBusy, !isApproved {
        denial = Denial(field: focus, text: wording[.fieldNotApproved])
        return []
      }
      denial = nil
      follow()
      return voice.act(action).map { .voice($0) }
    case .release, .stop, .cancel, .acceptRationale, .declineRationale, .dismissFailure, .leave:
      return voice.act(action).map { .voice($0) }
    }
  }

  /// Another field than the one being dictated into may be typed into meanwhile.
  private mutating func edit(_ edit: TextEdit) {
    if focus == target {
      voice.edit(edit)
    } else if let index = fields.firstIndex(where: { $0.id == focus }) {
      try? edit.apply(to: &fields[index].draft)
    }
  }

  /// Speech goes where the cursor was when it was asked for: a recording that is on its way does not
  /// follow the cursor, not even into an approved field.
  private mutating func follow() {
    guard !voice.isRecording, !voice.snapshot.phase.isBusy, focus != target else { return }
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
