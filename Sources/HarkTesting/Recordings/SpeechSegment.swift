import Hark

/// A segment of a recording in which a front end detects speech, with the positions at which the front
/// end reported its start and end.
///
/// ```swift
/// let frontEnd = FrontEnd(detector: SpectralVoiceDetector())
/// let segments = SpeechSegment.all(in: samples, frontEnd: frontEnd)
/// ```
public struct SpeechSegment: Sendable, Equatable {
  /// The retained audio: from the pre-roll before the onset to the end of speech.
  public let kept: AudioRange

  /// The number of samples processed when the start was reported.
  public let beginningTold: Int

  /// The number of samples processed when the end was reported; `nil` if the recording ended first.
  public let endTold: Int?

  /// Creates a segment.
  public init(kept: AudioRange, beginningTold: Int, endTold: Int?) {
    self.kept = kept
    self.beginningTold = beginningTold
    self.endTold = endTold
  }

  /// Returns the segments of a whole 16 kHz mono recording, in order.
  ///
  /// `frontEnd` must be in its initial state. Samples after the last whole hop are ignored. The
  /// segments do not overlap.
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
        segments.append(SpeechSegment(kept: kept, beginningTold: begun.told, endTold: position))
        self.begun = nil
      case nil: break
      }
    }
  }
}

/// The word errors of a recognizer.
public enum WordErrors {
  /// Returns the number of words to insert, delete, or substitute to turn `said` into `heard`.
  ///
  /// Words are compared literally: normalize spelling and case first.
  public static func count(_ heard: [String], said: [String]) -> Int {
    WordDistance.costs(of: said, in: heard)[heard.count]
  }
}
