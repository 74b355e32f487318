import Hark

/// Runs the detector on a second of voice-like audio, preceded and followed by a second of silence.
struct DetectorCheck {
  let detector: any VoiceDetector
  let title: String

  /// The reason the best detector is not in use, and the fix; `nil` if it is in use.
  var lack: (sentence: String, fix: String)?

  private static let name = "detector"

  func run() -> DoctorFinding {
    let silence = [Float](repeating: 0, count: 16_000)
    let events = events(in: silence + VoiceLikeSound.second + silence)
    guard let first = events.first, case .speechStarted(let onset) = first else {
      return Self.broken("does not detect speech")
    }
    guard (14_000...22_000).contains(onset) else { return Self.broken("detects speech in silence") }
    guard events.count >= 2, case .speechEnded = events[1] else {
      return Self.broken("misses the end of speech")
    }
    let detail = "\(title), detects the start and end of speech"
    guard let lack else { return .works(Self.name, detail) }
    return .works(Self.name, "\(detail); \(lack.sentence)", fix: lack.fix)
  }

  private static func broken(_ problem: String) -> DoctorFinding {
    .broken(name, "The voice detector \(problem).", fix: "make clean run")
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
      lack: choice.problem.map { ($0.sentence, file.fix) })
  }
}
