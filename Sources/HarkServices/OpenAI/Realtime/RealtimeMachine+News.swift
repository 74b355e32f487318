import Hark

// Messages from the server.
extension RealtimeMachine {
  /// Returns whether an event is new rather than a repetition of one from an earlier connection.
  mutating func isNew(_ news: RealtimeNews, _ count: Int?) -> Bool {
    switch news {
    // These events concern the connection itself.
    case .created, .resumed: return true
    default: break
    }
    guard let count, let seen = stream?.seen else { return true }
    if count > seen { stream?.seen = count }
    return count > seen
  }

  mutating func hear(_ news: RealtimeNews, _ count: Int?) {
    switch news {
    case .created(let created): greet(created, count)
    case .resumed(let samples, let commits):
      guard case .greeting = line, stream != nil else { return }
      resume(samples: samples, commits: commits)
    case .updated(let rate): agreed(rate)
    case .committed(let name): name.map { self.name($0) }
    case .delta(let name, let text):
      guard let place = place(of: name) else { return }
      hear(items[place].heard + text, place)
    case .interim(let name, let text):
      guard let place = place(of: name) else { return }
      hear(text, place)
    case .completed(let name, let text):
      guard let place = place(of: name) else { return }
      complete(place, text)
    case .failed: loseSession(.recognitionFailed)
    case .trouble(let about, let trouble): hear(trouble, about: about)
    case .other: break
    }
  }

  private mutating func greet(_ created: RealtimeNews.Created, _ count: Int?) {
    switch line {
    case .greeting:
      // The server has discarded the requested session.
      if stream != nil { leaveSession() }
      guard line != .over else { return }
    // The greeting is late: the session has already been described to a generic server.
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

  private mutating func hear(_ trouble: RealtimeNews.Trouble, about: String?) {
    switch trouble {
    case .key: fail(.recognizerUnavailable)
    case .server: loseSession(.serviceUnavailable)
    case .nothingToCommit:
      // The server had already ended the segment by itself.
      let place = items.firstIndex { $0.isOwed && $0.name == nil }
      if let place { complete(place, items[place].heard) }
    case .language where isAgreeing && wish.language != nil:
      wish.language = nil
      if case .agreeing(let shape, _) = line { agree(on: shape) }
    case .request, .language:
      if case .agreeing(let tried, _) = line {
        guard let next = tried.next else { return fail(.recognizerUnavailable) }
        agree(on: next)
      } else if let about, items.contains(where: { $0.isCommitted && $0.commitID == about }) {
        loseSession(.recognitionFailed)
      }
    }
  }

  private var isAgreeing: Bool { if case .agreeing = line { true } else { false } }
}
