import Hark
import Synchronization

/// The microphone of a page, at the other end of a connection that may be lost and restored.
///
/// The page opens and closes it on request, and sends numbered audio. Duplicate audio is dropped,
/// and missing audio, up to a limit, is replaced by silence. With `consumed(to:)`, the user's
/// actions wait for the audio that precedes them.
final class RemoteMicrophone: Microphone {
  let delivery = SoundDelivery.live

  /// The maximum time that a page may take to open its device, in seconds.
  static let openWithin = 10.0

  /// The maximum time to close a device, in seconds; `Microphone` promises half a second.
  static let closeWithin = 0.4

  /// The maximum time that an action waits for audio, in seconds beyond the audio's own duration.
  static let soundWithin = 5.0

  /// The maximum time that a resumed session may take to request its audio, in seconds.
  static let adoptWithin = 3.0

  let outbox: PageOutbox
  let permissions: RemotePermissions
  let timekeeper: any Timekeeper
  let state = Mutex(MicrophoneState())

  init(_ outbox: PageOutbox, _ permissions: RemotePermissions, _ timekeeper: any Timekeeper) {
    (self.outbox, self.permissions, self.timekeeper) = (outbox, permissions, timekeeper)
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
        // The message is posted before another opening can begin, so that the page receives both in
        // order.
        if news != nil { outbox.post(.close(opening: opening)) }
        return news
      }
      if let news { news.tell(nil) } else { closer.resume() }
    }
  }
}

extension RemoteMicrophone {
  private func ask(
    _ profile: AudioProfile, at moment: Double, _ asker: MicrophoneState.Asker
  ) -> UInt32? {
    state.withLock { state in
      let adopted = state.adoption
      let opening = state.begin(asker, at: moment)
      adopted?.asked.finish()
      // A resumed opening is already open in the page.
      if let opening, adopted == nil {
        let choice = state.choice ?? MicrophoneChoice(profile)
        outbox.post(.open(opening: opening, choice.constraints, device: choice.device))
      }
      return opening
    }
  }

  func opened(_ opening: UInt32) {
    state.withLock { $0.opened(opening) }?.resume(returning: opening)
  }

  func fail(_ opening: UInt32, _ failure: VoiceFailure) {
    state.withLock { $0.fail(opening, failure) }.tell(failure)
  }

  func closed(_ opening: UInt32) { state.withLock { $0.closed(opening) }?.tell(nil) }

  /// Ends an opening that is still open in the page, and asks the page to close it.
  func end(_ opening: UInt32, _ failure: VoiceFailure) {
    // Posted first: once the opening has failed, another can begin.
    outbox.post(.close(opening: opening))
    fail(opening, failure)
  }

  /// Ends an opening whose outcome the page has not reported.
  private func unanswered(_ opening: UInt32) {
    let isAsked = state.withLock { state in
      if case .asked = state.stage { state.opening == opening } else { false }
    }
    if isAsked { end(opening, .microphoneUnavailable) }
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

  /// Calls `body` after `seconds`, unless the task is canceled or the microphone is deallocated.
  func after(
    _ seconds: Double, _ body: @escaping @Sendable (RemoteMicrophone) -> Void
  ) -> Task<Void, Never> {
    let deadline = timekeeper.now + seconds
    return Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      if let self { body(self) }
    }
  }
}

struct MicrophoneChoice: Sendable, Equatable {
  var constraints: MicrophoneConstraints

  /// The browser's identifier of the selected microphone; `nil` to let the browser choose.
  var device: String?

  init(_ settings: CallSettings) {
    constraints = MicrophoneConstraints(settings.effects)
    device = settings.inputDevice
  }

  init(_ profile: AudioProfile) { constraints = MicrophoneConstraints(profile) }
}
