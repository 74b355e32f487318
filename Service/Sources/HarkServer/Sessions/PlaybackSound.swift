import Hark

/// The sound of a playback: what waits to be sent, and how far the page is.
struct PlaybackSound {
  /// How many samples were sent, and heard.
  private(set) var sent = 0
  private(set) var heard = 0

  /// When the page last heard something, or had nothing to hear.
  private(set) var lastNews: Double

  private(set) var isOver = false

  /// How loud it is heard.
  var gain: Float = 1

  private var waiting: [Float] = []
  private var isFinished = false
  private var isFinishTold = false
  private var isHeld = false

  init(at now: Double) { lastNews = now }

  /// Adds sound.
  mutating func add(_ samples: [Float]) {
    if !isOver, !isFinished { waiting += samples }
  }

  /// The next piece to be sent, if the page is not too far behind.
  mutating func next(at now: Double) -> (first: Int, samples: [Float])? {
    guard !isHeld else { return nil }
    let room = min(heard + RemoteLoudspeaker.ahead - sent, WireSound.longest)
    let samples = Array(waiting.prefix(max(room, 0)))
    guard !samples.isEmpty else { return nil }
    if heard == sent { lastNews = now }
    waiting.removeFirst(samples.count)
    defer { sent += samples.count }
    return (sent, samples)
  }

  /// No more sound comes; the number of all samples if all are sent, and nobody knows it yet.
  mutating func finish() -> Int? {
    isFinished = true
    return untoldEnd()
  }

  /// The same behind a piece that was sent.
  mutating func untoldEnd() -> Int? {
    guard isFinished, !isFinishTold, !isOver, waiting.isEmpty else { return nil }
    isFinishTold = true
    return sent
  }

  /// The page has heard everything before `position`; whether that is news.
  mutating func hear(_ position: Int, at now: Double) -> Bool {
    guard position > heard else { return false }
    heard = position
    lastNews = now
    return true
  }

  /// The number of all samples, if the page may say that it has heard them.
  func hasEnded() -> Int? { isFinishTold ? sent : nil }

  /// It stands still, or goes on.
  mutating func hold(_ isHeld: Bool, at now: Double) {
    self.isHeld = isHeld
    lastNews = now
  }

  /// When to look whether the page is deaf: when it may be, or later where it has nothing to hear.
  func nextLook(at now: Double) -> Double {
    let soonest = lastNews + RemoteLoudspeaker.heardWithin
    return soonest > now ? soonest : now + RemoteLoudspeaker.heardWithin
  }

  /// Whether the page has sound and has heard nothing of it for too long.
  func isDeaf(at now: Double) -> Bool {
    let isPlaying = heard < sent || isFinishTold
    return isPlaying && !isHeld && !isOver && now - lastNews >= RemoteLoudspeaker.heardWithin
  }

  /// Ends it; false when it was over.
  mutating func end() -> Bool {
    defer {
      isOver = true
      waiting = []
    }
    return !isOver
  }
}
