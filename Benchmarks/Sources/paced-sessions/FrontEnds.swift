import Hark
import Sounds

/// Front ends alone, all on one thread.
struct FrontEnds {
  let load: PacedLoad

  /// What becomes of the load with copies of `detector`; the first second, in which all is new, is left
  /// out.
  func measured(_ detector: any VoiceDetector) -> PacedOutcome {
    let sources = load.sources()
    var paths = sources.map { _ in SoundPath(detector) }
    var delays: [Double] = []
    delays.reserveCapacity(load.seconds * 50 * sources.count)
    let begun = MonotonicClock.now
    let cpu = cpuTime()
    load.pace(sources, from: begun) { index, chunk in
      paths[index].hear(chunk)
      let tick = chunk.start / chunk.samples.count
      guard chunk.start >= AudioChunk.sampleRate else { return }
      delays.append(MonotonicClock.now - begun - load.due(tick, sources[index]))
    }
    let share = (cpuTime() - cpu) / (MonotonicClock.now - begun)
    precondition(paths.contains { $0.eventsTold > 0 } || detector is DeafDetector)
    return PacedOutcome(delays: delays, share: share)
  }
}
