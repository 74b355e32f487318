import Foundation
import Hark
import Sounds

/// Sessions that hear the same sound, each from another place and at moments of its own.
struct PacedLoad {
  let sessions: Int
  let seconds: Int

  /// Length of a chunk.
  let milliseconds = 20

  private let chunks: [[Float]]

  init(sessions: Int, seconds: Int, sound: [Float]) {
    self.sessions = sessions
    self.seconds = seconds
    let length = AudioTime.samples(Double(milliseconds) / 1_000)
    chunks = stride(from: 0, to: sound.count - length + 1, by: length).map {
      Array(sound[$0..<$0 + length])
    }
  }

  private struct Session {
    /// When its first chunk is due, after all began, in seconds; less than a chunk.
    let phase: Double

    /// Its first chunk.
    let first: Int

    var path: SoundPath
  }

  /// What becomes of the load with copies of `detector`; the first second, in which all is new, is left
  /// out.
  func measured(_ detector: any VoiceDetector) -> PacedOutcome {
    var sessions = starting(detector)
    let ticks = seconds * 1_000 / milliseconds
    let interval = Double(milliseconds) / 1_000
    var delays: [Double] = []
    delays.reserveCapacity(ticks * sessions.count)
    let begun = MonotonicClock.now
    let cpu = cpuTime()
    for tick in 0..<ticks {
      for index in sessions.indices {
        let due = begun + Double(tick) * interval + sessions[index].phase
        MonotonicClock.wait(until: due)
        hear(tick, by: &sessions[index])
        if Double(tick) * interval >= 1 { delays.append(MonotonicClock.now - due) }
      }
    }
    let share = (cpuTime() - cpu) / (MonotonicClock.now - begun)
    return PacedOutcome(
      delays: delays, share: share, events: sessions.reduce(0) { $0 + $1.path.eventsTold })
  }

  private func hear(_ tick: Int, by session: inout Session) {
    let samples = chunks[(session.first + tick) % chunks.count]
    session.path.hear(AudioChunk(start: tick * samples.count, samples: samples))
  }

  /// The sessions, in the order in which their chunks come.
  private func starting(_ detector: any VoiceDetector) -> [Session] {
    var draw = Noise()
    let phases = (0..<sessions).map { _ in Double(draw.unit()) * Double(milliseconds) / 1_000 }
    return phases.sorted().map { phase in
      let first = Int(draw.unit() * Float(chunks.count))
      return Session(phase: phase, first: first, path: SoundPath(detector))
    }
  }
}
