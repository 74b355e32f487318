import Hark
import Synchronization

// What the page says.
extension RemoteMicrophone {
  /// The opening that is asked for or open, and how much of its sound has come.
  var heard: SoundPlace? {
    state.withLock { $0.place }
  }

  /// Takes what became of an opening; what is told of an old one comes too late and is dropped.
  func take(_ news: MicrophoneNews, of opening: UInt32) throws(WireFault) {
    let newest = state.withLock { $0.opening }
    guard opening > 0, opening <= newest else { throw .strangeOpening }
    guard opening == newest else { return }
    switch news {
    case .opened: opened(opening)
    case .failed(let reason): fail(opening, reason.failure)
    case .lost: fail(opening, lossByPermission)
    case .closed:
      closed(opening)
      // Nobody had asked for it.
      fail(opening, lossByPermission)
    }
  }

  /// Has the microphone be as the person wants it, also the one that is open.
  func follow(_ choice: MicrophoneChoice) {
    state.withLock { state in
      guard state.choice != choice else { return }
      state.choice = choice
      guard let opening = state.current else { return }
      outbox.post(.constrain(opening: opening, choice.constraints, device: choice.device))
    }
  }

  /// Takes sound; what was on its way when the microphone was closed is nobody's any more.
  func take(_ sound: WireSound) throws(WireFault) {
    let (newest, current) = state.withLock { ($0.opening, $0.current) }
    guard sound.opening > 0, sound.opening <= newest else { throw .strangeOpening }
    guard sound.opening == current else { return }
    opened(sound.opening)
    if try add(sound) == .torn { fail(sound.opening, .microphoneLost) }
  }

  /// Counts openings behind `number`, which another server has asked for.
  func skip(to number: UInt32) { state.withLock { $0.skip(to: number) } }

  /// Goes on with an opening that another server has asked for: the next one is that, and the page is
  /// asked for its sound from `place` on; `begin` brings that about.
  func adopt(_ place: SoundPlace, begin: () async -> Void) async {
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    state.withLock { state in
      state.skip(to: place.opening - 1)
      state.adoption = MicrophoneState.Adoption(place: place, asked: asking)
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

  /// The connection was cut, or is there again.
  func connect(_ isConnected: Bool) {
    let news = state.withLock { state -> MicrophoneState.News? in
      state.isConnected = isConnected
      return isConnected ? nil : state.closed(state.opening)
    }
    news?.tell(nil)
  }

  /// Nobody has heard of the page for too long.
  func lose() {
    guard let opening = state.withLock({ $0.current }) else { return }
    outbox.post(.close(opening: opening))
    fail(opening, .microphoneLost)
  }

  /// Returns when the sound up to a place has come and has been carried away, when that opening is
  /// over, or when that takes too long.
  func carried(to place: SoundPlace) async {
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

  private var lossByPermission: VoiceFailure {
    permissions.browser == .denied ? .microphonePermissionDenied : .microphoneLost
  }

  private func add(_ sound: WireSound) throws(WireFault) -> OpeningSound.Verdict {
    let now = timekeeper.now
    let taken = state.withLock {
      state -> Result<(OpeningSound.Verdict, (MicrophoneState.Reader, AudioChunk)?), WireFault> in
      guard let sound = state.counted(sound) else { return .success((.known, nil)) }
      return Result { () throws(WireFault) in
        try state.sound.take(sound, after: now - state.begun)
      }
      .map { verdict in
        guard case .chunks(let chunks) = verdict else { return (verdict, nil) }
        return (verdict, state.add(chunks))
      }
    }
    let (verdict, reading) = try taken.get()
    if let (reader, chunk) = reading { reader.resume(returning: chunk) }
    return verdict
  }
}

extension MicrophoneNews.Reason {
  fileprivate var failure: VoiceFailure {
    switch self {
    case .denied: .microphonePermissionDenied
    case .busy: .microphoneBusy
    case .unavailable: .microphoneUnavailable
    }
  }
}
