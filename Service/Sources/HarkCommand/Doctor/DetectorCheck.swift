import Hark

/// Has the detector hear a second of silence, a second like a voice, and silence again.
struct DetectorCheck {
  /// The detector that is checked.
  let detector: any VoiceDetector

  /// Which one it is.
  let title: String

  /// Why it is another than it might be, and what mends that; nil when it is the best.
  var lack: (sentence: String, mend: String)?

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
    let detail = "\(title), finds where a voice begins and ends"
    guard let lack else { return .works(Self.name, detail) }
    return .works(Self.name, "\(detail); \(lack.sentence)", mend: lack.mend)
  }

  /// Checks the detector that the command uses with the model in `file`.
  init(_ file: VoiceModelFile) {
    let choice = VoiceDetectorChoice(voiceModel: file.url)
    self.init(
      detector: choice.make(), title: choice.name,
      lack: choice.problem.map { ($0.sentence, file.mend) })
  }

  init(
    detector: any VoiceDetector, title: String, lack: (sentence: String, mend: String)? = nil
  ) {
    self.detector = detector
    self.title = title
    self.lack = lack
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
