import Hark

// The text.
extension RealtimeMachine {
  /// Assigns a name to the next unnamed segment, because the server names segments in the order in
  /// which they end.
  mutating func name(_ name: String) {
    guard !items.contains(where: { $0.name == name }) else { return }
    let isNext = { (item: RealtimeItem) in item.name == nil && item.text == nil && item.sent > 0 }
    guard let place = items.firstIndex(where: isNext) else { return }
    items[place].name = name
    // Some servers end segments by themselves, regardless of the configuration.
    if !items[place].isCommitted { split(place) }
  }

  /// Ends a segment after its sent samples and moves the rest to the next segment.
  private mutating func split(_ place: Int) {
    let wasClosed = items[place].isClosed
    let rest = items[place].spoken.cut(behind: items[place].sent)
    items[place].isClosed = true
    items[place].isCommitted = true
    if owedSince == nil { owedSince = now }
    guard !rest.isEmpty else { return }
    for later in items.indices where later > place { items[later].spoken.index += 1 }
    var next = RealtimeItem(
      SpokenSegment(
        index: items[place].spoken.index + 1, start: items[place].spoken.end, samples: rest))
    next.isClosed = wasClosed
    items.insert(next, at: place + 1)
    nextIndex += 1
  }

  mutating func place(of name: String?) -> Int? {
    if let name, let place = items.firstIndex(where: { $0.name == name }) {
      return items[place].text == nil ? place : nil
    }
    let isNext = { (item: RealtimeItem) in
      item.text == nil && item.sent > 0 && (name == nil || item.name == nil)
    }
    guard let place = items.firstIndex(where: isNext) else { return nil }
    items[place].name = items[place].name ?? name
    return place
  }

  /// Reports interim text.
  ///
  /// Over a new connection, the text arrives again; the reported text stays until the new text is
  /// at least as long.
  mutating func show(_ place: Int) {
    let text = items[place].heard.trimmed
    if items[place].isAgain, text.count < items[place].shown.count { return }
    items[place].isAgain = false
    guard tellsInterims, text != items[place].shown else { return }
    items[place].shown = text
    let interim = InterimSegment(index: items[place].spoken.index, text: text)
    effects.append(.report(.interim(interim, at: items[place].sentEnd)))
  }

  mutating func complete(_ place: Int, _ text: String) {
    if !items[place].isCommitted { split(place) }
    items[place].text = text.trimmed
    muteSince = nil
    // The timeout of the next segment starts when this one is complete.
    owedSince = items.contains(where: \.isOwed) ? now : nil
  }

  /// Reports final texts in order, and the end of the task.
  mutating func settle() {
    guard line != .over else { return }
    while let first = items.first, let text = first.text {
      let heard = max(first.spoken.end, items.last { $0.sent > 0 }?.sentEnd ?? 0)
      effects.append(.report(.final(first.spoken.final(text), at: heard)))
      items.removeFirst()
      (attempts, troubleSince) = (0, nil)
    }
    let isSettled = !items.contains { $0.isClosed }
    if isFinishing, items.isEmpty {
      effects += [.report(.ended), .answer, .hangUp]
      line = .over
    } else if isSettled, !tellsInterims {
      effects.append(.answer)
    }
  }
}
