/// The recent audio levels and voice probabilities in short intervals, for a waveform.
///
/// It holds at most `count` intervals; once full, it allocates no more memory unless it is copied.
package struct RecentSound: Sendable, Equatable {
  package static let count = 40

  /// The duration of one interval, in seconds, short enough to show syllables and the gaps between them.
  package static let seconds = 0.08

  /// The highest level in each interval, oldest first, in the range 0…1.
  package private(set) var levels: [Float] = []

  /// The highest voice probability in each interval, in the range 0…1, or 0 if none was reported.
  package private(set) var voices: [Float] = []

  /// The index of the newest interval within the recording.
  private var newest = 0

  package init() {}

  package mutating func take(level: Float, at elapsed: Double) {
    let number = Self.number(elapsed)
    if number == newest, let last = levels.last {
      levels[levels.count - 1] = max(last, level)
    } else {
      if levels.count == Self.count {
        levels.removeFirst()
        voices.removeFirst()
      }
      levels.append(level)
      voices.append(0)
    }
    newest = number
  }

  /// Adds the voice probability at `elapsed` seconds of the recording, which may lie in the past.
  ///
  /// A value before the recording or outside the stored intervals is discarded.
  package mutating func take(voice: Float, at elapsed: Double) {
    let index = voices.count - 1 - (newest - Self.number(elapsed))
    guard elapsed >= 0, voices.indices.contains(index) else { return }
    voices[index] = max(voices[index], voice)
  }

  package mutating func clear() {
    levels.removeAll(keepingCapacity: true)
    voices.removeAll(keepingCapacity: true)
    newest = 0
  }

  private static func number(_ elapsed: Double) -> Int { Int(elapsed / seconds) }
}
