import CAllocations
import Hark

/// Allocations on the way of the sound.
enum Allocations {
  /// How many allocations a minute of sound brings about, in chunks of `size` samples, once five
  /// seconds have been heard.
  static func inSteadyState(_ samples: [Float], chunkSize size: Int) -> Int {
    var path = Path()
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

/// All that a chunk passes through before a recogniser gets it.
private struct Path {
  private var slicer = HopSlicer()
  private var ring = SampleRing(seconds: 2)
  private var listener = Listener()

  /// How many events were told.
  var eventsTold: Int { listener.told }

  mutating func hear(_ chunk: AudioChunk) {
    ring.append(chunk)
    Self.slice(chunk, &slicer, &listener)
  }

  /// Apart, so that slicing and listening do not claim the same value.
  private static func slice(
    _ chunk: AudioChunk, _ slicer: inout HopSlicer, _ listener: inout Listener
  ) {
    slicer.slice(chunk) { hop, start in listener.hear(hop, at: start) }
  }
}

private struct Listener {
  private var frontEnd = FrontEnd(detector: SpectralVoiceDetector())
  private var turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 1e6, firstWord: 1e6))
  private(set) var told = 0

  mutating func hear(_ hop: UnsafeBufferPointer<Float>, at start: Int) {
    let event = frontEnd.push(hop, at: start)
    if event != nil { told += 1 }
    if turn.advance(to: start + hop.count, event: event) != nil { told += 1 }
  }
}
