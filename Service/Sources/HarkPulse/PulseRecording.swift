import Foundation
import Hark
import Synchronization

/// A recording from a device, which connects, transfers audio, and disconnects on its own thread.
final class PulseRecording: Sendable {
  typealias Sound = AsyncThrowingStream<AudioChunk, any Error>

  private struct State {
    var isOver = false
    var problem: PulseError?
    /// `.some(nil)` switches to the default microphone; `nil` requests no switch.
    var wish: String??
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let server: String?
  private let device: String?
  private let owns: Bool
  private let board: ConditionBoard
  private let wakeup = PulseWakeup()
  private let state = Mutex(State())

  init(server: String?, device: String?, owns: Bool, board: ConditionBoard) {
    self.server = server
    self.device = device
    self.owns = owns
    self.board = board
  }

  /// Whether the recording's thread has released all resources.
  var isOver: Bool { state.withLock { $0.isOver } }

  var problem: PulseError? { state.withLock { $0.problem } }

  func open() async throws(PulseError) -> Sound {
    let (sound, continuation) = Sound.makeStream()
    continuation.onTermination = { [wakeup] _ in wakeup.requestStop() }
    let answer = await withCheckedContinuation { answer in
      Self.detach { self.run(continuation) { answer.resume(returning: $0) } }
    }
    if let answer { throw answer }
    return sound
  }

  func move(to device: String?) {
    state.withLock { $0.wish = .some(device) }
    wakeup.wake()
  }

  /// Closes the recording and returns when the device is free; can be called at any time.
  func close() async {
    wakeup.requestStop()
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.isOver { state.waiting.append(continuation) }
        return state.isOver
      }
      if isOver { continuation.resume() }
    }
  }

  static func detach(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.name = "hark-pulse"
    thread.start()
  }

  private func run(_ sound: Sound.Continuation, answer: (PulseError?) -> Void) {
    var isOpen = false
    var problem: PulseError?
    do throws(PulseError) {
      try carry(to: sound) {
        isOpen = true
        answer(nil)
      }
    } catch {
      // An error while closing is not worth reporting.
      if !isOpen || !wakeup.isStopRequested { problem = error }
    }
    board.show(.waiting)
    // The device is free only after the connection is closed.
    announceEnd(problem)
    if !isOpen { answer(problem ?? .givenUp) }
    sound.finish(throwing: problem?.failure)
  }

  private func carry(to sound: Sound.Continuation, opened: () -> Void) throws(PulseError) {
    let client = try PulseClient(server: server, wakeup: wakeup)
    let clock = SystemTimekeeper()
    var flow = LiveSound()
    var stream = try open(device, on: client)
    func hear() throws(PulseError) {
      try stream.check()
      while let samples = stream.read() { sound.yield(flow.number(samples, at: clock.now)) }
      board.show(stream.isSuspended ? .suspended : flow.condition(at: clock.now))
    }
    try hear()
    opened()
    while !wakeup.isStopRequested {
      client.turn(LiveSound.lull)
      // Until the next device delivers audio, the current one remains in use unless it disappears.
      var isGone = false
      let next = follow(client) {
        if !isGone { do { try hear() } catch { isGone = true } }
      }
      do throws(PulseError) {
        try hear()
      } catch {
        // A user who switches the microphone may unplug the old one before the switch is complete.
        if next == nil { throw error }
      }
      if let next {
        stream.close()
        stream = next
      }
    }
    stream.close()
  }

  /// Opens a device; the server's mixer can move the recording only if `device` is `nil`.
  private func open(
    _ device: String?, on client: PulseClient, meanwhile: () -> Void = {}
  ) throws(PulseError) -> PulseStream {
    let chosen = try client.devices().choose(device)
    return try PulseStream(
      client, device: chosen.name, stays: device != nil, owns: owns, meanwhile: meanwhile)
  }

  /// Returns a stream of the requested device, after calling `meanwhile` until its audio arrives;
  /// `nil` if no other device was requested or if that device is unavailable.
  private func follow(_ client: PulseClient, meanwhile: () -> Void) -> PulseStream? {
    let wish = state.withLock { state in
      defer { state.wish = nil }
      return state.wish
    }
    guard let wish else { return nil }
    return try? open(wish, on: client, meanwhile: meanwhile)
  }

  private func announceEnd(_ problem: PulseError?) {
    let waiting = state.withLock { state in
      state.isOver = true
      state.problem = problem
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}
