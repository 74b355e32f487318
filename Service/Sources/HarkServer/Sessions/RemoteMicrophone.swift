import Hark
import Synchronization

/// The microphone of a page, at the other end of a connection that may be cut and mended.
///
/// The page is told to open and close it, and sends numbered sound. Sound that came twice is dropped;
/// silence stands for what never came. `carried(to:)` lets what the person did wait for the sound
/// that came before it.
final class RemoteMicrophone: Microphone {
  let delivery = SoundDelivery.live

  /// How long a page may take to open its device, in seconds.
  static let openWithin = 10.0

  /// How long it may take to close it; the port promises half a second.
  static let closeWithin = 0.4

  /// How long an action waits for the sound before it, in seconds.
  static let soundWithin = 5.0

  private let outbox: Outbox
  private let permissions: RemotePermissions
  private let timekeeper: any Timekeeper
  private let state = Mutex(MicrophoneState())

  init(_ outbox: Outbox, _ permissions: RemotePermissions, _ timekeeper: any Timekeeper) {
    self.outbox = outbox
    self.permissions = permissions
    self.timekeeper = timekeeper
  }

  var unavailability: VoiceFailure? {
    permissions.browser == .unavailable ? .microphoneUnavailable : nil
  }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let moment = timekeeper.now
    let patience = Mutex<Task<Void, Never>?>(nil)
    defer { patience.withLock { $0 }?.cancel() }
    let opening = try await withCheckedThrowingContinuation { asker in
      guard let opening = ask(profile, at: moment, asker) else {
        return asker.resume(throwing: VoiceFailure.microphoneBusy)
      }
      let task = after(Self.openWithin) { $0.unanswered(opening) }
      patience.withLock { $0 = task }
    }
    return AsyncThrowingStream { [weak self] in try await self?.next(of: opening) }
  }

  func close() async {
    guard let opening = state.withLock({ $0.current }) else { return }
    let patience = after(Self.closeWithin) { $0.closed(opening) }
    defer { patience.cancel() }
    await withCheckedContinuation { closer in
      let news = state.withLock { state in
        let news = state.close(opening, closer)
        // Told while nobody can begin another opening, so that the page hears of both in order.
        if news != nil { outbox.post(.close(opening: opening)) }
        return news
      }
      if let news { news.tell(nil) } else { closer.resume() }
    }
  }
}

// What the page says.
extension RemoteMicrophone {
  /// The opening that is asked for or open, and how much of its sound has come.
  var heard: SoundPlace? {
    state.withLock { state in
      state.current.map { SoundPlace(opening: $0, samples: state.sound.end) }
    }
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

  /// Takes sound; what was on its way when the microphone was closed is nobody's any more.
  func take(_ sound: WireSound) throws(WireFault) {
    let (newest, current) = state.withLock { ($0.opening, $0.current) }
    guard sound.opening > 0, sound.opening <= newest else { throw .strangeOpening }
    guard sound.opening == current else { return }
    opened(sound.opening)
    if try add(sound) == .torn { fail(sound.opening, .microphoneLost) }
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
  /// over, or after `soundWithin` seconds.
  func carried(to place: SoundPlace) async {
    let patience = Mutex<Task<Void, Never>?>(nil)
    defer { patience.withLock { $0 }?.cancel() }
    await withCheckedContinuation { continuation in
      guard let id = state.withLock({ $0.wait(for: place, continuation) }) else {
        return continuation.resume()
      }
      let task = after(Self.soundWithin) { microphone in
        microphone.state.withLock { $0.dropWaiter(id) }?.continuation.resume()
      }
      patience.withLock { $0 = task }
    }
  }
}

extension RemoteMicrophone {
  private var lossByPermission: VoiceFailure {
    permissions.browser == .denied ? .microphonePermissionDenied : .microphoneLost
  }

  private func ask(
    _ profile: AudioProfile, at moment: Double, _ asker: MicrophoneState.Asker
  ) -> UInt32? {
    state.withLock { state in
      let opening = state.begin(asker, at: moment)
      if let opening {
        outbox.post(.open(opening: opening, MicrophoneConstraints(profile)))
      }
      return opening
    }
  }

  private func opened(_ opening: UInt32) {
    state.withLock { $0.opened(opening) }?.resume(returning: opening)
  }

  private func fail(_ opening: UInt32, _ failure: VoiceFailure) {
    state.withLock { $0.fail(opening, failure) }.tell(failure)
  }

  private func closed(_ opening: UInt32) { state.withLock { $0.closed(opening) }?.tell(nil) }

  /// The page has not said what became of the opening; it is to close what it may yet open.
  private func unanswered(_ opening: UInt32) {
    let isAsked = state.withLock { state in
      if case .asked = state.stage { state.opening == opening } else { false }
    }
    guard isAsked else { return }
    outbox.post(.close(opening: opening))
    fail(opening, .microphoneUnavailable)
  }

  private func add(_ sound: WireSound) throws(WireFault) -> OpeningSound.Verdict {
    let now = timekeeper.now
    let taken = state.withLock { state in
      Result { () throws(WireFault) in try state.sound.take(sound, after: now - state.begun) }
        .map { verdict in
          guard case .chunks(let chunks) = verdict else { return (verdict, nil) }
          return (verdict, state.add(chunks))
        } as Result<(OpeningSound.Verdict, (MicrophoneState.Reader, AudioChunk)?), WireFault>
    }
    let (verdict, reading) = try taken.get()
    if let (reader, chunk) = reading { reader.resume(returning: chunk) }
    return verdict
  }

  private func next(of opening: UInt32) async throws -> AudioChunk? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (reader: MicrophoneState.Reader) in
        var done: [MicrophoneState.Waiter] = []
        let answer = state.withLock { state in
          Task.isCancelled ? .success(nil) : state.read(opening, reader, done: &done)
        }
        for waiter in done { waiter.continuation.resume() }
        if let answer { reader.resume(with: answer.mapError { $0 as any Error }) }
      }
    } onCancel: {
      state.withLock { $0.dropReader(of: opening) }?.resume(returning: nil)
    }
  }

  /// Does something later, unless the task is cancelled or the microphone is gone.
  private func after(
    _ seconds: Double, _ body: @escaping @Sendable (RemoteMicrophone) -> Void
  ) -> Task<Void, Never> {
    let deadline = timekeeper.now + seconds
    return Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      if let self { body(self) }
    }
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
