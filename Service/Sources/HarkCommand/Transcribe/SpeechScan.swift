import Hark

/// Finds speech with a voice detector and Hark's endpointing.
struct SpeechScan {
  private(set) var segments: [AudioRange] = []

  /// The probability of speech in each 10 ms frame; empty unless requested.
  private(set) var probabilities: [Float] = []
  private(set) var heard = 0

  private let keepsProbabilities: Bool
  private var slicer = HopSlicer()
  private var frontEnd: FrontEnd
  private var onset: Int?

  init(_ detector: any VoiceDetector, keepsProbabilities: Bool) {
    frontEnd = FrontEnd(detector: detector)
    self.keepsProbabilities = keepsProbabilities
  }

  mutating func take(_ chunk: AudioChunk) {
    heard = chunk.end
    // The slicer is copied because its closure mutates the other properties.
    var slicer = slicer
    slicer.slice(chunk) { hop, start in
      note(frontEnd.push(hop, at: start))
      if keepsProbabilities { probabilities.append(frontEnd.lastProbability) }
    }
    self.slicer = slicer
  }

  mutating func finish() { note(frontEnd.finish()) }

  private mutating func note(_ event: AcousticEvent?) {
    switch event {
    case .speechStarted(let start): onset = start
    case .speechEnded(let end):
      if let onset { segments.append(AudioRange(start: onset, end: end)) }
      onset = nil
    case nil: break
    }
  }
}
