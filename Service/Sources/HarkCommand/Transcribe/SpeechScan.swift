import Hark

/// Finds where somebody speaks, with Hark's own detector and endpointing.
struct SpeechScan {
  /// The stretches of speech, in order.
  private(set) var segments: [AudioRange] = []

  /// The probability of speech in each 10 ms; empty unless asked for.
  private(set) var probabilities: [Float] = []

  /// Samples heard so far.
  private(set) var heard = 0

  private let keepsProbabilities: Bool
  private var slicer = HopSlicer()
  private var frontEnd: FrontEnd
  private var onset: Int?

  init(_ detector: any VoiceDetector, keepsProbabilities: Bool) {
    frontEnd = FrontEnd(detector: detector)
    self.keepsProbabilities = keepsProbabilities
  }

  /// Takes the next sound.
  mutating func take(_ chunk: AudioChunk) {
    heard = chunk.end
    // Taken out while it cuts, since what it hands over changes the rest.
    var slicer = slicer
    slicer.slice(chunk) { hop, start in
      note(frontEnd.push(hop, at: start))
      if keepsProbabilities { probabilities.append(frontEnd.lastProbability) }
    }
    self.slicer = slicer
  }

  /// Says that no more sound comes.
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
