import Hark
import Sounds

/// Front ends without sessions, all on one thread.
struct FrontEnds {
  let load: PacedLoad

  /// Runs the load with copies of `detector` and returns the outcome.
  func measured(_ detector: any VoiceDetector) -> PacedOutcome {
    let sources = load.sources()
    var paths = sources.map { _ in SoundPath(detector) }
    var delays: [Double] = []
    delays.reserveCapacity(load.seconds * 50 * sources.count)
    let begun = MonotonicClock.now
    let cpu = cpuTime()
    load.pace(sources, from: begun) { index, chunk in
      paths[index].hear(chunk)
      guard let due = load.due(chunk.start / chunk.samples.count, sources[index]) else { return }
      delays.append(MonotonicClock.now - begun - due)
    }
    let share = (cpuTime() - cpu) / (MonotonicClock.now - begun)
    precondition(paths.contains { $0.eventCount > 0 } || detector is DeafDetector)
    return PacedOutcome(delays: delays, share: share)
  }
}
