import Hark

extension Composer {
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
      // An answer to a canceled request may still arrive.
      if reply.id == id { take(answer, id) }
      return []
    case .elapsed: return []
    }
  }

  private mutating func act(_ action: Action) -> [ScreenEffect<Request>] {
    switch action {
    case .voice(let action): return field.act(action).map { .voice($0) }
    case .recover(let action): return recover(action)
    case .send: return send()
    case .stopReply:
      defer { reply = .none }
      return reply.id.map { [.drop($0)] } ?? []
    case .retryReply:
      guard case .failed = reply else { return [] }
      // A partial answer is removed, so that the coach does not reply to it.
      if messages.last?.speaker == .agent { messages.removeLast() }
      return ask()
    }
  }

  private mutating func recover(_ action: RecoveryAction) -> [ScreenEffect<Request>] {
    switch action {
    case .retry, .resume: [.voice(.activate)]
    case .openSettings: [.voice(.dismissFailure), .openSettings]
    case .typeInstead, .saveWithoutAnalysis: [.voice(.dismissFailure)]
    }
  }

  private mutating func send() -> [ScreenEffect<Request>] {
    guard canSend else { return [] }
    messages.append(Message(.person, field.draft.text.withoutSpaceAround))
    field.clear()
    return ask()
  }

  private mutating func ask() -> [ScreenEffect<Request>] {
    guard messages.last?.speaker == .person else { return [] }
    defer { fresh = fresh.next }
    reply = .waiting(fresh)
    return [.request(fresh, Request(conversation: messages))]
  }

  private mutating func take(_ answer: Answer, _ id: ScreenID) {
    switch answer {
    case .piece(let piece): add(piece, id)
    case .complete:
      // An answer without text counts as a failure.
      if case .waiting = reply { reply = .failed(.replyFailed) } else { reply = .none }
    case .failed(let failure): reply = .failed(failure)
    }
  }

  private mutating func add(_ piece: String, _ id: ScreenID) {
    if case .waiting = reply { messages.append(Message(.agent, "")) }
    messages[messages.count - 1].text += piece
    reply = .streaming(id)
  }
}

extension String {
  /// The text without leading and trailing whitespace.
  var withoutSpaceAround: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
