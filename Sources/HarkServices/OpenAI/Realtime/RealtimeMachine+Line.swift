import Hark

// Opens, resumes, and abandons connections.
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
    case .agreeing(let shape, let since) where since + Self.silentConsent <= now: begin(shape, nil)
    case .ready: if let end = patienceEnd, end <= now { loseMute() }
    case .down, .connecting, .greeting, .agreeing, .over: break
    }
  }

  mutating func agree(on shape: RealtimeShape) {
    line = .agreeing(shape, since: now)
    let id = "update_\(number)_\(shape.rawValue)"
    send(.update(options, shape, id: id, isHark: isHark))
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
    if case .refused = failure { hasBeenReached = true }
    switch failure {
    case .refused(401), .refused(403), .badAddress: return fail(.recognizerUnavailable)
    // The server accepts no WebSocket at this URL; some servers require the model in the URL.
    case .refused(200..<400), .refused(400), .refused(404), .refused(422), .refused(426):
      guard !namesModel else { return fail(.recognizerUnavailable) }
      namesModel = true
      return loseSession(.serviceUnavailable)
    case .refused: lose(.serviceUnavailable)
    case .unreachable: lose(.networkUnavailable)
    case .timedOut, .broken:
      // Before the connection opens, the server may not exist; afterward, the server has failed.
      lose(line == .connecting ? .networkUnavailable : .recognitionFailed)
    }
  }

  /// Handles a server that has stopped accepting audio or returning text.
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
    // A server whose connection breaks before it has sent a message counts as unresponsive.
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
    let patience = settings.retry.patience(hasBeenReached: hasBeenReached)
    if now + wait - begun > patience { fail(failure) }
  }

  mutating func leaveSession() {
    stream = nil
    owedSince = nil
    if let place = items.firstIndex(where: { $0.text == nil && $0.isCommitted }) {
      items[place].tries += 1
      if items[place].tries > settings.retry.retries { return fail(.recognitionFailed) }
    }
    for place in items.indices { items[place].leaveLine() }
  }

  /// Resumes a session after the server has received the given numbers of samples and commits.
  mutating func resume(samples: Int, commits: Int) {
    for place in items.indices where items[place].text == nil {
      items[place].resume(samples: samples, commits: commits)
    }
    stream?.sent = samples
    stream?.commits = commits
    owedSince = items.contains(where: \.isOwed) ? now : nil
    if owedSince == nil { muteSince = nil }
    line = .ready(shape, since: now)
  }

  mutating func fail(_ failure: VoiceFailure) {
    effects += [.hangUp, .report(.failed(failure)), .answer]
    items = []
    line = .over
  }
}

// Handles messages from the server.
extension RealtimeMachine {
  /// Returns whether an event is new rather than a repetition of one from an earlier connection.
  mutating func isNew(_ news: RealtimeServerEvent, _ count: Int?) -> Bool {
    switch news {
    // These events concern the connection itself.
    case .created, .resumed: return true
    default: break
    }
    guard let count, let seen = stream?.seen else { return true }
    if count > seen { stream?.seen = count }
    return count > seen
  }

  mutating func hear(_ news: RealtimeServerEvent, _ count: Int?) {
    switch news {
    case .created(let created): greet(created, count)
    case .resumed(let samples, let commits):
      guard case .greeting = line, stream != nil else { return }
      resume(samples: samples, commits: commits)
    case .updated(let rate): agreed(rate)
    case .committed(let name): name.map { self.name($0) }
    case .delta(let name, let text):
      if let place = place(of: name) { hear(items[place].heard + text, place) }
    case .interim(let name, let text): if let place = place(of: name) { hear(text, place) }
    case .completed(let name, let text): if let place = place(of: name) { complete(place, text) }
    case .failed: loseSession(.recognitionFailed)
    case .error(let about, let kind): hear(kind, about: about)
    case .other: break
    }
  }

  private mutating func greet(_ created: RealtimeServerEvent.Created, _ count: Int?) {
    switch line {
    case .greeting:
      // The server has discarded the requested session.
      if stream != nil { leaveSession() }
      guard line != .over else { return }
    // The greeting is late: the session has already been configured as if for a generic server.
    case .agreeing where created.isHark && !isHark: repliesPassedOver += 1
    case .down, .connecting, .agreeing, .ready, .over: return
    }
    isHark = created.isHark
    if let id = created.session, created.resumes {
      stream = RealtimeStream(id: id, seen: count ?? 0)
    }
    agree(on: created.shape ?? shape)
  }

  private mutating func agreed(_ rate: Int?) {
    guard case .agreeing(let shape, _) = line else { return }
    if repliesPassedOver > 0 {
      repliesPassedOver -= 1
    } else {
      begin(shape, rate)
    }
  }

  /// Processes a segment's text; excessively long text is invalid and would exhaust memory.
  private mutating func hear(_ text: String, _ place: Int) {
    guard text.utf8.count <= String.longestTranscript else {
      return loseSession(.recognitionFailed)
    }
    items[place].heard = text
    show(place)
  }

  private mutating func hear(_ kind: RealtimeServerEvent.ErrorKind, about: String?) {
    switch kind {
    case .key: fail(.recognizerUnavailable)
    case .server: loseSession(.serviceUnavailable)
    case .nothingToCommit:
      // The server had already ended the segment by itself.
      let place = items.firstIndex { $0.isOwed && $0.name == nil }
      if let place { complete(place, items[place].heard) }
    case .request, .language:
      if case .agreeing(let tried, _) = line {
        simplify(tried, withoutLanguage: kind == .language)
      } else if let about, items.contains(where: { $0.isCommitted && $0.commitID == about }) {
        loseSession(.recognitionFailed)
      }
    }
  }

  /// Describes the session again without the rejected language, or in the next shape; fails if none
  /// is left.
  private mutating func simplify(_ shape: RealtimeShape, withoutLanguage: Bool) {
    if withoutLanguage, options.language != nil {
      options.language = nil
      agree(on: shape)
    } else if let next = shape.next {
      agree(on: next)
    } else {
      fail(.recognizerUnavailable)
    }
  }
}
