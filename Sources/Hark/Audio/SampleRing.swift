/// The most recent sound, addressed by its position since the microphone was opened.
///
/// Nothing is allocated when sound is appended.
public struct SampleRing: Sendable {
  /// How many samples it holds at most.
  public let capacity: Int

  /// The position just behind the newest sample.
  public private(set) var end: Int

  /// The position of the oldest sample that it still holds; equal to `end` when it holds none.
  public private(set) var oldest: Int

  /// The sample at position p lies at index p mod capacity.
  private var storage: [Float]

  /// Makes an empty ring whose first sample will lie at `start`; `capacity` is at least 1.
  public init(capacity: Int, start: Int = 0) {
    self.capacity = max(1, capacity)
    self.end = start
    self.oldest = start
    self.storage = [Float](repeating: 0, count: self.capacity)
  }

  /// Makes an empty ring that holds the last `seconds`.
  public init(seconds: Double, start: Int = 0) {
    self.init(capacity: AudioTime.samples(seconds), start: start)
  }

  /// What it holds.
  public var held: AudioRange { AudioRange(start: oldest, end: end) }

  /// Drops everything; the next sample will lie at `start`.
  public mutating func reset(at start: Int) {
    oldest = start
    end = start
  }

  /// Adds sound behind the newest sample, dropping the oldest where there is no room.
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

  /// Adds a chunk; one that does not follow the newest sample makes the ring begin anew there.
  public mutating func append(_ chunk: AudioChunk) {
    if chunk.start != end { reset(at: chunk.start) }
    chunk.samples.withUnsafeBufferPointer { append($0) }
  }

  /// The part of `range` that it still holds, which may be empty.
  public func read(_ range: AudioRange) -> AudioChunk {
    let start = min(max(range.start, oldest), end)
    let stop = min(max(range.end, start), end)
    let first = slot(start)
    let untilWrap = min(stop - start, capacity - first)
    let samples = storage[first..<first + untilWrap] + storage[..<(stop - start - untilWrap)]
    return AudioChunk(start: start, samples: Array(samples))
  }

  /// Where the sample at `position` lies; positions before 0 have a place too.
  private func slot(_ position: Int) -> Int {
    let index = position % capacity
    return index < 0 ? index + capacity : index
  }
}
