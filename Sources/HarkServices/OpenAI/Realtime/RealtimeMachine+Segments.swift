import Hark

// Splits the audio into segments and sends them.
extension RealtimeMachine {
  mutating func keep(_ chunk: AudioChunk) {
    guard !isFinishing else { return }
    var rest = chunk.samples[...]
    while !rest.isEmpty {
      if items.last?.isClosed ?? true { addItem(from: position ?? chunk.start) }
      let last = items.count - 1
      items[last].spoken.take(&rest)
      position = items[last].spoken.end
      if items[last].spoken.isLong { items[last].isClosed = true }
    }
    // The limit bounds memory while the server is unavailable or unresponsive.
    if let first = items.first,
      items.last.map({ $0.spoken.end - first.spoken.start }) ?? 0 > Self.mostKept
    {
      fail(lastTrouble)
    }
  }

  private mutating func addItem(from start: Int, _ samples: [Int16] = []) {
    items.append(RealtimeItem(SpokenSegment(index: nextIndex, start: start, samples: samples)))
    nextIndex += 1
  }

  /// Ends the open segment before sample `cut`, but not within the samples already sent.
  mutating func closeItem(at cut: Int = .max) {
    guard let last = items.indices.last, !items[last].isClosed, items[last].spoken.start < cut
    else { return }
    let rest = items[last].spoken.cut(behind: max(cut - items[last].spoken.start, items[last].sent))
    items[last].isClosed = true
    if !rest.isEmpty { addItem(from: items[last].spoken.end, rest) }
  }

  mutating func pump() {
    guard case .ready(let shape, _) = line else { return }
    for place in items.indices where items[place].text == nil && !items[place].isCommitted {
      while onTheWay < Self.window, let block = nextBlock(of: place) { send(.append(block)) }
      guard items[place].isEndSent, onTheWay < Self.window else { return }
      stream?.commits += 1
      items[place].isCommitted = true
      items[place].commit = stream?.commits
      if owedSince == nil { owedSince = now }
      send(.commit(id: items[place].commitID, isLast: shape == .model))
    }
  }

  mutating func send(_ command: RealtimeCommand) {
    if onTheWay == 0 { lastRoom = now }
    onTheWay += 1
    effects.append(.send(command))
  }

  /// Returns the next block of a segment, or `nil` if there is nothing to send now.
  private mutating func nextBlock(of place: Int) -> [Float]? {
    let item = items[place]
    let left = item.spoken.samples.count - item.sent
    guard item.isClosed ? !item.isEndSent : left >= Self.block.least else { return nil }
    if item.sent == 0 {
      converter = SpeechRateConverter(from: AudioChunk.sampleRate, to: rate)
      items[place].streamStart = stream?.sent
    }
    let next = item.spoken.samples[item.sent...].prefix(Self.block.most)
    items[place].sent += next.count
    var samples = next.map { Float($0) / 32_768 }
    // The end of a segment may become known only after all of its audio has been sent.
    let isEnd = item.isClosed && next.count == left
    if isEnd {
      items[place].isEndSent = true
      samples += [Float](repeating: 0, count: item.whole - item.spoken.samples.count)
    }
    stream?.sent += samples.count
    var converted = converter?.convert(samples) ?? samples
    if isEnd { converted += converter?.finish() ?? [] }
    return converted.isEmpty ? nil : converted
  }
}

// Assigns the server's text to segments and reports it.
extension RealtimeMachine {
  /// Names the next unnamed segment: servers name segments in the order in which they end.
  mutating func name(_ name: String) {
    guard !items.contains(where: { $0.name == name }), let place = place(of: name) else { return }
    // Some servers end segments by themselves, regardless of the configuration.
    if !items[place].isCommitted { split(place) }
  }

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

  /// Reports interim text; in a new session, only once it is as long as the earlier text.
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
