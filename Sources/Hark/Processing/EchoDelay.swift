/// Finds out how long after it was sent a sound comes back into the microphone.
///
/// It compares how the loudness of both rises and falls, in steps of 5 ms, over the last second or
/// two; the loudness of 10 ms, so that an echo between two steps is nearly as alike as one on a step.
/// A person who speaks too makes both less alike, never alike at a wrong delay.
struct EchoDelay: Sendable {
  /// The greatest delay that is found, in seconds.
  static let longest = 0.6

  /// How alike both must be, 0…1, for an echo to be sure.
  ///
  /// Measured on human speech and a spoken reply: 0.97 and more for the echo alone through a sound
  /// server, 0.82 in a reverberant room; 0.58 at most for speech alone.
  static let sure: Float = 0.7

  /// Samples in a step.
  private static let step = 80
  private static let steps = AudioTime.samples(longest) / step

  /// How much of the past still counts a step later: two thirds are gone after 1 s.
  private static let memory: Float = 0.995

  /// Steps before anything is sure, 1.5 s: two people who begin to speak at once are alike for long.
  private static let patience = 300

  /// Steps of playing after which an echo that there is has been found, 2 s.
  private static let found = 400

  /// Steps after which a canceller has learnt the room that an echo comes through, 4 s.
  private static let learnt = 800

  /// Steps in which it finds its way back when something is played again, 1 s.
  private static let resumed = 200

  private var played = [Float](repeating: 0, count: steps)
  private var newest = 0
  private var products = [Float](repeating: 0, count: steps)
  private var playedPowers = [Float](repeating: 0, count: steps)
  private var heardPower: Float = 0
  private var playedMean: Float = 0
  private var heardMean: Float = 0
  private var heard = 0

  /// The power of the step before.
  private var playedBefore: Float = 0
  private var heardBefore: Float = 0

  /// Whether what was played has come back; once it has, a person who speaks over it hides it and
  /// makes it no less there.
  private var cameBack = false

  /// Steps in which something was played, and those of them in which a canceller could learn.
  private var total = 0
  private var lessons = 0

  /// Samples between a sound's being sent and its echo, to 10 ms; nil while no echo is sure.
  var delay: Int? {
    guard heard > Self.patience else { return nil }
    let best = likeliest
    return likeness(at: best) >= Self.sure ? best * Self.step : nil
  }

  /// Whether enough has been played to tell a person from an echo; sooner where there is none.
  var isSettled: Bool {
    cameBack ? lessons > Self.learnt && heard > Self.resumed : total > Self.found
  }

  /// Playback starts after silence, or resumes after an underrun: earlier similarity no longer applies.
  mutating func begin() {
    var fresh = EchoDelay()
    (fresh.cameBack, fresh.total, fresh.lessons) = (cameBack, total, lessons)
    self = fresh
  }

  /// A canceller has to learn the room anew.
  mutating func forget() { lessons = 0 }

  /// How alike the microphone and what is played are, 0…1, at the delay at which they are most.
  var likeness: Float { max(0, likeness(at: likeliest)) }

  private var likeliest: Int {
    (0..<Self.steps).max { likeness(at: $0) < likeness(at: $1) } ?? 0
  }

  private func likeness(at lag: Int) -> Float {
    products[lag] / (playedPowers[lag] * heardPower + 1e-9).squareRoot()
  }

  /// Takes a frame of each, a multiple of 5 ms long.
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
    // What changes slowly is alike at every delay.
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
    // Ten times a second: it is looked for at every delay.
    if !cameBack, heard % 20 == 0 { cameBack = delay != nil }
  }

  private static func power(_ samples: UnsafeBufferPointer<Float>) -> Float {
    samples.reduce(0) { $0 + $1 * $1 } / Float(samples.count)
  }

  /// The root mean square of two steps, compressed so that loud sounds do not outvote all others.
  private static func loudness(_ power: Float, _ before: Float) -> Float {
    ((power + before) / 2).squareRoot().squareRoot()
  }
}
