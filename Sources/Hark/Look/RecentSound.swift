/// How loud it was lately, and how surely a voice, stretch by stretch, for a waveform.
///
/// Nothing is allocated once it is full.
package struct RecentSound: Sendable, Equatable {
  /// How many stretches are remembered.
  package static let count = 40

  /// How much sound one of them is for, in seconds: a syllable or a gap between two.
  package static let seconds = 0.08

  /// The loudest level of each stretch, oldest first, 0…1.
  package private(set) var levels: [Float] = []

  /// The surest voice of each, 0…1; 0 where nobody has said.
  package private(set) var voices: [Float] = []

  /// Which stretch of the recording the newest is.
  private var newest = 0

  package init() {}

  /// Takes the level at `elapsed` seconds of the recording.
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

  /// Takes how surely somebody spoke at `elapsed` seconds, which may lie a little back; before the
  /// recording, or longer ago than is remembered, it is forgotten.
  package mutating func take(voice: Float, at elapsed: Double) {
    let index = voices.count - 1 - (newest - Self.number(elapsed))
    guard elapsed >= 0, voices.indices.contains(index) else { return }
    voices[index] = max(voices[index], voice)
  }

  /// Forgets everything; the next recording begins.
  package mutating func clear() {
    levels.removeAll(keepingCapacity: true)
    voices.removeAll(keepingCapacity: true)
    newest = 0
  }

  private static func number(_ elapsed: Double) -> Int { Int(elapsed / seconds) }
}
