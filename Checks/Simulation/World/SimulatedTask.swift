import Hark

/// The recognition of one stretch of simulated audio.
///
/// The task of a realtime client ends a word where the client ends its turn, and its segments cover
/// the audio without gaps, including silence. Its faults are counted separately from those of
/// pages, whose users expect each failure to be reported.
final class SimulatedTask: RecognitionTask {
  private enum Fault: Sendable {
    case none
    case breaks(afterWords: Int)
    case hangs
  }

  private struct Heard: Sendable {
    let number: Int
    let range: AudioRange
  }

  private struct State: Sendable {
    var end: Int?
    var started: Int?

    /// The word that is currently being received.
    var word: (number: Int, start: Int, end: Int)?

    /// The words that have not been reported yet.
    var pending: [Heard] = []

    /// The words of the segment that is not final yet.
    var words: [Heard] = []
    var index = 0
    var wordCount = 0

    /// The end of the last final segment.
    var settled: Int?

    /// The start of the client's current segment; `nil` during the first one.
    var segmentStart: Int?
    var isFinished = false
    var isRunning = true
  }

  /// The minimum timeout for the last words of speech over a reply, and the margin for late reports
  /// that is subtracted from all other timeouts, in seconds.
  private static let (shortestPatience, lateness) = (0.25, 0.05)

  /// The duration of audio, in seconds, that some tasks need after a word before they report it,
  /// unless the audio ends first.
  private static let context = 0.6

  /// The number that `isUnlucky(in:once:)` uses to determine whether the first task needs context.
  private static let luck = 1 << 41

  let number: Int
  private let world: Surroundings
  /// The session's microphone; `nil` if there is none in this simulation.
  private let microphone: SimulatedMicrophone?
  private let limits: TaskLimits
  private let isClients: Bool
  private let mayBeOverReply: Bool
  private let fault: Fault

  /// The audio that must follow a word before it is reported, in samples.
  private let context: Int
  private let reports: AsyncStream<RecognitionReport>.Continuation
  private let reporting: Task<Void, Never>

  /// Whether all reports have been delivered.
  private let isDone: Locked<Bool>
  private let state = Locked(State())

  init(
    _ number: Int, _ world: Surroundings, _ microphone: SimulatedMicrophone?, limits: TaskLimits,
    isClients: Bool = false, mayHang: Bool = true, mayBeOverReply: Bool = true,
    report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    self.number = number
    self.world = world
    self.microphone = microphone
    self.limits = limits
    self.isClients = isClients
    self.mayBeOverReply = mayBeOverReply
    let needsContext = !isClients && world.isUnlucky(in: Self.luck + number, once: 2)
    context = needsContext ? AudioTime.samples(Self.context) : 0
    fault =
      switch world.number(below: 20) {
      case 0: .breaks(afterWords: world.number(below: 6))
      case 1 where mayHang: .hangs
      default: .none
      }
    let (stream, reports) = AsyncStream.makeStream(of: RecognitionReport.self)
    self.reports = reports
    let laziness = world.pick([0, 5, 30, 80])
    let isDone = Locked(false)
    self.isDone = isDone
    reporting = Task {
      for await next in stream {
        guard (try? await world.pause(upTo: laziness)) != nil, !Task.isCancelled else { return }
        world.record.note("task \(number) reports \(next.kind)")
        report(next)
      }
      isDone.withLock { $0 = true }
    }
  }

  var isRunning: Bool { state.withLock { $0.isRunning } }

  func append(_ chunk: AudioChunk) {
    if state.withLock({ $0.started == nil }) {
      world.record.noteTaskStart((microphone?.began ?? 0) + chunk.start)
    }
    let (found, isOver) = state.withLock { state -> ([Heard], Bool) in
      if state.isFinished { world.record.complain("Task \(number) received audio after its end.") }
      if chunk.start != state.end ?? chunk.start {
        world.record.complain(
          "Task \(number) received audio from \(chunk.start), not \(state.end ?? 0).")
      }
      state.started = state.started ?? chunk.start
      state.end = chunk.end
      let found = Self.read(chunk, &state)
      let length = AudioTime.seconds(chunk.end - (state.started ?? 0))
      return (found, limits.longest.map { length > $0 } ?? false)
    }
    pend(found)
    report(upTo: chunk.end - context, at: chunk.end)
    if isOver { finish(byItself: true) }
  }

  func markPause(_ pause: SpeechPause) {
    if pause.cut > state.withLock({ $0.end ?? 0 }) {
      world.record.complain(
        "Task \(number) was notified of a pause in audio that it had not received.")
    }
    if isClients, let rest = endWord() { pend([rest]) }
    report(at: pause.cut)
    close(at: pause.cut)
  }

  func finish() {
    checkRelease()
    let unfinished = unfinished
    finish(byItself: false)
    guard !isClients else { return }
    // After this time, a session may stop waiting for the last words.
    let patience =
      mayBeOverReply
      ? Self.shortestPatience : FinalWait.seconds(unfinished: unfinished) - Self.lateness
    Task { [world, isDone] in
      try? await world.clock.sleep(until: world.clock.now + patience)
      guard !isDone.withLock({ $0 }) else { return }
      world.record.excuse()
      world.record.inject("recognizer is late")
    }
  }

  /// The length of the audio without final words, in seconds.
  private var unfinished: Double {
    state.withLock { AudioTime.seconds(($0.end ?? 0) - ($0.settled ?? $0.started ?? 0)) }
  }

  func cancel() {
    state.withLock { $0.isRunning = false }
    reports.finish()
    reporting.cancel()
    world.record.note("task \(number) is canceled")
  }

  /// Checks that the task is not released while the microphone is closing, which the engine must
  /// prevent.
  private func checkRelease() {
    if let microphone, microphone.isClosing, !microphone.mayOutliveTasks.withLock({ $0 }) {
      world.record.complain("Task \(number) ended before the microphone.")
    }
  }

  private func finish(byItself: Bool) {
    let wasFinished = state.withLock { state in
      defer { state.isFinished = state.isFinished || !byItself }
      return state.isFinished
    }
    if let rest = endWord() { pend([rest]) }
    if wasFinished { return world.record.complain("Task \(number) was finished twice.") }
    guard isRunning else { return }
    report(at: state.withLock { $0.end ?? 0 })
    close(at: .max)
    if case .hangs = fault, !byItself {
      if !isClients { world.record.excuse() }
      return inject("recognizer hangs")
    }
    end(with: .ended)
  }

  private func inject(_ fault: String) {
    world.record.inject(isClients ? Self.clientsFault(fault) : fault)
  }

  /// Returns the name of a fault that affects a realtime client.
  static func clientsFault(_ fault: String) -> String { "client's " + fault }

  private func endWord() -> Heard? {
    state.withLock { state in
      defer { state.word = nil }
      return state.word.flatMap(Self.heard)
    }
  }

  private func end(with report: RecognitionReport) {
    let isFirst = state.withLock { state in
      defer { state.isRunning = false }
      return state.isRunning
    }
    guard isFirst else { return }
    reports.yield(report)
    reports.finish()
  }

  private func pend(_ words: [Heard]) { state.withLock { $0.pending += words } }

  /// Reports the pending words that end at or before `end`.
  private func report(upTo end: Int = .max, at position: Int) {
    let due = state.withLock { state in
      let due = Array(state.pending.prefix { $0.range.end <= end })
      state.pending.removeFirst(due.count)
      return due
    }
    for word in due { take(word, at: position) }
  }

  private func take(_ word: Heard, at position: Int) {
    let (interim, count) = state.withLock { state -> (InterimSegment, Int) in
      state.words.append(word)
      state.wordCount += 1
      return (
        InterimSegment(
          index: state.index, text: Self.text(state.words), words: Self.timed(state.words)),
        state.wordCount
      )
    }
    if case .breaks(let limit) = fault, count > limit {
      // A fault in a client's task makes the client's turns fail only once.
      guard isRunning || !isClients else { return }
      inject("recognizer breaks")
      // Some recognizers end without an error instead.
      let isQuiet = isClients && world.once(in: 4)
      return end(with: isQuiet ? .ended : .failed(.recognitionFailed))
    }
    if isRunning { reports.yield(.interim(interim, at: position)) }
    // Recognizers also end segments on their own.
    if isClients, world.once(in: 20) { close(at: word.range.end) }
  }

  /// Makes the words before `cut` final.
  private func close(at cut: Int) {
    let segment = state.withLock { state -> (FinalSegment, Int)? in
      let settled = state.words.prefix { $0.range.start < cut }
      guard state.isRunning, let range = range(of: settled, upTo: cut, &state) else { return nil }
      state.words.removeFirst(settled.count)
      state.settled = range.end
      defer { state.index += 1 }
      return (
        FinalSegment(
          index: state.index, text: Self.text(settled), range: range, words: Self.timed(settled)),
        state.end ?? range.end
      )
    }
    if let (segment, at) = segment { reports.yield(.final(segment, at: at)) }
  }

  /// Returns the range of a segment; `nil` if there is none.
  private func range(of words: some Collection<Heard>, upTo cut: Int, _ state: inout State)
    -> AudioRange?
  {
    guard isClients else {
      guard let first = words.first?.range.start else { return nil }
      return AudioRange(start: first, end: words.reduce(first) { max($0, $1.range.end) })
    }
    let (start, end) = (state.segmentStart ?? state.started ?? 0, min(cut, state.end ?? 0))
    guard start < end else { return nil }
    state.segmentStart = end
    return AudioRange(start: start, end: end)
  }

  /// Returns the words that end within a chunk.
  private static func read(_ chunk: AudioChunk, _ state: inout State) -> [Heard] {
    var found: [Heard] = []
    for offset in stride(from: 0, to: chunk.samples.count, by: 16) {
      let (number, place) = (WordAudio.word(in: chunk.samples[offset]), chunk.start + offset)
      if let word = state.word, word.number != number {
        heard(word).map { found.append($0) }
        state.word = nil
      }
      if let number { state.word = (number, state.word?.start ?? place, place + 16) }
    }
    return found
  }

  /// Returns a word if enough of it was received to recognize it.
  private static func heard(_ word: (number: Int, start: Int, end: Int)) -> Heard? {
    guard word.end - word.start >= 10 * WordAudio.frame else { return nil }
    return Heard(number: word.number, range: AudioRange(start: word.start, end: word.end))
  }

  private static func text(_ words: some Sequence<Heard>) -> String {
    words.map { WordAudio.text(of: $0.number) }.joined(separator: " ")
  }

  private static func timed(_ words: some Sequence<Heard>) -> [RecognizedWord] {
    words.map { RecognizedWord(text: WordAudio.text(of: $0.number), range: $0.range) }
  }
}

extension RecognitionReport {
  /// A description of the report, without its words.
  fileprivate var kind: String {
    switch self {
    case .interim(let segment, let at): "interim \(segment.index) at \(at)"
    case .final(let segment, let at): "final \(segment.index) at \(at)"
    case .ended: "ended"
    case .failed(let failure): "failed \(failure)"
    }
  }
}
