/// A ring buffer of the most recent samples, addressed by position since the microphone was opened.
///
/// Appending does not allocate.
public struct SampleRing: Sendable {
  /// The maximum number of samples held.
  public let capacity: Int

  /// The position after the newest sample.
  public private(set) var end: Int

  /// The position of the oldest sample held; equal to `end` if the ring is empty.
  public private(set) var oldest: Int

  /// The samples; the sample at position p has index p mod capacity.
  private var storage: [Float]

  /// Creates an empty ring whose first sample will be at `start`; a `capacity` below 1 counts as 1.
  public init(capacity: Int, start: Int = 0) {
    self.capacity = max(1, capacity)
    self.end = start
    self.oldest = start
    self.storage = [Float](repeating: 0, count: self.capacity)
  }

  /// Creates an empty ring that holds the last `seconds`.
  public init(seconds: Double, start: Int = 0) {
    self.init(capacity: AudioTime.samples(seconds), start: start)
  }

  /// The range of the samples held.
  public var held: AudioRange { AudioRange(start: oldest, end: end) }

  /// Discards all samples; the next sample will be at `start`.
  public mutating func reset(at start: Int) {
    oldest = start
    end = start
  }

  /// Appends samples, dropping the oldest if the ring is full.
  public mutating func append(_ samples: UnsafeBufferPointer<Float>) {
    let kept = UnsafeBufferPointer(rebasing: samples.suffix(capacity))
    let first = slot(end + samples.count - kept.count)
    let untilWrap = min(kept.count, capacity - first)
    storage.withUnsafeMutableBufferPointer { storage in
      for n in 0..<untilWrap { storage[first + n] = kept[n] }
      for n in untilWrap..<kept.count { storage[n - untilWrap] = kept[n] }
    }
    end += samples.count
    oldest = max(oldest, end - capacity)
  }

  /// Appends a chunk; if it does not follow the newest sample, all earlier samples are discarded.
  public mutating func append(_ chunk: AudioChunk) {
    if chunk.start != end { reset(at: chunk.start) }
    chunk.samples.withUnsafeBufferPointer { append($0) }
  }

  /// Returns the part of `range` that is still held, which may be empty.
  public func read(_ range: AudioRange) -> AudioChunk {
    let start = min(max(range.start, oldest), end)
    let stop = min(max(range.end, start), end)
    let first = slot(start)
    let untilWrap = min(stop - start, capacity - first)
    let samples = storage[first..<first + untilWrap] + storage[..<(stop - start - untilWrap)]
    return AudioChunk(start: start, samples: Array(samples))
  }

  /// Returns the index of the sample at `position`, which may be negative.
  private func slot(_ position: Int) -> Int {
    let index = position % capacity
    return index < 0 ? index + capacity : index
  }
}
