/// One reply of a `PlayedSynthesizer`.
final class PlayedReply: SynthesisTask {
  private struct State: Sendable {
    var cutter = SentenceCutter()
    var spoken = SpokenSoFar()
    var heard = 0
    var isOver = false
  }

  private let report: @Sendable (SynthesisReport) -> Void
  private let sending: @Sendable (AudioChunk) -> Void
  private let state = Locked(State())
  private let line: SentenceLine
  private let playback = Locked<(any Playback)?>(nil)

  init(
    _ line: SentenceLine, sending: @escaping @Sendable (AudioChunk) -> Void,
    report: @escaping @Sendable (SynthesisReport) -> Void
  ) {
    self.line = line
    self.sending = sending
    self.report = report
  }

  deinit { stop() }

  func say(_ text: String) {
    for sentence in state.withLock({ $0.cutter.push(text) }) { line.put(sentence) }
  }

  func finish() {
    if let rest = state.withLock({ $0.cutter.finish() }) { line.put(rest) }
    line.close()
  }

  func lower() { playback.withLock { $0 }?.fade(to: PlaybackTiming.lowered) }

  func raise() { playback.withLock { $0 }?.fade(to: 1) }

  func stop() { if isEnding() { fallSilent() } }

  /// Begins to speak, once the loudspeaker is open.
  func begin(with playback: any Playback) {
    self.playback.withLock { $0 = playback }
    line.run(into: playback) { [weak self] milestone in
      self?.state.withLock { $0.spoken.expect(milestone.characters, at: milestone.position) }
    } failed: { [weak self] failure in
      self?.fail(failure)
    }
  }

  /// What the loudspeaker says.
  func take(_ told: PlaybackReport) {
    switch told {
    case .sending(let chunk): sending(chunk)
    case .heard(let position): hear(position)
    case .ended: end()
    case .failed(let failure): fail(failure)
    }
  }

  private func hear(_ position: Int) {
    line.hear(position)
    let (isFirst, spoken) = state.withLock { state -> (Bool, Int?) in
      if state.isOver { return (false, nil) }
      defer { state.heard = max(state.heard, position) }
      return (state.heard == 0 && position > 0, state.spoken.hear(upTo: position))
    }
    if isFirst { report(.started) }
    if let spoken { report(.spoke(characters: spoken)) }
  }

  /// The end of the last sentence may have become known only after it was heard.
  private func end() {
    let rest = state.withLock { $0.spoken.hear(upTo: $0.heard) }
    guard isEnding() else { return }
    if let rest { report(.spoke(characters: rest)) }
    report(.ended)
  }

  private func fail(_ failure: VoiceFailure) {
    guard isEnding() else { return }
    fallSilent()
    report(.failed(failure))
  }

  /// True once: for whoever ends it.
  private func isEnding() -> Bool {
    state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
  }

  private func fallSilent() {
    line.cancel()
    playback.withLock { $0 }?.stop()
  }
}
