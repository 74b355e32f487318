import Hark

// The connection.
extension RealtimeMachine {
  mutating func watch() {
    switch line {
    case .down(let until) where until <= now && !(isFinishing && items.isEmpty):
      number += 1
      hasSpoken = false
      line = .connecting
      effects.append(.connect(line: number, namesModel: namesModel, resuming: stream))
    // A server that keeps sessions would have responded by now.
    case .greeting(let since) where since + Self.silentConsent <= now && stream != nil:
      loseSession(.recognitionFailed)
    // Some servers never send a greeting.
    case .greeting(let since) where since + Self.silentConsent <= now: agree(on: shape)
    case .agreeing(let shape, let since) where since + Self.silentConsent <= now:
      begin(shape, nil)
    case .ready: if let end = patienceEnd, end <= now { loseMute() }
    case .down, .connecting, .greeting, .agreeing, .over: break
    }
  }

  mutating func agree(on shape: RealtimeShape) {
    line = .agreeing(shape, since: now)
    let id = "update_\(number)_\(shape.rawValue)"
    effects.append(.send(.update(wish, shape, id: id, isHark: isHark)))
    if onTheWay == 0 { lastRoom = now }
    onTheWay += 1
  }

  mutating func begin(_ shape: RealtimeShape, _ rate: Int?) {
    self.shape = shape
    self.rate = rate ?? (isHark && shape == .nested ? AudioChunk.sampleRate : shape.rate)
    // At another rate, the server's position in the audio cannot be determined.
    if self.rate != AudioChunk.sampleRate { stream = nil }
    line = .ready(shape, since: now)
  }

  /// Handles a lost connection, after which the server's state is unknown.
  mutating func lose(_ failure: WebSocketFailure) {
    if case .refused = failure { hasBeenThere = true }
    switch failure {
    case .refused(401), .refused(403), .badAddress: return fail(.recognizerUnavailable)
    // A server that answers with a web page or a redirect does not accept WebSocket connections.
    case .refused(200..<400), .refused(400), .refused(404), .refused(422), .refused(426):
      guard !namesModel else { return fail(.recognizerUnavailable) }
      namesModel = true
      return loseSession(.serviceUnavailable)
    case .refused: lose(.serviceUnavailable)
    case .unreachable: lose(.networkUnavailable)
    case .timedOut, .broken:
      // Before the connection opens, the server may not exist; afterwards, the server has failed.
      lose(line == .connecting ? .networkUnavailable : .recognitionFailed)
    }
  }

  /// Handles a server that has stopped accepting audio or returning text, even if its connection is
  /// open.
  private mutating func loseMute() {
    if owedSince != nil { muteSince = muteSince ?? owedSince }
    let since = owedSince == nil ? lastRoom : muteSince ?? now
    loseSession(.recognitionFailed, since: min(since, troubleSince ?? since))
  }

  /// Abandons the session; segments without a final text are sent again in a new session.
  mutating func loseSession(_ failure: VoiceFailure, since: Double? = nil) {
    leaveSession()
    guard line != .over else { return }
    lose(failure, since: since)
  }

  private mutating func lose(_ failure: VoiceFailure, since: Double? = nil) {
    // A connection that breaks before the server sends any message counts as mute, just like an
    // open connection without messages.
    if !hasSpoken, owedSince != nil { muteSince = muteSince ?? owedSince }
    if stream == nil { leaveSession() } else { muteSince = muteSince ?? owedSince }
    guard line != .over else { return }
    if since == nil, case .ready(_, let since) = line, since + Self.soundness <= now {
      (attempts, troubleSince) = (0, nil)
    }
    if line != .connecting { effects.append(.hangUp) }
    lastTrouble = failure
    let begun = since ?? troubleSince ?? now
    troubleSince = begun
    let wait = settings.retry.wait(before: attempts, chance: chance)
    attempts += 1
    onTheWay = 0
    repliesPassedOver = 0
    // Later events of the abandoned connection are ignored.
    number += 1
    line = .down(until: now + wait)
    let patience = settings.retry.patience(hasBeenThere: hasBeenThere)
    if now + wait - begun > patience { fail(failure) }
  }

  /// Resets the state that belongs to a session that the server has discarded.
  mutating func leaveSession() {
    stream = nil
    owedSince = nil
    if let place = items.firstIndex(where: { $0.text == nil && $0.isCommitted }) {
      items[place].tries += 1
      if items[place].tries > settings.retry.retries { return fail(.recognitionFailed) }
    }
    for place in items.indices { items[place].leaveLine() }
  }

  /// Resumes a session of which the server has received the given numbers of samples and commits.
  mutating func resume(samples: Int, commits: Int) {
    for place in items.indices where items[place].text == nil {
      items[place].goOn(samples: samples, commits: commits)
    }
    stream?.sent = samples
    stream?.commits = commits
    owedSince = items.contains(where: \.isOwed) ? now : nil
    if owedSince == nil { muteSince = nil }
    line = .ready(shape, since: now)
  }

  mutating func fail(_ failure: VoiceFailure) {
    effects.append(.hangUp)
    effects.append(.report(.failed(failure)))
    effects.append(.answer)
    items = []
    line = .over
  }
}
