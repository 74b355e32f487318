/// What is played, a frame at a time, at the pace of the microphone.
///
/// A loudspeaker takes sound in bursts and plays it evenly; so what it took is handed on one frame for
/// each frame of the microphone, and lies in time as it is heard, but for a delay that stays.
struct ReferenceLine: Sendable {
  /// Samples that may wait: more means that the microphone stands still, and what is older is of no
  /// use to anybody.
  private static let most = 2 * AudioChunk.sampleRate

  private var waiting: [Float] = []
  private var taken = 0

  /// Samples that wait.
  var count: Int { waiting.count - taken }

  /// Takes what goes to the loudspeaker next.
  mutating func append(_ samples: [Float]) {
    waiting.append(contentsOf: samples.lazy.map(Sample.clean))
    if count > Self.most { taken = waiting.count - Self.most }
    if taken > Self.most {
      waiting.removeFirst(taken)
      taken = 0
    }
  }

  /// Drops what waits, as when the loudspeaker was stopped.
  mutating func clear() {
    waiting = []
    taken = 0
  }

  /// The next frame; zeros where nothing is played.
  mutating func next(_ length: Int = AudioStageFrame.length) -> [Float] {
    let end = min(taken + length, waiting.count)
    var frame = Array(waiting[taken..<end])
    frame += [Float](repeating: 0, count: length - frame.count)
    taken = end
    if taken > 4_096, taken > waiting.count / 2 {
      waiting.removeFirst(taken)
      taken = 0
    }
    return frame
  }
}
