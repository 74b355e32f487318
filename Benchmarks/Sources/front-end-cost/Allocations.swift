import CAllocations
import Hark
import Sounds

/// Allocations on the way of the sound.
enum Allocations {
  /// How many allocations a minute of sound brings about on its way to `detector` and past it, in
  /// chunks of `size` samples, once five seconds have been heard.
  static func inSteadyState(
    _ samples: [Float], chunkSize size: Int, detector: any VoiceDetector
  ) -> Int {
    var path = SoundPath(detector)
    let none = hark_allocations()
    let chunks = stride(from: 0, to: 65 * 16_000, by: size).map { start in
      AudioChunk(start: start, samples: Array(samples[start..<start + size]))
    }
    precondition(hark_allocations() - none >= chunks.count, "every chunk's memory was counted")
    let warm = chunks.firstIndex { $0.start >= 5 * 16_000 } ?? 0
    for chunk in chunks[..<warm] { path.hear(chunk) }
    let before = hark_allocations()
    for chunk in chunks[warm...] { path.hear(chunk) }
    let count = hark_allocations() - before
    precondition(path.eventsTold > 0, "the sound was heard")
    return count
  }
}
