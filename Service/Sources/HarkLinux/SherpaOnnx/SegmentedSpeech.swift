import Hark

/// The sound of one task as a worker is given it: cut at pauses into stretches, of which each becomes a
/// segment of text, and kept until its text is final, so that another worker can hear it anew.
///
/// Decides only; `SherpaOnnxTask` does.
struct SegmentedSpeech: Sendable {
  /// What is to be done, in order.
  enum Effect: Equatable, Sendable {
    case ask(WorkerRequest)
    case report(RecognitionReport)

    /// The answer to a question of that number.
    case answer(UInt32)

    /// Get another worker, after so many seconds.
    case replace(after: Double)

    /// The worker is no longer needed.
    case giveBack(Condition)
  }

  /// In what state a worker is given back.
  enum Condition: Equatable, Sendable {
    /// It has nothing to do.
    case free

    /// It may still be working out words that nobody wants.
    case busy

    /// It is too slow to be of use.
    case useless
  }

  private struct Stretch: Sendable {
    let index: Int
    let start: Int
    var samples: [Float]
    var stream: UInt32
    var hasEnded = false

    /// Where the last interim text was told.
    var told = 0

    var end: Int { start + samples.count }
  }

  /// Samples of one request: a second of sound.
  private static let portion = 16_000

  /// Workers that may end over the same stretch of sound: the third is taken for a sign that it is the
  /// sound, or the machine, and nothing that passes.
  private static let mostReplacements = 2

  /// Seconds before the second replacement; the first comes at once.
  private static let replacementPause = 0.5

  /// How far live sound may be ahead of its text, in samples, beyond the longest stretch: two minutes.
  ///
  /// More would only make words come that nobody waits for any more, and fill the memory.
  static let mostAhead = 2 * 60 * 16_000

  private let longest: Int
  private let isLive: Bool
  private let phrases: [String]
  private var stretches: [Stretch] = []
  private var nextIndex = 0
  private var nextStream: UInt32
  private var questions: [UInt32] = []
  private var isFinishing = false
  private var isDown = false
  private var replacements = 0

  /// Whether nothing more is to be done.
  private(set) var isOver = false

  /// - Parameters:
  ///   - firstStream: The number of the first stretch, unknown to the worker.
  ///   - longest: Samples after which a stretch is cut without a pause.
  ///   - isLive: Whether the sound comes as it is spoken, so that who asks when all was heard means all
  ///     up to the end, and sound that piles up will never be caught up with.
  init(firstStream: UInt32, longest: Int, isLive: Bool, phrases: [String]) {
    nextStream = firstStream
    self.longest = longest
    self.isLive = isLive
    self.phrases = phrases
  }

  /// Takes the next sound.
  mutating func append(_ chunk: AudioChunk) -> [Effect] {
    guard !isFinishing, !isOver else { return [] }
    if isLive, let first = stretches.first, chunk.end - first.start > longest + Self.mostAhead {
      return drops() + end(with: .failed(.recognitionFailed), in: .useless)
    }
    var effects: [Effect] = []
    var place = 0
    while place < chunk.samples.count {
      if stretches.last.map(\.hasEnded) ?? true { effects += open(at: chunk.start + place) }
      let last = stretches.count - 1
      let room = min(chunk.samples.count - place, longest - stretches[last].samples.count)
      let sound = Array(chunk.samples[place..<(place + room)])
      stretches[last].samples += sound
      effects += asked(stretches[last].stream, sound)
      place += room
      if stretches[last].samples.count == longest { effects += cutWhereQuiet() }
    }
    return isDown ? [] : effects
  }

  /// Ends the stretch at `cut`; what was heard beyond is heard anew as the beginning of the next.
  mutating func mark(cut: Int) -> [Effect] {
    guard !isFinishing, !isOver else { return [] }
    let effects = split(at: cut)
    return isDown ? [] : effects
  }

  /// Ends the last stretch.
  mutating func finish() -> [Effect] {
    guard !isFinishing, !isOver else { return [] }
    isFinishing = true
    guard let last = stretches.indices.last else { return end(with: .ended) }
    var effects: [Effect] = []
    if !stretches[last].hasEnded {
      stretches[last].hasEnded = true
      effects.append(.ask(.finish(stream: stretches[last].stream)))
    }
    if isLive { effects += openQuestions() }
    return isDown ? [] : effects
  }

  /// Asks when all the sound so far has been heard; the answer has the number that is returned.
  ///
  /// Of live sound the worker is asked behind the end: a model for whole utterances that was asked
  /// before has only kept the sound, and its answer would say nothing of the time that the words take.
  mutating func question() -> (UInt32, [Effect]) {
    let number = newStream()
    guard !isOver else { return (number, [.answer(number)]) }
    questions.append(number)
    return (number, isDown || isAwaitingEnd ? [] : [.ask(.sync(number))])
  }

  /// Takes what the worker says.
  mutating func take(_ reply: WorkerReply) -> [Effect] {
    guard !isOver else { return [] }
    switch reply {
    case .interim(let stream, let heard, let text): return interim(stream, Int(heard), text)
    case .final(let stream, let text): return final(stream, text)
    case .synced(let number):
      guard let place = questions.firstIndex(of: number) else { return [] }
      questions.remove(at: place)
      return [.answer(number)]
    case .ready, .refused, .beat, .spoken, .spokenAll: return []
    }
  }

  /// The worker has ended: another one will hear what has no final text yet, unless that has happened
  /// over the same sound before.
  mutating func workerEnded() -> [Effect] {
    guard !isOver else { return [] }
    isDown = true
    replacements += 1
    guard replacements <= Self.mostReplacements else {
      return end(with: .failed(.recognitionFailed))
    }
    return [.replace(after: replacements == 1 ? 0 : Self.replacementPause)]
  }

  /// There is no other worker.
  mutating func cannotReplace() -> [Effect] {
    isOver ? [] : end(with: .failed(.recognitionFailed))
  }

  /// Another worker is there, and hears everything anew.
  mutating func replaced() -> [Effect] {
    guard !isOver else { return [] }
    isDown = false
    let sound = stretches.flatMap { asked($0) }
    return sound + (isAwaitingEnd ? [] : openQuestions())
  }

  /// Ends without a word.
  mutating func cancel() -> [Effect] {
    guard !isOver else { return [] }
    isOver = true
    let condition: Condition = stretches.contains(where: \.hasEnded) ? .busy : .free
    return drops() + [.giveBack(condition)] + answers()
  }
}

extension SegmentedSpeech {
  /// Whether questions are kept until the sound has ended.
  private var isAwaitingEnd: Bool { isLive && !isFinishing }

  private func openQuestions() -> [Effect] { questions.map { .ask(.sync($0)) } }

  /// What has the worker leave all sound whose words are not known yet.
  private func drops() -> [Effect] { stretches.map { .ask(.drop(stream: $0.stream)) } }

  /// The phrases that are worth the risk: the last worker over the same sound goes without, in case it
  /// was them that the library dislikes.
  private var bearablePhrases: [String] {
    replacements < Self.mostReplacements ? phrases : []
  }

  private mutating func newStream() -> UInt32 {
    defer { nextStream &+= 1 }
    return nextStream
  }

  private mutating func open(at start: Int, with samples: [Float] = []) -> [Effect] {
    let stretch = Stretch(index: nextIndex, start: start, samples: samples, stream: newStream())
    nextIndex += 1
    stretches.append(stretch)
    return asked(stretch)
  }

  /// What has a worker hear `stretch` from its beginning.
  private func asked(_ stretch: Stretch) -> [Effect] {
    [.ask(.begin(stream: stretch.stream, phrases: bearablePhrases))]
      + asked(stretch.stream, stretch.samples)
      + (stretch.hasEnded ? [.ask(.finish(stream: stretch.stream))] : [])
  }

  private func asked(_ stream: UInt32, _ samples: [Float]) -> [Effect] {
    stride(from: 0, to: samples.count, by: Self.portion).map { start in
      .ask(.sound(stream: stream, Array(samples[start..<min(samples.count, start + Self.portion)])))
    }
  }

  private mutating func split(at cut: Int) -> [Effect] {
    guard let last = stretches.indices.last, !stretches[last].hasEnded, cut > stretches[last].start
    else { return [] }
    let count = cut - stretches[last].start
    let rest = Array(stretches[last].samples.dropFirst(count))
    stretches[last].hasEnded = true
    if rest.isEmpty { return [.ask(.finish(stream: stretches[last].stream))] }
    // What the worker has heard beyond the cut cannot be taken back, and the text must not depend on
    // how much that was.
    let old = stretches[last].stream
    stretches[last].samples.removeLast(rest.count)
    stretches[last].stream = newStream()
    return [.ask(.drop(stream: old))] + asked(stretches[last]) + open(at: cut, with: rest)
  }

  private mutating func cutWhereQuiet() -> [Effect] {
    guard let last = stretches.last else { return [] }
    return split(at: last.start + QuietPlace.find(in: last.samples))
  }

  private mutating func interim(_ stream: UInt32, _ heard: Int, _ text: String) -> [Effect] {
    guard let place = stretches.firstIndex(where: { $0.stream == stream }) else { return [] }
    let stretch = stretches[place]
    let position = min(stretch.start + heard, stretch.end)
    // What another worker hears anew has been told.
    guard position > stretch.told, !text.isEmpty else { return [] }
    stretches[place].told = position
    let segment = InterimSegment(index: stretch.index, text: text)
    return [.report(.interim(segment, at: position))]
  }

  private mutating func final(_ stream: UInt32, _ text: SherpaOnnxText) -> [Effect] {
    guard let stretch = stretches.first, stretch.stream == stream, stretch.hasEnded else {
      return []
    }
    stretches.removeFirst()
    replacements = 0
    let range = AudioRange(start: stretch.start, end: stretch.end)
    let segment = Segment(
      index: stretch.index, text: text.text, range: range, words: text.words(in: range))
    let at = stretches.last?.end ?? stretch.end
    let isLast = isFinishing && stretches.isEmpty
    return [.report(.final(segment, at: at))] + (isLast ? end(with: .ended) : [])
  }

  /// Gives the worker back first, so that whoever hears of the end can start the next task.
  private mutating func end(
    with report: RecognitionReport, in condition: Condition = .free
  ) -> [Effect] {
    isOver = true
    return [.giveBack(condition)] + answers() + [.report(report)]
  }

  private mutating func answers() -> [Effect] {
    defer { questions = [] }
    return questions.map { .answer($0) }
  }
}
