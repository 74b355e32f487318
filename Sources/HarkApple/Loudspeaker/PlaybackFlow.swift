import Hark

/// What a playback has, what is on its way to the ear, and what was heard.
struct PlaybackFlow: Sendable {
  /// Samples that go to the player together: 20 ms, so that what was heard is told fifty times a
  /// second.
  static let piece = AudioTime.samples(0.02)

  /// The longest way from the player to the ear that is believed, in seconds; wireless headsets take
  /// a fifth of a second.
  static let longestLatency = 0.5

  /// Samples that were heard.
  private(set) var heard = 0

  /// Pieces that the player has and that were not heard yet, in order.
  private(set) var onTheWay: [AudioChunk] = []

  /// Whether it was stopped: nothing more is told.
  private(set) var isStopped = false

  private var queue = PlaybackQueue()
  private var isFinished = false
  private var isPaused = false

  mutating func append(_ samples: [Float]) {
    if !isFinished { queue.append(samples) }
  }

  mutating func finish() { isFinished = true }

  mutating func fade(to gain: Float) { queue.fade(to: gain) }

  mutating func pause() { isPaused = true }

  mutating func resume() { isPaused = false }

  mutating func stop() { isStopped = true }

  /// The next piece for the player; nil while none waits, it stands still, or enough is on its way.
  ///
  /// What the device itself holds for `latency` seconds cannot be changed in any case; without it the
  /// player would run dry.
  mutating func next(latency: Double) -> AudioChunk? {
    guard !isPaused, !isStopped else { return nil }
    let way = PlaybackTiming.ahead + min(max(0, latency), Self.longestLatency)
    guard queue.sent - heard + Self.piece <= AudioTime.samples(way) else { return nil }
    guard let piece = queue.take(Self.piece) else { return nil }
    onTheWay.append(piece)
    return piece
  }

  /// The oldest piece on its way was heard; where that leaves off, or nil where none was on its way.
  mutating func played() -> Int? {
    guard !onTheWay.isEmpty else { return nil }
    heard = onTheWay.removeFirst().end
    return heard
  }

  /// Whether all of it was heard, and no more comes.
  var isDone: Bool { isFinished && queue.isEmpty && onTheWay.isEmpty }
}
