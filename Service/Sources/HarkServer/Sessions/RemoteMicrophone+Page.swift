import Hark
import Synchronization

// The messages from the page.
extension RemoteMicrophone {
  /// The current opening, requested or open, and the position that its audio has reached.
  var heard: SoundPlace? { state.withLock { $0.place } }

  /// Handles the page's report on an opening; late reports on an old one are dropped.
  func take(_ news: PageMicrophoneEvent, of opening: UInt32) throws(WireFault) {
    guard try isNewest(opening) else { return }
    switch news {
    case .opened: opened(opening)
    case .failed(let reason): fail(opening, reason.failure)
    case .lost, .closed:
      state.withLock { $0.pageEnded(opening) }
      if news == .closed { closed(opening) }
      // If no close was requested, this is a failure, except for stored audio, which simply ends.
      if state.withLock({ $0.limit }) == nil { fail(opening, cause(of: news)) }
    }
  }

  /// Applies the user's microphone choice, even to a microphone that is already open.
  func follow(_ choice: MicrophoneChoice) {
    state.withLock { state in
      guard state.choice != choice else { return }
      state.choice = choice
      guard let opening = state.current else { return }
      outbox.post(.constrain(opening: opening, choice.constraints, device: choice.device))
    }
  }

  /// Handles audio; audio that was in transit when the microphone was closed is dropped.
  func take(_ sound: WireSound) throws(WireFault) {
    guard try isNewest(sound.opening) else { return }
    opened(sound.opening)
    if try add(sound) == .torn { end(sound.opening, .microphoneLost) }
  }

  /// Returns whether `opening` is the newest one; throws if it was never requested.
  ///
  /// A server that died may have requested an opening that it had not saved; the page closes it.
  private func isNewest(_ opening: UInt32) throws(WireFault) -> Bool {
    typealias Unsaved = (isNew: Bool, endsAdopted: Bool)
    let (newest, unsaved) = state.withLock { state -> (UInt32, Unsaved?) in
      (state.opening, state.isUnsaved(opening) ? state.takeUnsaved(opening) : nil)
    }
    guard let unsaved else {
      guard opening > 0, opening <= newest else { throw .unknownOpening }
      return opening == newest
    }
    // The page has given up the opening that this server continues.
    if unsaved.endsAdopted { lose() }
    if unsaved.isNew { outbox.post(.close(opening: opening)) }
    return false
  }

  /// Continues the numbering of openings after `number`, the newest that another server saved.
  func skip(to number: UInt32) { state.withLock { $0.restore(to: number) } }

  /// Resumes an opening that began on another server.
  ///
  /// Calls `begin` to start it here. The page sends its audio starting at `place`; if the audio was
  /// stored, it ends at sample `end`.
  func adopt(_ place: SoundPlace, upTo end: Int?, begin: () async -> Void) async {
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      state.skip(to: place.opening - 1)
      state.adoption = MicrophoneState.Adoption(place: place, end: end, asked: asking)
    }
    let patience = after(Self.adoptWithin) { microphone in
      microphone.state.withLock { state in
        if state.adoption != nil { state.skip(to: place.opening) }
        state.adoption = nil
      }
      asking.finish()
    }
    defer { patience.cancel() }
    await begin()
    for await _ in asked {}
  }

  func shorten(to end: Int) {
    for waiter in state.withLock({ $0.shorten(to: end) }) { waiter.continuation.resume() }
  }

  func connect(_ isConnected: Bool) {
    let news = state.withLock { state -> MicrophoneState.News? in
      state.isConnected = isConnected
      return isConnected ? nil : state.closed(state.opening)
    }
    news?.tell(nil)
  }

  /// Closes the microphone and reports `microphoneLost`, for example because the page has been
  /// disconnected for too long.
  func lose() {
    if let opening = state.withLock({ $0.current }) { end(opening, .microphoneLost) }
  }

  /// Returns when the audio up to `place` is consumed, its opening is over, or time is up.
  func consumed(to place: SoundPlace) async {
    let patience = Mutex<Task<Void, Never>?>(nil)
    defer { patience.withLock { $0 }?.cancel() }
    await withCheckedContinuation { continuation in
      let waiter = state.withLock { state in
        (id: state.wait(for: place, continuation), seconds: state.secondsLeft(to: place))
      }
      guard let id = waiter.id else { return continuation.resume() }
      let task = after(Self.soundWithin + waiter.seconds) { microphone in
        microphone.state.withLock { $0.dropWaiter(id) }?.continuation.resume()
      }
      patience.withLock { $0 = task }
    }
  }

  /// Returns the reason that the microphone ended; after a reload, the end may arrive before the
  /// page's `leave`.
  private func cause(of news: PageMicrophoneEvent) -> VoiceFailure {
    if permissions.browser == .denied { return .microphonePermissionDenied }
    return news == .closed ? .interrupted : .microphoneLost
  }

  private func add(_ sound: WireSound) throws(WireFault) -> OpeningSound.Verdict {
    let now = timekeeper.now
    typealias Taken = (OpeningSound.Verdict, reading: (MicrophoneState.Reader, AudioChunk)?)
    let (verdict, reading) = try state.withLock { state throws(WireFault) -> Taken in
      guard state.current == sound.opening, let sound = state.counted(sound) else {
        return (.known, nil)
      }
      let verdict = try state.sound.take(sound, after: now - state.begun)
      guard case .chunks(let chunks) = verdict else { return (verdict, nil) }
      return (verdict, state.add(chunks))
    }
    if let (reader, chunk) = reading { reader.resume(returning: chunk) }
    return verdict
  }
}

extension PageMicrophoneEvent.Reason {
  fileprivate var failure: VoiceFailure {
    switch self {
    case .denied: .microphonePermissionDenied
    case .busy: .microphoneBusy
    case .unavailable: .microphoneUnavailable
    }
  }
}
