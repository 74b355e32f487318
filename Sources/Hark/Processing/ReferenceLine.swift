/// A queue that returns playback audio one frame at a time, at the pace of the microphone.
///
/// A loudspeaker accepts audio in bursts but plays it at a constant rate. Returning one frame per
/// microphone frame aligns the reference with what is heard, except for a constant delay.
struct ReferenceLine: Sendable {
  /// The maximum number of pending samples; beyond it, the microphone has stalled.
  private static let most = 2 * AudioChunk.sampleRate

  private var waiting: [Float] = []
  private var taken = 0

  var count: Int { waiting.count - taken }

  mutating func append(_ samples: [Float]) {
    waiting.append(contentsOf: samples.lazy.map(Sample.clean))
    if count > Self.most { taken = waiting.count - Self.most }
    if taken > Self.most {
      waiting.removeFirst(taken)
      taken = 0
    }
  }

  /// Returns the next frame, with zeros where nothing is played.
  mutating func next() -> [Float] {
    let end = min(taken + AudioStageFrame.length, waiting.count)
    var frame = Array(waiting[taken..<end])
    frame += [Float](repeating: 0, count: AudioStageFrame.length - frame.count)
    taken = end
    if taken > 4_096, taken > waiting.count / 2 {
      waiting.removeFirst(taken)
      taken = 0
    }
    return frame
  }
}

/// Delays audio by a variable number of samples.
struct HeldBack: Sendable {
  private var held: [Float] = []

  /// The delay, in samples.
  private(set) var length = 0

  /// Sets the delay and discards the audio held before.
  mutating func hold(_ length: Int) {
    self.length = max(0, length)
    held = [Float](repeating: 0, count: self.length)
  }

  /// Appends samples and returns the same number of delayed samples.
  mutating func pass(_ samples: [Float]) -> [Float] {
    if length == 0 { return samples }
    held += samples
    defer { held.removeFirst(samples.count) }
    return Array(held.prefix(samples.count))
  }
}
