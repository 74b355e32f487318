import Hark
import HarkTesting
import Testing

@Suite("The sound timeline")
struct SoundTimelineTests {
  /// Returns the ranges that the detector reports as speech.
  func detected(_ sound: SoundTimeline) -> [AudioRange] {
    var slicer = HopSlicer()
    var frontEnd = FrontEnd(detector: SpectralVoiceDetector())
    var ranges: [AudioRange] = []
    func note(_ event: AcousticEvent?) {
      switch event {
      case .speechStarted(let onset): ranges.append(AudioRange(start: onset, end: Int.max))
      case .speechEnded(let end): ranges[ranges.count - 1].end = end
      case nil: break
      }
    }
    for chunk in sound.chunks() {
      slicer.slice(chunk) { hop, start in note(frontEnd.push(hop, at: start)) }
    }
    note(frontEnd.finish())
    return ranges
  }

  /// Returns whether `heard` matches the drawn speech within the detector's tolerance.
  func isHeard(_ heard: [AudioRange], as drawn: [AudioRange]) -> Bool {
    heard.count == drawn.count
      && zip(heard, drawn).allSatisfy { heard, drawn in
        abs(heard.startTime - drawn.startTime) <= 0.1 && abs(heard.endTime - drawn.endTime) <= 0.25
      }
  }

  @Test(
    "The detector finds drawn speech at its position",
    arguments: [
      "_____##########__________", "____________________",
      "_____#######_______############_______", "_______###______________",
      "_____##########_____",
    ])
  func heard(picture: String) {
    let sound = SoundTimeline(picture)
    let heard = detected(sound)
    #expect(isHeard(heard, as: sound.speech), "\(sound.picture(of: heard))")
  }

  @Test("Drawn speech with short gaps is one utterance")
  func gaps() {
    let heard = detected(SoundTimeline("__________#_#_##__###_________"))
    let drawn = SoundTimeline.ranges(of: "#", in: "__________###########_________")
    #expect(isHeard(heard, as: drawn))
  }

  @Test("Speech over steady noise is detected once the noise is known")
  func noisy() {
    let sound = SoundTimeline("~~~~~~~~~~~~~~~~~~~~~~~~~#######~~~~~~~~~~")
    #expect(isHeard(detected(sound).suffix(1), as: sound.speech))
  }

  @Test("Equal drawings give equal samples, within −1…1, each 100 ms long")
  func samples() {
    let sound = SoundTimeline("_#~#")
    #expect(sound == SoundTimeline("_#~#"))
    #expect(sound.samples.count == 6400)
    #expect(sound.duration == 0.4)
    #expect(sound.samples.contains { abs($0) > 0.1 })
    #expect(
      sound.speech == [AudioRange(start: 1600, end: 3200), AudioRange(start: 4800, end: 6400)])
  }

  @Test("Speech is loud and never clipped")
  func loud() {
    let peak = SoundTimeline(String(repeating: "#", count: 100)).samples.map(abs).max() ?? 0
    #expect((0.25...0.35).contains(peak))
  }

  @Test("The chunks contain all of the audio without gaps")
  func chunks() {
    let sound = SoundTimeline("_#~")
    let chunks = sound.chunks(of: 1000, start: 500)
    #expect(chunks.map(\.start) == [500, 1500, 2500, 3500, 4500])
    #expect(chunks.flatMap(\.samples) == sound.samples)
    #expect(chunks.last?.samples.count == 800)
  }

  @Test("Ranges are drawn beneath the audio")
  func pictures() {
    let sound = SoundTimeline("____####______")
    #expect(sound.picture(of: sound.speech) == sound.picture)
    #expect(sound.picture(of: [AudioRange(start: 801, end: 4000)], as: "x") == "_xx___________")
  }

  // An exit test starts a process, which iOS does not permit.
  #if (os(Linux) || os(macOS)) && compiler(>=6.2)
    @Test("A drawing with other characters is a programming error")
    func unknown() async {
      await #expect(processExitsWith: .failure) { _ = SoundTimeline("__?__") }
    }
  #endif
}
