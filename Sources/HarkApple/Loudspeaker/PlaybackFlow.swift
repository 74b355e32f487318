import Hark

/// The queued, scheduled, and played audio of one playback.
struct PlaybackFlow: Sendable {
  /// The samples per buffer for the player: 20 ms, for 50 progress reports per second.
  static let piece = AudioTime.samples(0.02)

  /// The maximum duration of scheduled audio, in seconds, in addition to the latency.
  ///
  /// Larger values tolerate longer stalls of the engine's queue, whose calls to the system may
  /// block. Ducking, pausing, and stopping do not wait for scheduled audio, because the player
  /// applies them.
  static let ahead = 0.2

  /// The upper bound for the output latency, in seconds; wireless headsets have about 0.2 s.
  static let longestLatency = 0.5

  /// The number of samples played.
  private(set) var heard = 0

  /// The chunks scheduled on the player but not yet played, in order.
  private(set) var onTheWay: [AudioChunk] = []
  private(set) var isStopped = false
  private(set) var isPaused = false

  private var queue = PlaybackQueue()
  private var isFinished = false

  /// The gain for the player, 0…1.
  var gain: Float { queue.wanted }

  mutating func append(_ samples: [Float]) { if !isFinished { queue.append(samples) } }

  mutating func finish() { isFinished = true }

  mutating func fade(to gain: Float) { queue.fade(to: gain) }

  mutating func pause() { isPaused = true }

  mutating func resume() { isPaused = false }

  mutating func stop() { isStopped = true }

  /// Returns the next chunk for the player, or `nil` if the queue is empty, playback is paused or
  /// stopped, or enough audio is scheduled.
  ///
  /// Schedule `plain`, to which the player applies the gain, and report `faded`. The limit includes
  /// `latency` seconds for audio that the device buffers; otherwise, the player would underrun.
  mutating func next(latency: Double) -> (plain: AudioChunk, faded: AudioChunk)? {
    guard !isPaused, !isStopped else { return nil }
    let way = Self.ahead + min(max(0, latency), Self.longestLatency)
    guard queue.sent - heard + Self.piece <= AudioTime.samples(way) else { return nil }
    guard let piece = queue.takeBoth(Self.piece) else { return nil }
    onTheWay.append(piece.plain)
    return piece
  }

  /// Marks the oldest scheduled chunk as played; returns its end position, or `nil` if none was
  /// scheduled.
  mutating func played() -> Int? {
    guard !onTheWay.isEmpty else { return nil }
    heard = onTheWay.removeFirst().end
    return heard
  }

  var isDone: Bool { isFinished && queue.isEmpty && onTheWay.isEmpty }
}
