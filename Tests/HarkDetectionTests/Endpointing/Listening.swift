@testable import HarkDetection

/// Runs a front end over complete recordings in the same way as its users do.
struct Listening {
  /// An event and the position immediately after the hop that caused it.
  struct Told: Equatable {
    let event: AcousticEvent
    let at: Int
  }

  var told: [Told] = []
  var probabilities: [Float] = []
  var levels: [Float] = []
  private var slicer = HopSlicer()
  private(set) var frontEnd: FrontEnd

  init(_ frontEnd: FrontEnd = FrontEnd(detector: SpectralVoiceDetector())) {
    self.frontEnd = frontEnd
  }

  /// The detected speech.
  var speech: [AudioRange] {
    var found: [AudioRange] = []
    var start = 0
    for told in told {
      switch told.event {
      case .speechStarted(let onset): start = onset
      case .speechEnded(let end): found.append(AudioRange(start: start, end: end))
      }
    }
    return found
  }

  mutating func hear(_ chunk: AudioChunk) {
    var frontEnd = self.frontEnd
    slicer.slice(chunk) { hop, start in
      if let event = frontEnd.push(hop, at: start) {
        told.append(Told(event: event, at: start + hop.count))
      }
      probabilities.append(frontEnd.lastProbability)
      levels.append(frontEnd.level)
    }
    self.frontEnd = frontEnd
  }

  /// Processes all of `samples` in chunks with the lengths that `length` returns, then finishes.
  static func whole(
    _ samples: [Float], _ frontEnd: FrontEnd = FrontEnd(detector: SpectralVoiceDetector()),
    chunks length: () -> Int = { 16_000 }
  ) -> Listening {
    var listening = Listening(frontEnd)
    var start = 0
    while start < samples.count {
      let end = min(samples.count, start + max(1, length()))
      listening.hear(AudioChunk(start: start, samples: Array(samples[start..<end])))
      start = end
    }
    if let event = listening.frontEnd.finish() {
      listening.told.append(Told(event: event, at: listening.frontEnd.position))
    }
    return listening
  }
}
