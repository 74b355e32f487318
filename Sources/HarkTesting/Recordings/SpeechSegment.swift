import Hark

/// A stretch of a recording in which a front end hears speech, and when it said so.
///
/// Where it lies tells what a recogniser gets to hear, and when it was told how long a person waits:
///
/// ```swift
/// let frontEnd = FrontEnd(detector: SpectralVoiceDetector())
/// let segments = SpeechSegment.all(in: samples, frontEnd: frontEnd)
/// ```
public struct SpeechSegment: Sendable, Equatable {
  /// The sound that is kept: from the pre-roll before the onset to the end of speech.
  public let kept: AudioRange

  /// Samples that had been heard when the beginning was told.
  public let beginningTold: Int

  /// Samples that had been heard when the end was told; nil when the recording ended first.
  public let endTold: Int?

  /// Makes a segment.
  public init(kept: AudioRange, beginningTold: Int, endTold: Int?) {
    self.kept = kept
    self.beginningTold = beginningTold
    self.endTold = endTold
  }

  /// The segments of a whole recording, 16 kHz mono, in order.
  ///
  /// What is left behind the last whole hop is not heard. No sound is kept twice.
  ///
  /// - Parameters:
  ///   - samples: The recording, −1…1.
  ///   - frontEnd: A front end that has heard nothing.
  ///   - preRoll: How much is kept from before an onset.
  public static func all(
    in samples: [Float], frontEnd: FrontEnd, preRoll: PreRoll = PreRoll()
  ) -> [SpeechSegment] {
    var frontEnd = frontEnd
    var found = Found(preRoll: preRoll)
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - FrontEnd.hop + 1, by: FrontEnd.hop) {
        let hop = UnsafeBufferPointer(rebasing: samples[start..<start + FrontEnd.hop])
        found.note(frontEnd.push(hop, at: start), at: start + hop.count)
      }
    }
    found.note(frontEnd.finish(), at: nil)
    return found.segments
  }

  /// The segments that have ended, and the one that has not.
  private struct Found {
    let preRoll: PreRoll
    var segments: [SpeechSegment] = []
    var begun: (start: Int, told: Int)?

    mutating func note(_ event: AcousticEvent?, at position: Int?) {
      switch event {
      case .speechStarted(let onset):
        let previousEnd = segments.last?.kept.end ?? 0
        let start = preRoll.start(onset: onset, oldestHeld: 0, previousEnd: previousEnd)
        begun = (start, position ?? onset)
      case .speechEnded(let end):
        guard let begun else { return }
        let kept = AudioRange(start: begun.start, end: end)
        segments.append(
          SpeechSegment(kept: kept, beginningTold: begun.told, endTold: position))
        self.begun = nil
      case nil: break
      }
    }
  }
}
