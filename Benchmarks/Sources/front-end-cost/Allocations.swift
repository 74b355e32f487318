import CAllocations
import Hark
import Sounds

/// Allocations on the audio path.
enum Allocations {
  /// Returns the number of allocations for a minute of audio on its path through `detector`, in
  /// chunks of `size` samples, after the first five seconds.
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
    precondition(path.eventCount > 0, "the sound was heard")
    return count
  }
}
