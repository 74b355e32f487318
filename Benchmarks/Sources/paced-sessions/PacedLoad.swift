import Foundation
import Hark
import Sounds

/// The same sound for many sessions, each from another place and at moments of its own.
struct PacedLoad: Sendable {
  let sessions: Int
  let seconds: Int

  /// Length of a chunk, in seconds.
  let interval = 0.02

  private let chunks: [[Float]]

  init(sessions: Int, seconds: Int, sound: [Float]) {
    self.sessions = sessions
    self.seconds = seconds
    let length = AudioTime.samples(interval)
    chunks = stride(from: 0, to: sound.count - length + 1, by: length).map {
      Array(sound[$0..<$0 + length])
    }
  }

  /// Where a session's sound comes from.
  struct Source: Sendable {
    /// When its first chunk is due, after all began, in seconds; less than a chunk.
    let phase: Double

    /// Which chunk is its first.
    let first: Int
  }

  /// One source for each session, in the order in which their chunks come; the same every time.
  func sources() -> [Source] {
    var draw = Noise()
    let phases = (0..<sessions).map { _ in Double(draw.unit()) * interval }
    return phases.sorted().map { phase in
      Source(phase: phase, first: Int(draw.unit() * Float(chunks.count)))
    }
  }

  /// Hands over every chunk of every source when it is due, with the number of the source.
  func pace(_ sources: [Source], from begun: Double, _ hand: (Int, AudioChunk) -> Void) {
    for tick in 0..<Int(Double(seconds) / interval) {
      for (index, source) in sources.enumerated() {
        MonotonicClock.wait(until: begun + due(tick, source))
        let samples = chunks[(source.first + tick) % chunks.count]
        hand(index, AudioChunk(start: tick * samples.count, samples: samples))
      }
    }
  }

  /// When a chunk is due, in seconds after all began.
  func due(_ tick: Int, _ source: Source) -> Double { Double(tick) * interval + source.phase }
}
