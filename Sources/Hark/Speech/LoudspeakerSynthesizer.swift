/// A synthesizer that plays each sentence while the next one is being synthesized.
public struct LoudspeakerSynthesizer: Synthesizer {
  private let speech: any TextToSpeech
  private let loudspeaker: any Loudspeaker
  private let notes: FailureNotes
  private let reference: @Sendable (AudioChunk) -> Void

  /// Creates a synthesizer.
  ///
  /// - Parameters:
  ///   - speech: Synthesizes sentences.
  ///   - loudspeaker: Plays the audio.
  ///   - diagnostics: Receives the errors behind failures of `speech`.
  ///   - reference: Receives, on any thread, the audio that goes to the device next, for echo
  ///     cancellation.
  public init(
    _ speech: any TextToSpeech, on loudspeaker: any Loudspeaker,
    diagnostics: any Diagnostics = NoDiagnostics(),
    reference: @escaping @Sendable (AudioChunk) -> Void = { _ in }
  ) {
    self.speech = speech
    self.loudspeaker = loudspeaker
    notes = FailureNotes(diagnostics: diagnostics, recognizer: "none")
    self.reference = reference
  }

  /// Opens the loudspeaker and returns a task that plays on it; throws `VoiceFailure.synthesisFailed` if
  /// no voice speaks `locale`, and any error that the loudspeaker throws.
  public func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    guard speech.voice(for: locale) != nil else { throw VoiceFailure.synthesisFailed }
    let task = LoudspeakerSynthesisTask(notes: notes, reference: reference, report: report)
    let playback = try await loudspeaker.open { task.take($0) }
    task.speak(on: playback) { [speech] in speech.speech(of: $0, locale: locale) }
    return task
  }
}

/// A reply that is being synthesized and played.
final class LoudspeakerSynthesisTask: SynthesisTask {
  /// The maximum duration of audio synthesized ahead of playback, in seconds: enough for a slow
  /// synthesizer, but little to discard when the user interrupts.
  static let ahead = 5.0

  private let notes: FailureNotes
  private let reference: @Sendable (AudioChunk) -> Void
  private let report: @Sendable (SynthesisReport) -> Void
  private let sentences: AsyncStream<String>
  private let wishes: AsyncStream<String>.Continuation
  private let moved: AsyncStream<Void>
  private let moves: AsyncStream<Void>.Continuation
  private let state = Locked(State())

  private struct State: Sendable {
    var playback: (any Playback)?
    var work: Task<Void, Never>?
    var progress = SpeechProgress()
    var meter = SpokenLevel()
    var hasStarted = false
    var isPaused = false

    /// Whether the loudspeaker has finished; a paused task reports its end when it resumes.
    var isDone = false
    var isOver = false
  }

  init(
    notes: FailureNotes, reference: @escaping @Sendable (AudioChunk) -> Void,
    report: @escaping @Sendable (SynthesisReport) -> Void
  ) {
    self.notes = notes
    self.reference = reference
    self.report = report
    (sentences, wishes) = AsyncStream.makeStream()
    (moved, moves) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  deinit { stop() }

  /// Starts speaking the queued text, synthesizing each sentence with `speech`.
  func speak(
    on playback: any Playback,
    by speech: @escaping @Sendable (String) -> AsyncThrowingStream<SpokenChunk, any Error>
  ) {
    let work = Task { [weak self, sentences, moved, notes] in
      var moves = moved.makeAsyncIterator()
      do {
        for await sentence in sentences {
          for try await chunk in speech(sentence) {
            while self?.isFarAhead == true { if await moves.next() == nil { return } }
            self?.play(chunk)
          }
          self?.state.withLock { $0.progress.endSentence(of: sentence.count) }
        }
        if !Task.isCancelled { playback.finish() }
      } catch {
        // Stopping a reply cancels its task, so the error is not a failure.
        if Task.isCancelled { return }
        self?.fail(notes.failure(of: error, otherwise: .synthesisFailed, phase: .running))
      }
    }
    let isOver = state.withLock { state in
      if !state.isOver { (state.playback, state.work) = (playback, work) }
      return state.isOver
    }
    // The device failed before the playback was stored.
    if isOver { silence(playback, work) }
  }

  func say(_ text: String) { wishes.yield(text) }

  func finish() { wishes.finish() }

  func duck() { playback?.fade(to: PlaybackTiming.ducked) }

  func unduck() { playback?.fade(to: 1) }

  func pause() {
    state.withLock { $0.isPaused = true }
    playback?.pause()
  }

  func resume() {
    let isDone = state.withLock { state in
      state.isPaused = false
      return state.isDone
    }
    if isDone { complete() }
    playback?.resume()
  }

  func stop() { end() }

  /// Handles a playback report; calls must not overlap.
  func take(_ report: PlaybackReport) {
    switch report {
    case .sending(let sound): send(sound)
    case .heard(let position): hear(position)
    case .ended: complete()
    case .failed(let failure): fail(failure)
    }
  }

  private var playback: (any Playback)? { state.withLock { $0.playback } }

  private var isFarAhead: Bool {
    state.withLock { state in
      AudioTime.seconds(state.progress.made - state.progress.heard) >= Self.ahead
    }
  }

  private func play(_ chunk: SpokenChunk) {
    let playback = state.withLock { state in
      state.progress.add(chunk)
      return state.isOver ? nil : state.playback
    }
    playback?.play(chunk.sound.samples)
  }

  private func send(_ sound: AudioChunk) {
    state.withLock { $0.meter.send(sound) }
    reference(sound)
  }

  private func hear(_ position: Int) {
    let news: [SynthesisReport] = state.withLock { state in
      guard !state.isOver else { return [] }
      let spoken = state.progress.hear(position).map { SynthesisReport.spoke(characters: $0) }
      let level = state.meter.hear(position).map { SynthesisReport.level($0) }
      defer { state.hasStarted = true }
      return (state.hasStarted ? [] : [.started]) + [spoken, level].compactMap { $0 }
    }
    moves.yield()
    for report in news { self.report(report) }
  }

  private func complete() { if end(isDone: true) { report(.ended) } }

  private func fail(_ failure: VoiceFailure) { if end() { report(.failed(failure)) } }

  /// Ends the task and returns whether it was still running; if all audio has played (`isDone`), a
  /// paused task ends only when it resumes.
  @discardableResult
  private func end(isDone: Bool = false) -> Bool {
    let (isNew, playback, work) = state.withLock { state in
      state.isDone = state.isDone || isDone
      if isDone, state.isPaused { return (false, (any Playback)?.none, Task<Void, Never>?.none) }
      defer {
        state.isOver = true
        // Breaks the retain cycle: the playback also references this task.
        state.playback = nil
        state.work = nil
      }
      return (!state.isOver, state.playback, state.work)
    }
    if isNew { silence(playback, work) }
    return isNew
  }

  private func silence(_ playback: (any Playback)?, _ work: Task<Void, Never>?) {
    wishes.finish()
    moves.finish()
    work?.cancel()
    playback?.stop()
  }
}
