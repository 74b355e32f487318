import Foundation
import Hark
import Sounds

/// The same sound for many sessions, each from another place and at moments of its own.
struct PacedLoad: Sendable {
  let sessions: Int
  let seconds: Int

  /// Length of a chunk, in seconds.
  static let interval = 0.02

  /// Seconds within which the sessions begin, as people come; what is done anew for each takes longer
  /// than all that follows.
  let coming: Double

  /// From when on delays count, in seconds after all began.
  let counted: Double

  private let chunks: [[Float]]

  init(sessions: Int, seconds: Int, coming: Double, counted: Double, sound: [Float]) {
    self.sessions = sessions
    self.seconds = seconds
    self.coming = coming
    self.counted = counted
    let length = AudioTime.samples(Self.interval)
    chunks = stride(from: 0, to: sound.count - length + 1, by: length).map {
      Array(sound[$0..<$0 + length])
    }
  }

  /// Where a session's sound comes from.
  struct Source: Sendable {
    /// How many chunks' time after all began it begins.
    let began: Int

    /// When after that its first chunk is due, in seconds; less than a chunk.
    let phase: Double

    /// Which chunk is its first.
    let first: Int
  }

  /// One source for each session, in the order in which their chunks come; the same every time.
  func sources() -> [Source] {
    var draw = Noise()
    let phases = (0..<sessions).map { _ in Double(draw.unit()) * Self.interval }
    return phases.sorted().map { phase in
      Source(
        began: Int(draw.unit() * Float(coming / Self.interval)), phase: phase,
        first: Int(draw.unit() * Float(chunks.count)))
    }
  }

  /// Hands over every chunk of every source when it is due, with the number of the source.
  func pace(_ sources: [Source], from begun: Double, _ hand: (Int, AudioChunk) -> Void) {
    for tick in 0..<Int(Double(seconds) / Self.interval) {
      for (index, source) in sources.enumerated() where tick >= source.began {
        MonotonicClock.wait(until: begun + Double(tick) * Self.interval + source.phase)
        let own = tick - source.began
        let samples = chunks[(source.first + own) % chunks.count]
        hand(index, AudioChunk(start: own * samples.count, samples: samples))
      }
    }
  }

  /// When the chunk with this number of a source is due, in seconds after all began; nil while delays
  /// do not count.
  func due(_ number: Int, _ source: Source) -> Double? {
    let due = Double(source.began + number) * Self.interval + source.phase
    return due < counted ? nil : due
  }
}
