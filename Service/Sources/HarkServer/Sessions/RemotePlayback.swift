import Hark
import Synchronization

/// The audio of one reply that is being sent to a page.
final class RemotePlayback: Playback {
  let number: UInt32

  /// The only connection that carries the audio.
  let link: PageLink

  private let outbox: PageOutbox
  private let timekeeper: any Timekeeper
  private let state: Mutex<PlaybackSound>
  private let reports: AsyncStream<PlaybackReport>.Continuation
  private let watch = Mutex<Task<Void, Never>?>(nil)

  init(
    _ number: UInt32, _ link: PageLink, _ outbox: PageOutbox, _ timekeeper: any Timekeeper,
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) {
    (self.number, self.link, self.outbox, self.timekeeper) = (number, link, outbox, timekeeper)
    state = Mutex(PlaybackSound(at: timekeeper.now))
    // Reports are enqueued under the lock and delivered outside it: in order, and never from within
    // a call.
    let stream: AsyncStream<PlaybackReport>
    (stream, reports) = AsyncStream.makeStream()
    Task { for await news in stream { report(news) } }
  }

  deinit {
    reports.finish()
    watch.withLock { $0 }?.cancel()
  }

  func begin() {
    order(.play)
    let task = Task { [timekeeper, weak self] in
      while let deadline = self?.checkProgress() {
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      }
    }
    watch.withLock { $0 = task }
  }

  func play(_ samples: [Float]) {
    state.withLock { $0.add(samples) }
    link.wakeUp.send()
  }

  func finish() { state.withLock { orderFinish($0.finish()) } }

  func fade(to gain: Float) {
    guard gain.isFinite else { return }
    let gain = min(max(gain, 0), 1)
    change(.fade(gain: Double(gain), seconds: PlaybackTiming.ramp)) { $0.gain = gain }
  }

  func pause() { change(.pause) { $0.hold(true, at: timekeeper.now) } }

  func resume() {
    change(.resume) { $0.hold(false, at: timekeeper.now) }
    link.wakeUp.send()
  }

  func stop() { end(nil, stopping: true) }
}

extension RemotePlayback {
  func next() -> WireSound? {
    state.withLock { state in
      guard let piece = state.next(at: timekeeper.now) else { return nil }
      let sound = piece.samples.map { $0 * state.gain }
      reports.yield(.sending(AudioChunk(start: piece.first, samples: sound)))
      orderFinish(state.unreportedEnd())
      return WireSound(opening: number, first: piece.first, samples: piece.samples)
    }
  }

  func take(_ news: PagePlaybackEvent) throws(WireFault) {
    switch news {
    case .heard(let position, let taken): try hear(position, taken)
    case .ended:
      guard let total = state.withLock({ $0.total }) else { throw .unknownPlayback }
      try hear(total, total)
      end(.ended)
    case .failed: fail()
    }
  }

  /// Ends the playback with a failure, for example because the page cannot play it or is gone.
  func fail() { end(.failed(.synthesisFailed), stopping: true) }

  private func hear(_ position: Int, _ taken: Int) throws(WireFault) {
    let isReal = state.withLock { state in
      guard 0 <= position, position <= taken, taken <= state.sent else { return false }
      state.taken = taken
      if !state.isOver, state.hear(position, at: timekeeper.now) {
        reports.yield(.heard(position: position))
      }
      return true
    }
    guard isReal else { throw .unknownPlayback }
    link.wakeUp.send()
  }

  /// Fails if the page is stalled; otherwise, returns the time of the next check, or `nil` after the
  /// end.
  private func checkProgress() -> Double? {
    let (isStalled, next) = state.withLock { state in
      let now = timekeeper.now
      return (state.isStalled(at: now), state.isOver ? nil : state.nextCheck(at: now))
    }
    guard isStalled else { return next }
    fail()
    return nil
  }

  private func change(_ order: PlaybackOrder, _ body: (inout PlaybackSound) -> Void) {
    state.withLock { state in
      guard !state.isOver else { return }
      body(&state)
      self.order(order)
    }
  }

  private func orderFinish(_ total: Int?) { if let total { order(.finish(samples: total)) } }

  private func order(_ order: PlaybackOrder) { outbox.post(.playback(number, order)) }

  private func end(_ last: PlaybackReport?, stopping isStopped: Bool = false) {
    let isNew = state.withLock { state in
      guard state.end() else { return false }
      if let last { reports.yield(last) }
      reports.finish()
      return true
    }
    guard isNew else { return }
    watch.withLock { $0 }?.cancel()
    if isStopped { order(.stop) }
  }
}

/// The audio of a playback: the samples to send, and the page's progress.
private struct PlaybackSound {
  private(set) var sent = 0
  private(set) var heard = 0

  /// The number of samples that the page's audio system has taken; it plays them after its latency.
  var taken = 0

  /// The last time at which the page played audio, had none to play, or was paused or resumed.
  private(set) var lastNews: Double
  private(set) var isOver = false
  var gain: Float = 1

  private var waiting: [Float] = []
  private var ending = Ending.open
  private var isHeld = false

  private enum Ending {
    case open

    /// No more audio follows.
    case finished

    /// The total number of samples has been reported to the page.
    case reported
  }

  init(at now: Double) { lastNews = now }

  mutating func add(_ samples: [Float]) { if !isOver, ending == .open { waiting += samples } }

  /// Returns the next piece to send; `nil` if there is none, the playback is paused, or the page is
  /// too far behind.
  mutating func next(at now: Double) -> (first: Int, samples: [Float])? {
    guard !isHeld else { return nil }
    let room = min(taken + RemoteLoudspeaker.ahead - sent, WireSound.longest)
    let samples = Array(waiting.prefix(max(room, 0)))
    guard !samples.isEmpty else { return nil }
    if heard == sent { lastNews = now }
    waiting.removeFirst(samples.count)
    defer { sent += samples.count }
    return (sent, samples)
  }

  /// Marks the end of the audio, and returns the result of `unreportedEnd`.
  mutating func finish() -> Int? {
    if ending == .open { ending = .finished }
    return unreportedEnd()
  }

  /// Returns the total number of samples once, after the audio has ended and has all been sent.
  mutating func unreportedEnd() -> Int? {
    guard ending == .finished, !isOver, waiting.isEmpty else { return nil }
    ending = .reported
    return sent
  }

  /// Records that the page has played up to `position`; returns whether it has advanced.
  mutating func hear(_ position: Int, at now: Double) -> Bool {
    guard position > heard else { return false }
    heard = position
    lastNews = now
    return true
  }

  /// The total number of samples; `nil` until it has been sent to the page, which must not report
  /// the end before then.
  var total: Int? { ending == .reported ? sent : nil }

  mutating func hold(_ isHeld: Bool, at now: Double) {
    self.isHeld = isHeld
    lastNews = now
  }

  /// Returns the time of the next check: the page's deadline or, if passed, one interval from
  /// `now`.
  func nextCheck(at now: Double) -> Double {
    let soonest = lastNews + RemoteLoudspeaker.heardWithin
    return soonest > now ? soonest : now + RemoteLoudspeaker.heardWithin
  }

  /// Returns whether the page has audio to play, or the end to report, but has reported no progress
  /// for too long.
  func isStalled(at now: Double) -> Bool {
    let isPlaying = heard < sent || ending == .reported
    return isPlaying && !isHeld && !isOver && now - lastNews >= RemoteLoudspeaker.heardWithin
  }

  /// Ends the playback; returns `false` if it was already over.
  mutating func end() -> Bool {
    defer {
      isOver = true
      waiting = []
    }
    return !isOver
  }
}
