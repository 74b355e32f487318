import Hark
import Synchronization

/// A loudspeaker that plays on any sink of a PulseAudio or PipeWire server, which converts the
/// audio.
///
/// Without a named device, playback continues on another device if the server moves it there, for
/// example because the default changes or the device disappears. A named device is never replaced
/// by another, on which more people might hear the reply. If a named device, the last device, or
/// the server disappears, `failed` is reported immediately, and `problem` gives the reason.
public final class PulseLoudspeaker: Loudspeaker {
  /// The name or description of the requested device, or `nil` if the server chooses.
  public let device: String?

  private let server: String?
  private let newest = Mutex<PulsePlayback?>(nil)

  /// Creates a loudspeaker without opening anything.
  ///
  /// `server` is an address such as `unix:/run/user/1000/pulse/native`. If it is `nil`, the server
  /// in the environment variable `PULSE_SERVER` is used, or else the user's own.
  public init(device: String? = nil, server: String? = nil) {
    self.device = device
    self.server = server
  }

  /// The reason why the last playback failed, or `nil` if it did not.
  public var problem: PulseError? { newest.withLock { $0?.problem } }

  /// Opens the device, and stops a playback that is still open.
  ///
  /// Throws `synthesisFailed` if the device cannot be opened; `problem` then gives the reason.
  public func open(
    report: @escaping @Sendable (PlaybackReport) -> Void
  ) async throws -> any Playback {
    let playback = PulsePlayback(server: server, device: device, report: report)
    let last = newest.withLock { newest in
      defer { newest = playback }
      return newest
    }
    last?.stop()
    if await playback.open() != nil { throw VoiceFailure.synthesisFailed }
    return playback
  }

  /// Returns all devices on which `server`, or the default server if `server` is `nil`, can play.
  ///
  /// Throws a `PulseError`, for example if the server does not answer within five seconds.
  public static func devices(server: String? = nil) async throws -> [PulseDevice] {
    try await PulseClient.devices(of: server) { try $0.loudspeakers() }
  }
}

private final class PulsePlayback: Playback {
  /// The interval between two checks of the playback position, in seconds.
  private static let glance = 0.02
  /// The interval between checks while nothing is playing, in seconds.
  private static let rest = 1.0

  private struct State {
    var queue = PlaybackQueue()
    var isFinished = false
    var isPaused = false
    var problem: PulseError?
  }

  private let server: String?
  private let device: String?
  private let report: @Sendable (PlaybackReport) -> Void
  private let wakeup = PulseWakeup()
  private let state = Mutex(State())

  init(server: String?, device: String?, report: @escaping @Sendable (PlaybackReport) -> Void) {
    self.server = server
    self.device = device
    self.report = report
  }

  var problem: PulseError? { state.withLock { $0.problem } }

  func open() async -> PulseError? {
    await withCheckedContinuation { answer in
      PulseRecording.detach { self.run { answer.resume(returning: $0) } }
    }
  }

  func play(_ samples: [Float]) {
    state.withLock { state in
      if !state.isFinished { state.queue.append(samples) }
    }
    wakeup.wake()
  }

  func finish() {
    state.withLock { $0.isFinished = true }
    wakeup.wake()
  }

  func fade(to gain: Float) { state.withLock { $0.queue.fade(to: gain) } }

  func pause() { state.withLock { $0.isPaused = true } }

  func resume() {
    state.withLock { $0.isPaused = false }
    wakeup.wake()
  }

  func stop() { wakeup.requestStop() }
}

extension PulsePlayback {
  private func run(answer: @escaping (PulseError?) -> Void) {
    var isOpen = false
    do throws(PulseError) {
      try carry {
        isOpen = true
        answer(nil)
      }
    } catch {
      state.withLock { $0.problem = error }
      if isOpen, !wakeup.isStopRequested { report(.failed(.synthesisFailed)) }
    }
    if !isOpen { answer(problem ?? .givenUp) }
  }

  private func carry(opened: () -> Void) throws(PulseError) {
    let client = try PulseClient(server: server, wakeup: wakeup)
    let output = try PulseOutput(client, device: device)
    opened()
    var heard = 0
    while !wakeup.isStopRequested {
      client.turn(heard < output.written ? Self.glance : Self.rest)
      try output.check()
      feed(output)
      if output.heard > heard {
        heard = output.heard
        tell(.heard(position: heard))
      }
      if output.isDrained {
        tell(.ended)
        break
      }
    }
    output.close()
  }

  private func feed(_ output: PulseOutput) {
    let room = output.room
    let (next, isLast) = state.withLock { state in
      if state.isPaused { return (AudioChunk?.none, false) }
      return (room > 0 ? state.queue.take(room) : nil, state.isFinished && state.queue.isEmpty)
    }
    if let next {
      tell(.sending(next))
      output.write(next.samples)
    }
    if isLast { output.startDraining() }
  }

  private func tell(_ told: PlaybackReport) { if !wakeup.isStopRequested { report(told) } }
}
