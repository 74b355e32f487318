import Hark

/// The audio of a playback: the samples to send, and the page's progress.
struct PlaybackSound {
  /// The number of samples sent, and the number heard.
  private(set) var sent = 0
  private(set) var heard = 0

  /// The time at which the page last played audio, or had none to play.
  private(set) var lastNews: Double

  private(set) var isOver = false

  /// The gain at which the audio is played.
  var gain: Float = 1

  private var waiting: [Float] = []
  private var isFinished = false
  private var isFinishTold = false
  private var isHeld = false

  init(at now: Double) { lastNews = now }

  /// Adds audio.
  mutating func add(_ samples: [Float]) {
    if !isOver, !isFinished { waiting += samples }
  }

  /// Returns the next piece to send; `nil` if there is none or the page is too far behind.
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

  /// Marks the end of the audio; returns the total number of samples if all are sent and the end
  /// has not been reported.
  mutating func finish() -> Int? {
    isFinished = true
    return untoldEnd()
  }

  /// Returns the total number of samples if the audio has ended, all are sent and the end has not
  /// been reported.
  mutating func untoldEnd() -> Int? {
    guard isFinished, !isFinishTold, !isOver, waiting.isEmpty else { return nil }
    isFinishTold = true
    return sent
  }

  /// Records that the page has played everything before `position`, and returns whether the
  /// position has advanced.
  mutating func hear(_ position: Int, at now: Double) -> Bool {
    guard position > heard else { return false }
    heard = position
    lastNews = now
    return true
  }

  /// Returns the total number of samples if the page may report that it has played them; otherwise,
  /// `nil`.
  func hasEnded() -> Int? { isFinishTold ? sent : nil }

  /// Pauses or resumes the playback.
  mutating func hold(_ isHeld: Bool, at now: Double) {
    self.isHeld = isHeld
    lastNews = now
  }

  /// Returns the time of the next progress check: the page's deadline, or a later time if that has
  /// passed.
  func nextLook(at now: Double) -> Double {
    let soonest = lastNews + RemoteLoudspeaker.heardWithin
    return soonest > now ? soonest : now + RemoteLoudspeaker.heardWithin
  }

  /// Returns whether the page has audio but has reported no progress for too long.
  func isDeaf(at now: Double) -> Bool {
    let isPlaying = heard < sent || isFinishTold
    return isPlaying && !isHeld && !isOver && now - lastNews >= RemoteLoudspeaker.heardWithin
  }

  /// Ends the playback; returns `false` if it was already over.
  mutating func end() -> Bool {
    defer {
      isOver = true
      waiting = []
    }
    return !isOver
  }
}
