import Hark

/// All that a chunk passes through before a recogniser gets it.
public struct SoundPath: Sendable {
  private var slicer = HopSlicer()
  private var ring = SampleRing(seconds: 4)
  private var listener: Listener

  /// A path at whose end `detector` listens.
  public init(_ detector: any VoiceDetector) { listener = Listener(detector) }

  /// How many events were told.
  public var eventsTold: Int { listener.told }

  /// Hears the next chunk.
  public mutating func hear(_ chunk: AudioChunk) {
    ring.append(chunk)
    Self.slice(chunk, &slicer, &listener)
  }

  /// Apart, so that slicing and listening do not claim the same value.
  private static func slice(
    _ chunk: AudioChunk, _ slicer: inout HopSlicer, _ listener: inout Listener
  ) {
    slicer.slice(chunk) { hop, start in listener.hear(hop, at: start) }
  }

  private struct Listener {
    private var frontEnd: FrontEnd
    private var turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 1e6, firstWord: 1e6))
    private(set) var told = 0

    init(_ detector: any VoiceDetector) { frontEnd = FrontEnd(detector: detector) }

    mutating func hear(_ hop: UnsafeBufferPointer<Float>, at start: Int) {
      let event = frontEnd.push(hop, at: start)
      if event != nil { told += 1 }
      if turn.advance(to: start + hop.count, event: event) != nil { told += 1 }
    }
  }
}
