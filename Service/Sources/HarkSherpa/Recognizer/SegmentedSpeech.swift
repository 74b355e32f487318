import Hark
import HarkWorkers

/// The state machine that divides the audio of one task into stretches for a worker.
///
/// Audio is cut into stretches at pauses, or at a quiet point if no pause occurs in time. Each
/// stretch becomes a segment of text, and is kept until that text is final, so that another worker
/// can process it again. `SherpaOnnxWork` performs the effects.
struct SegmentedSpeech: Sendable {
  enum Effect: Equatable, Sendable {
    case ask(WorkerRequest)
    case report(RecognitionReport)
    case answer(UInt32)
    case replace(after: Double)
    case giveBack(Condition)
  }

  enum Condition: Equatable, Sendable {
    case free
    /// The worker may still be decoding words that are not needed.
    case busy
    /// The worker is too slow to be useful.
    case useless
  }

  private struct Stretch: Sendable {
    let index: Int
    let start: Int
    var samples: [Float]
    var stream: UInt32
    var hasEnded = false
    var reported = 0
    var end: Int { start + samples.count }
  }

  private static let portion = 16_000

  /// The maximum number of replacements for the same audio; a further failure fails the task.
  private static let mostReplacements = 2
  /// The delay before the second replacement, in seconds; the first is immediate.
  private static let replacementPause = 0.5

  /// The maximum backlog of live audio beyond the longest stretch, in samples: two minutes, because
  /// the words of a larger backlog would arrive too late.
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

  private(set) var isOver = false

  /// Creates the state; `firstStream` is a number that the worker has not seen, and a stretch that
  /// reaches `longest` samples without a pause is cut at a quiet place.
  ///
  /// If `isLive`, the requests of `question()` are sent only after the audio has ended, and an
  /// excessive backlog fails the task.
  init(firstStream: UInt32, longest: Int, isLive: Bool, phrases: [String]) {
    nextStream = firstStream
    self.longest = longest
    self.isLive = isLive
    self.phrases = phrases
  }

  mutating func append(_ chunk: AudioChunk) -> [Effect] {
    guard isOpen else { return [] }
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

  /// Ends the stretch at `cut`; later audio is processed again as the start of the next stretch.
  mutating func mark(cut: Int) -> [Effect] {
    guard isOpen else { return [] }
    let effects = split(at: cut)
    return isDown ? [] : effects
  }

  mutating func finish() -> [Effect] {
    guard isOpen else { return [] }
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

  /// Requests an answer, with the returned number, once all audio so far has been processed.
  ///
  /// For live audio, the request is sent only after the end: a model for whole utterances merely
  /// buffers audio until then.
  mutating func question() -> (UInt32, [Effect]) {
    let number = newStream()
    guard !isOver else { return (number, [.answer(number)]) }
    questions.append(number)
    return (number, isDown || isAwaitingEnd ? [] : [.ask(.sync(number))])
  }

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

  /// Requests another worker for the audio whose text is not final; fails the task after
  /// `mostReplacements` replacements.
  mutating func workerEnded() -> [Effect] {
    guard !isOver else { return [] }
    isDown = true
    replacements += 1
    guard replacements <= Self.mostReplacements else {
      return end(with: .failed(.recognitionFailed))
    }
    return [.replace(after: replacements == 1 ? 0 : Self.replacementPause)]
  }

  mutating func cannotReplace() -> [Effect] { isOver ? [] : end(with: .failed(.recognitionFailed)) }

  mutating func replaced() -> [Effect] {
    guard !isOver else { return [] }
    isDown = false
    let sound = stretches.flatMap { asked($0) }
    return sound + (isAwaitingEnd ? [] : openQuestions())
  }

  mutating func cancel() -> [Effect] {
    guard !isOver else { return [] }
    isOver = true
    let condition: Condition = stretches.contains(where: \.hasEnded) ? .busy : .free
    return drops() + [.giveBack(condition)] + answers()
  }
}

extension SegmentedSpeech {
  private var isOpen: Bool { !isFinishing && !isOver }
  private var isAwaitingEnd: Bool { isLive && !isFinishing }

  private func openQuestions() -> [Effect] { questions.map { .ask(.sync($0)) } }
  private func drops() -> [Effect] { stretches.map { .ask(.drop(stream: $0.stream)) } }

  /// The phrases for the worker; none for the last replacement, in case they crash the library.
  private var bearablePhrases: [String] { replacements < Self.mostReplacements ? phrases : [] }

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
    // The worker cannot discard audio beyond the cut, which must not affect the text, so the
    // stretch is sent again on a new stream.
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
    // Interim results that another worker repeats have already been reported.
    guard position > stretch.reported, !text.isEmpty else { return [] }
    stretches[place].reported = position
    let segment = InterimSegment(index: stretch.index, text: text)
    return [.report(.interim(segment, at: position))]
  }

  private mutating func final(_ stream: UInt32, _ text: RecognizedText) -> [Effect] {
    guard let stretch = stretches.first, stretch.stream == stream, stretch.hasEnded else {
      return []
    }
    stretches.removeFirst()
    replacements = 0
    let range = AudioRange(start: stretch.start, end: stretch.end)
    let segment = FinalSegment(
      index: stretch.index, text: text.text, range: range, words: text.words(in: range))
    let at = stretches.last?.end ?? stretch.end
    let isLast = isFinishing && stretches.isEmpty
    return [.report(.final(segment, at: at))] + (isLast ? end(with: .ended) : [])
  }

  /// Releases the worker before the final report, so that the receiver of the report can start the
  /// next task.
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

/// The place at which long speech without a pause is cut, between words if possible.
private enum QuietPlace {
  /// The number of samples to search: 3 s, in which almost every speaker takes a breath.
  private static let reach = 48_000
  /// The number of samples to compare: 100 ms, longer than the silence in a `t`.
  private static let window = 1_600

  private static let step = 160

  /// Returns the middle of the quietest 100 ms in the last three seconds of `samples`.
  static func find(in samples: [Float]) -> Int {
    let first = max(0, samples.count - reach)
    let starts = stride(from: first, through: samples.count - window, by: step)
    let quietest = starts.min { energy(samples, at: $0) < energy(samples, at: $1) }
    return quietest.map { $0 + window / 2 } ?? samples.count
  }

  private static func energy(_ samples: [Float], at start: Int) -> Float {
    samples[start..<(start + window)].reduce(0) { $0 + $1 * $1 }
  }
}
