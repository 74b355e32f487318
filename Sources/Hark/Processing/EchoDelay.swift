/// Measures the delay between sending audio to the loudspeaker and its echo in the microphone.
///
/// It correlates the loudness changes of both signals over the last one to two seconds, in steps of
/// 5 ms. Loudness is measured over 10 ms, so that an echo between two steps correlates nearly as
/// well as one on a step. Simultaneous speech by the user lowers the correlation at the true delay.
/// It can raise the correlation at a wrong delay, but only during the first 1.5 s (`patience`).
struct EchoDelay: Sendable {
  /// The maximum detectable delay, in seconds.
  static let longest = 0.6

  /// The minimum correlation at which an echo is considered certain, 0…1.
  ///
  /// Measured on human speech and a spoken reply: at least 0.97 for the echo alone through a sound
  /// server, 0.82 in a reverberant room, and at most 0.58 for speech alone.
  static let sure: Float = 0.7

  /// The number of samples in a step.
  private static let step = 80
  private static let steps = AudioTime.samples(longest) / step

  /// The decay per step, which reduces the weight of a step to about one third after 1 s.
  private static let memory: Float = 0.995

  /// The number of steps before a delay can be considered certain: 1.5 s, because voices that start
  /// together also correlate at first.
  private static let patience = 300

  /// The number of playback steps within which an echo is found, if there is one (2 s).
  private static let found = 400

  /// The number of steps after which an echo canceller has adapted to the room (4 s).
  private static let learnt = 800

  /// The number of steps that the canceller needs to readapt when playback restarts (1 s).
  private static let resumed = 200

  private var played = [Float](repeating: 0, count: steps)
  private var newest = 0
  private var products = [Float](repeating: 0, count: steps)
  private var playedPowers = [Float](repeating: 0, count: steps)
  private var heardPower: Float = 0
  private var playedMean: Float = 0
  private var heardMean: Float = 0
  private var heard = 0

  /// The power of each signal in the previous step.
  private var playedBefore: Float = 0
  private var heardBefore: Float = 0

  /// Whether an echo has ever been found; speech over an echo hides it but does not remove it.
  private var cameBack = false

  /// The number of playback steps, and how many of them the canceller could use to adapt.
  private var total = 0
  private var lessons = 0

  /// The delay of the echo in samples, accurate to 10 ms; `nil` until an echo is certain.
  var delay: Int? {
    guard heard > Self.patience else { return nil }
    let best = likeliest
    return likeness(at: best) >= Self.sure ? best * Self.step : nil
  }

  /// Whether enough audio has been played to distinguish the user's speech from an echo.
  var isSettled: Bool {
    cameBack ? lessons > Self.learnt && heard > Self.resumed : total > Self.found
  }

  /// Discards earlier correlation when playback starts or resumes.
  mutating func begin() {
    var fresh = EchoDelay()
    (fresh.cameBack, fresh.total, fresh.lessons) = (cameBack, total, lessons)
    self = fresh
  }

  /// Restarts the adaptation period, because the canceller must adapt to the room again.
  mutating func forget() { lessons = 0 }

  /// The correlation of the microphone and playback at the most likely delay, 0…1.
  var likeness: Float { max(0, likeness(at: likeliest)) }

  private var likeliest: Int { (0..<Self.steps).max { likeness(at: $0) < likeness(at: $1) } ?? 0 }

  private func likeness(at lag: Int) -> Float {
    products[lag] / (playedPowers[lag] * heardPower + 1e-9).squareRoot()
  }

  /// Appends one frame of each signal; the length is a multiple of 5 ms.
  mutating func push(reference: [Float], heard: UnsafeBufferPointer<Float>) {
    reference.withUnsafeBufferPointer { reference in
      for start in stride(from: 0, to: min(reference.count, heard.count), by: Self.step) {
        let step = start..<(start + Self.step)
        let played = Self.power(UnsafeBufferPointer(rebasing: reference[step]))
        let heard = Self.power(UnsafeBufferPointer(rebasing: heard[step]))
        take(Self.loudness(played, playedBefore), Self.loudness(heard, heardBefore))
        (playedBefore, heardBefore) = (played, heard)
      }
    }
  }

  private mutating func take(_ reference: Float, _ loudness: Float) {
    // Subtracting the mean removes slow changes, which correlate at every delay.
    playedMean += 0.02 * (reference - playedMean)
    heardMean += 0.02 * (loudness - heardMean)
    newest = (newest + Self.steps - 1) % Self.steps
    played[newest] = reference - playedMean
    let change = loudness - heardMean
    for lag in 0..<Self.steps {
      let past = played[(newest + lag) % Self.steps]
      products[lag] = Self.memory * products[lag] + past * change
      playedPowers[lag] = Self.memory * playedPowers[lag] + past * past
    }
    heardPower = Self.memory * heardPower + change * change
    heard += 1
    total += 1
    lessons += 1
    // Run this only ten times per second, because computing the delay evaluates every lag.
    if !cameBack, heard % 20 == 0 { cameBack = delay != nil }
  }

  private static func power(_ samples: UnsafeBufferPointer<Float>) -> Float {
    samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)
  }

  /// Returns the root mean square of two steps, compressed so that loud sounds do not dominate.
  private static func loudness(_ power: Float, _ before: Float) -> Float {
    ((power + before) / 2).squareRoot().squareRoot()
  }
}

/// The share of the latest audio that the canceller removed, 0…1.
///
/// It is close to 1 for an echo alone, and small for the user's speech.
struct EchoShare: Sendable {
  /// The number of frames in the window: 80 ms, because shorter ones fluctuate and longer ones lag.
  private static let count = 8

  private var before = [Float](repeating: 0, count: count)
  private var after = [Float](repeating: 0, count: count)
  private var next = 0

  var value: Float {
    let heard = before.reduce(0, +)
    return heard > 0 ? max(0, 1 - after.reduce(0, +) / heard) : 0
  }

  mutating func push(_ heard: some Sequence<Float>, left: some Sequence<Float>) {
    before[next] = Self.power(heard)
    after[next] = Self.power(left)
    next = (next + 1) % Self.count
  }

  private static func power(_ frame: some Sequence<Float>) -> Float {
    frame.reduce(0) { $0 + $1 * $1 }
  }
}
