/// Slices audio of any chunk size into hops of one size, with their positions.
///
/// Slicing does not allocate. Hops that lie entirely inside a chunk are not copied.
public struct HopSlicer: Sendable {
  /// The number of samples in each hop.
  public let hop: Int

  /// The position of the first sample that has not been delivered in a hop.
  public private(set) var position: Int

  /// The buffer for an incomplete hop, of which the first `filled` samples are valid.
  private var waiting: [Float]
  private var filled = 0

  /// Creates a slicer whose first hop begins at `start`; a `hop` below 1 counts as 1.
  public init(hop: Int = FrontEnd.hop, start: Int = 0) {
    self.hop = max(1, hop)
    self.position = start
    self.waiting = [Float](repeating: 0, count: self.hop)
  }

  /// The samples of the incomplete hop; at the end of a recording, the remaining samples.
  public var remainder: AudioChunk {
    AudioChunk(start: position, samples: Array(waiting[..<filled]))
  }

  /// Discards the incomplete hop and begins the next hop at `start`.
  public mutating func reset(at start: Int) {
    position = start
    filled = 0
  }

  /// Appends a chunk and calls `body` with each completed hop and the position of its first sample.
  ///
  /// The samples are valid only during the call. If a chunk does not follow the previous one,
  /// slicing restarts at the start of the chunk.
  public mutating func slice(
    _ chunk: AudioChunk, _ body: (UnsafeBufferPointer<Float>, Int) -> Void
  ) {
    if chunk.start != position + filled { reset(at: chunk.start) }
    chunk.samples.withUnsafeBufferPointer { slice($0, body) }
  }

  private mutating func slice(
    _ samples: UnsafeBufferPointer<Float>, _ body: (UnsafeBufferPointer<Float>, Int) -> Void
  ) {
    var next = 0
    if filled > 0 {
      next = fill(from: samples, at: 0)
      guard filled == hop else { return }
      filled = 0
      position += hop
      waiting.withUnsafeBufferPointer { body($0, position - hop) }
    }
    while samples.count - next >= hop {
      next += hop
      position += hop
      body(UnsafeBufferPointer(rebasing: samples[next - hop..<next]), position - hop)
    }
    _ = fill(from: samples, at: next)
  }

  /// Fills the incomplete hop from `samples` and returns the index of the first sample not copied.
  private mutating func fill(from samples: UnsafeBufferPointer<Float>, at first: Int) -> Int {
    var next = first
    while filled < hop, next < samples.count {
      waiting[filled] = samples[next]
      filled += 1
      next += 1
    }
    return next
  }
}
