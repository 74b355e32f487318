import Hark

/// A microphone in the simulated room that opens slowly, is sometimes busy, and sometimes breaks.
final class SimulatedMicrophone: Microphone {
  private enum Stage: Sendable {
    case closed
    case opening
    case open(feed: Task<Void, Never>)
    case closing
  }

  private struct State: Sendable {
    var stage = Stage.closed

    /// The position in the room's audio at which the last opening began.
    var began = 0
  }

  let delivery = SoundDelivery.live
  private let world: Surroundings
  private let permissions: SimulatedPermissions

  /// The minimum time that closing takes, in seconds; the maximum is 0.1 s more.
  private let slowness: Double

  /// The number that `isUnlucky(in:once:)` uses to determine `slowness`.
  private static let luck = 1 << 40
  private let state = Locked(State())

  init(_ world: Surroundings, _ permissions: SimulatedPermissions) {
    self.world = world
    self.permissions = permissions
    slowness = world.isUnlucky(in: Self.luck, once: 4) ? 0.38 : 0
  }

  var isClosed: Bool {
    state.withLock { if case .closed = $0.stage { true } else { false } }
  }

  var isOpen: Bool {
    state.withLock { if case .open = $0.stage { true } else { false } }
  }

  /// Whether the microphone is neither opening nor closing.
  var isAtRest: Bool { isOpen || isClosed }

  var isClosing: Bool {
    state.withLock { if case .closing = $0.stage { true } else { false } }
  }

  /// Whether tasks may end while the microphone is closing, because the session was released.
  let mayOutliveTasks = Locked(false)

  /// Called whenever the microphone begins to open.
  let opens = Locked<(@Sendable () -> Void)?>(nil)

  /// The position in the room's audio at which the last opening began.
  var began: Int { state.withLock { $0.began } }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let isFree = state.withLock { state in
      guard case .closed = state.stage else { return false }
      state.stage = .opening
      return true
    }
    guard isFree else {
      world.record.complain("The microphone was opened while it was open.")
      throw VoiceFailure.microphoneBusy
    }
    world.record.note("microphone opens")
    opens.withLock { $0 }?()
    if !permissions.allowRecording {
      world.record.complain("The microphone was opened without permission.")
    }
    await world.delay(upTo: 40)
    if world.once(in: 25) {
      state.withLock { $0.stage = .closed }
      world.record.inject("microphone refuses")
      throw world.pick([VoiceFailure.microphoneBusy, .microphoneUnavailable])
    }
    let (sound, continuation) = AsyncThrowingStream<AudioChunk, any Error>.makeStream()
    let began = world.position
    let feed = Task { await deliver(from: began, to: continuation) }
    state.withLock { state in
      state.stage = .open(feed: feed)
      state.began = began
    }
    world.record.note("microphone is open")
    return sound
  }

  func close() async {
    let feed = state.withLock { state -> Task<Void, Never>? in
      guard case .open(let feed) = state.stage else { return nil }
      state.stage = .closing
      return feed
    }
    guard let feed else { return }
    feed.cancel()
    await feed.value
    await Task { [world, slowness] in
      try? await world.clock.sleep(until: world.clock.now + slowness)
    }.value
    await world.delay(upTo: 10)
    state.withLock { $0.stage = .closed }
    world.record.note("microphone is closed")
  }

  /// Delivers the room's audio in real time until it is canceled or the device is lost.
  private func deliver(
    from began: Int, to sound: AsyncThrowingStream<AudioChunk, any Error>.Continuation
  ) async {
    let length = WordAudio.frame * world.pick([1, 2, 2, 6])
    var position = 0
    while !Task.isCancelled {
      let stall = world.once(in: 400) ? world.number(below: 100) : 0
      if stall > 0 { world.record.inject("microphone stalls") }
      let due = Double(began + position + length) / Double(AudioChunk.sampleRate)
      guard (try? await world.clock.sleep(until: due + Double(stall) / 100)) != nil else { break }
      while began + position + length <= world.position {
        let samples = world.room.samples(from: began + position, count: length)
        sound.yield(AudioChunk(start: position, samples: samples))
        position += length
      }
      if world.once(in: 1_500) {
        world.record.inject("microphone is lost")
        return sound.finish(throwing: VoiceFailure.microphoneLost)
      }
    }
    sound.finish()
  }
}

/// A detector that treats exactly the words of the simulation as speech.
struct WordDetector: VoiceDetector {
  static let frameLength = WordAudio.frame

  mutating func reset() {}

  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    frame.contains { WordAudio.word(in: $0) != nil } ? 0.98 : 0.02
  }
}
