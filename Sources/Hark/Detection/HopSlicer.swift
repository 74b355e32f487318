/// Cuts sound of any chunk size into hops of one size, with their positions.
///
/// Nothing is allocated after `init`; hops that lie wholly inside a chunk are not copied.
public struct HopSlicer: Sendable {
  /// Samples in each hop.
  public let hop: Int

  /// The position of the first sample that has not been given in a hop.
  public private(set) var position: Int

  /// The first `filled` samples are those that wait for the rest of their hop.
  private var waiting: [Float]
  private var filled = 0

  /// Makes a slicer whose first hop begins at `start`; `hop` is at least 1.
  public init(hop: Int = FrontEnd.hop, start: Int = 0) {
    self.hop = max(1, hop)
    self.position = start
    self.waiting = [Float](repeating: 0, count: self.hop)
  }

  /// The sound that waits for the rest of its hop; at the end of a recording, what is left over.
  public var remainder: AudioChunk {
    AudioChunk(start: position, samples: Array(waiting[..<filled]))
  }

  /// Drops what waits; the next hop begins at `start`.
  public mutating func reset(at start: Int) {
    position = start
    filled = 0
  }

  /// Takes a chunk and hands every hop that is now whole to `body`, with the position of its first
  /// sample; the samples are valid only during the call.
  ///
  /// A chunk that does not follow the one before begins anew at its own start.
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

  /// Copies what fits into the waiting hop and tells where it stopped.
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
