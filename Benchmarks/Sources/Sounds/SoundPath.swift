import Hark

/// The path of a chunk on its way to the recognizer.
public struct SoundPath: Sendable {
  private var slicer = HopSlicer()
  private var ring = SampleRing(seconds: 4)
  private var listener: Listener

  /// Creates a path that ends at `detector`.
  public init(_ detector: any VoiceDetector) { listener = Listener(detector) }

  /// The number of events reported so far.
  public var eventCount: Int { listener.eventCount }

  /// Processes the next chunk.
  public mutating func hear(_ chunk: AudioChunk) {
    ring.append(chunk)
    Self.slice(chunk, &slicer, &listener)
  }

  /// Slices a chunk; static, so that slicing and listening do not require exclusive access to the
  /// same value.
  private static func slice(
    _ chunk: AudioChunk, _ slicer: inout HopSlicer, _ listener: inout Listener
  ) {
    slicer.slice(chunk) { hop, start in listener.hear(hop, at: start) }
  }

  private struct Listener {
    private var frontEnd: FrontEnd
    private var turn = TurnEndpointer(
      begun: 0, limits: TurnLimits(silence: 1e6, noSpeechTimeout: 1e6))
    private(set) var eventCount = 0

    init(_ detector: any VoiceDetector) { frontEnd = FrontEnd(detector: detector) }

    mutating func hear(_ hop: UnsafeBufferPointer<Float>, at start: Int) {
      let event = frontEnd.push(hop, at: start)
      if event != nil { eventCount += 1 }
      if turn.advance(to: start + hop.count, event: event) != nil { eventCount += 1 }
    }
  }
}
