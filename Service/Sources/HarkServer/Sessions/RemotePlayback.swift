import Hark
import Synchronization

/// The audio of one reply on its way to a page.
final class RemotePlayback: Playback {
  let number: UInt32

  /// The only connection that carries the audio.
  let link: PageLink

  private let outbox: Outbox
  private let timekeeper: any Timekeeper
  private let state: Mutex<PlaybackSound>
  private let reports: AsyncStream<PlaybackReport>.Continuation
  private let watch = Mutex<Task<Void, Never>?>(nil)

  init(
    _ number: UInt32, _ link: PageLink, _ outbox: Outbox, _ timekeeper: any Timekeeper,
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) {
    self.number = number
    self.link = link
    self.outbox = outbox
    self.timekeeper = timekeeper
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

  /// Announces the playback to the page and watches the page's progress.
  func begin() {
    order(.play)
    let task = Task { [timekeeper, weak self] in
      while let deadline = self?.deadline {
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        self?.lookAfter()
      }
    }
    watch.withLock { $0 = task }
  }

  func play(_ samples: [Float]) {
    state.withLock { $0.add(samples) }
    link.ring()
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
    link.ring()
  }

  func stop() { end(nil, andTell: true) }
}

extension RemotePlayback {
  /// Returns the next piece; `nil` if there is none or the page has enough for now.
  func next() -> WireSound? {
    state.withLock { state in
      guard let piece = state.next(at: timekeeper.now) else { return nil }
      let sound = piece.samples.map { $0 * state.gain }
      reports.yield(.sending(AudioChunk(start: piece.first, samples: sound)))
      orderFinish(state.untoldEnd())
      return WireSound(opening: number, first: piece.first, samples: piece.samples)
    }
  }

  /// Handles the page's report.
  func take(_ news: PlaybackNews) throws(WireFault) {
    switch news {
    case .heard(let position): try hear(position)
    case .ended:
      guard let total = state.withLock({ $0.hasEnded() }) else { throw .strangePlayback }
      try hear(total)
      end(.ended)
    case .failed: fail()
    }
  }

  /// Ends the playback because the page cannot play it or is gone.
  func fail() { end(.failed(.synthesisFailed), andTell: true) }

  private func hear(_ position: Int) throws(WireFault) {
    let isReal = state.withLock { state in
      guard 0...state.sent ~= position else { return false }
      if !state.isOver, state.hear(position, at: timekeeper.now) {
        reports.yield(.heard(position: position))
      }
      return true
    }
    guard isReal else { throw .strangePlayback }
    link.ring()
  }

  /// The time of the next progress check; `nil` if the playback is over.
  private var deadline: Double? {
    state.withLock { state in
      state.isOver ? nil : state.nextLook(at: timekeeper.now)
    }
  }

  private func lookAfter() {
    let isDeaf = state.withLock { $0.isDeaf(at: timekeeper.now) }
    if isDeaf { fail() }
  }

  private func change(_ order: PlaybackOrder, _ body: (inout PlaybackSound) -> Void) {
    state.withLock { state in
      guard !state.isOver else { return }
      body(&state)
      self.order(order)
    }
  }

  private func orderFinish(_ total: Int?) {
    if let total { order(.finish(samples: total)) }
  }

  private func order(_ order: PlaybackOrder) { outbox.post(.playback(number, order)) }

  private func end(_ last: PlaybackReport?, andTell isTold: Bool = false) {
    let isNew = state.withLock { state in
      guard state.end() else { return false }
      if let last { reports.yield(last) }
      reports.finish()
      return true
    }
    guard isNew else { return }
    watch.withLock { $0 }?.cancel()
    if isTold { order(.stop) }
  }
}
