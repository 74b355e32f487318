import Hark

/// Runs the detector on a second of silence, a second of voice-like audio, and another second of
/// silence.
struct DetectorCheck {
  let detector: any VoiceDetector
  let title: String

  /// The reason the best detector is not in use, and the fix; `nil` if it is in use.
  var lack: (sentence: String, mend: String)?

  private static let name = "detector"
  private static let mend = "make clean run"

  func run() -> DoctorFinding {
    let silence = [Float](repeating: 0, count: 16_000)
    let events = events(in: silence + VoiceLikeSound.second + silence)
    guard let first = events.first, case .speechStarted(let onset) = first else {
      return .broken(Self.name, "The voice detector does not detect speech.", mend: Self.mend)
    }
    guard (14_000...22_000).contains(onset) else {
      return .broken(Self.name, "The voice detector detects speech in silence.", mend: Self.mend)
    }
    guard events.count >= 2, case .speechEnded = events[1] else {
      return .broken(Self.name, "The voice detector misses the end of speech.", mend: Self.mend)
    }
    let detail = "\(title), detects the start and end of speech"
    guard let lack else { return .works(Self.name, detail) }
    return .works(Self.name, "\(detail); \(lack.sentence)", mend: lack.mend)
  }

  private func events(in samples: [Float]) -> [AcousticEvent] {
    var frontEnd = FrontEnd(detector: detector)
    var slicer = HopSlicer()
    var events: [AcousticEvent] = []
    slicer.slice(AudioChunk(start: 0, samples: samples)) { hop, start in
      if let event = frontEnd.push(hop, at: start) { events.append(event) }
    }
    return events
  }
}

extension DetectorCheck {
  init(_ file: VoiceModelFile) {
    let choice = VoiceDetectorChoice(voiceModel: file.url)
    self.init(
      detector: choice.make(), title: choice.name,
      lack: choice.problem.map { ($0.sentence, file.mend) })
  }
}
