import Hark

// The audio.
extension RealtimeMachine {
  mutating func keep(_ chunk: AudioChunk) {
    guard !isFinishing else { return }
    if position == nil { position = chunk.start }
    var rest = chunk.samples[...]
    while !rest.isEmpty {
      openItem()
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

  private mutating func openItem() {
    guard items.last?.isClosed ?? true, let position else { return }
    items.append(RealtimeItem(SpokenSegment(index: nextIndex, start: position)))
    nextIndex += 1
  }

  /// Ends the open segment before sample `cut`, but not before the end of the samples already sent,
  /// which cannot be withdrawn.
  mutating func closeItem(at cut: Int = .max) {
    guard let last = items.indices.last, !items[last].isClosed, items[last].spoken.start < cut
    else {
      return
    }
    let rest = items[last].spoken.cut(behind: max(cut - items[last].spoken.start, items[last].sent))
    items[last].isClosed = true
    guard !rest.isEmpty else { return }
    items.append(
      RealtimeItem(SpokenSegment(index: nextIndex, start: items[last].spoken.end, samples: rest)))
    nextIndex += 1
  }

  /// Sends as much as the connection has room for.
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

  private mutating func send(_ command: RealtimeCommand) {
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
