import Foundation
import Hark
import Sounds

/// The same audio for many sessions, each with its own starting position and timing.
struct PacedLoad: Sendable {
  let sessions: Int
  let seconds: Int

  /// The duration of a chunk, in seconds.
  static let interval = 0.02

  /// The period over which session starts are spread, in seconds.
  ///
  /// Real users do not start simultaneously, and starting a session costs more than everything it
  /// does afterward.
  let coming: Double

  /// The time from which delays are measured, in seconds after the start of the load.
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

  /// The source of a session's audio.
  struct Source: Sendable {
    /// The start of the session, in chunk intervals after the start of the load.
    let began: Int

    /// The time from the start of the session until its first chunk is due, in seconds; less than
    /// one chunk interval.
    let phase: Double

    /// The index of the first chunk.
    let first: Int
  }

  /// Returns one source per session, in the order in which their chunks are due; the same every
  /// time.
  func sources() -> [Source] {
    var draw = Noise()
    let phases = (0..<sessions).map { _ in Double(draw.unit()) * Self.interval }
    return phases.sorted().map { phase in
      Source(
        began: Int(draw.unit() * Float(coming / Self.interval)), phase: phase,
        first: Int(draw.unit() * Float(chunks.count)))
    }
  }

  /// Passes each chunk of every source to `hand` when it is due, with the index of its source.
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

  /// Returns the time at which a chunk of a source is due, in seconds after the start of the load;
  /// `nil` before delays are measured.
  func due(_ number: Int, _ source: Source) -> Double? {
    let due = Double(source.began + number) * Self.interval + source.phase
    return due < counted ? nil : due
  }
}
