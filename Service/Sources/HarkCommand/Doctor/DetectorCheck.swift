import Hark

/// Has the detector hear a second of silence, a second like a voice, and silence again.
struct DetectorCheck {
  /// The detector that is checked.
  let detector: any VoiceDetector

  private static let name = "detector"
  private static let mend = "make clean run"

  /// What is so.
  func run() -> DoctorFinding {
    let silence = [Float](repeating: 0, count: 16_000)
    let events = events(in: silence + VoiceLikeSound.second + silence)
    guard let first = events.first, case .speechStarted(let onset) = first else {
      return .broken(Self.name, "The voice detector hears no speech.", mend: Self.mend)
    }
    guard (14_000...22_000).contains(onset) else {
      return .broken(Self.name, "The voice detector hears speech in silence.", mend: Self.mend)
    }
    guard events.count >= 2, case .speechEnded = events[1] else {
      return .broken(Self.name, "The voice detector hears no end of speech.", mend: Self.mend)
    }
    return .works(Self.name, "finds where a voice begins and ends")
  }

  private func events(in samples: [Float]) -> [AcousticEvent] {
    var ears = FrontEnd(detector: detector)
    var slicer = HopSlicer()
    var events: [AcousticEvent] = []
    slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
      if let event = ears.push(hop, at: start) { events.append(event) }
    }
    return events
  }
}
