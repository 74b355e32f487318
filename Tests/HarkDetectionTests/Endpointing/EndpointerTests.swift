import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("The acoustic beginning and end of speech")
struct EndpointerTests {
  @Test("Speech is reported after its minimum duration, and its end after the minimum silence")
  func startAndEnd() {
    let heard = "____####__________"
    let found = "____####__________"
    let told = "____[_______]_____"
    #expect(ProbabilityTimeline.found(heard) == found)
    #expect(ProbabilityTimeline.told(heard) == told)
  }

  @Test("A pause shorter than the minimum silence does not end speech")
  func shortPause() {
    let heard = "____####____####__________"
    let found = "____############__________"
    #expect(ProbabilityTimeline.found(heard) == found)
  }

  @Test("A pause of the minimum silence separates two stretches of speech")
  func longPause() {
    let heard = "____####_____####__________"
    #expect(ProbabilityTimeline.found(heard) == heard)
    #expect(ProbabilityTimeline.told(heard) == "____[_______][_______]_____")
  }

  @Test("A probability between the thresholds neither starts nor ends speech")
  func hysteresis() {
    #expect(ProbabilityTimeline.found("__----------____") == "________________")
    #expect(ProbabilityTimeline.found("__##--------____") == "__##########____")
    #expect(ProbabilityTimeline.told("__##--------_____") == "__[_____________]")
  }

  @Test("Speech under 0.1 s is ignored, and 0.1 s is speech", arguments: [9, 10])
  func minimumLength(frames: Int) {
    var endpointer = Endpointer()
    var events: [AcousticEvent] = []
    for frame in 0..<200 {
      let speaks = (50..<50 + frames).contains(frame)
      let event = endpointer.advance(to: (frame + 1) * 160, probability: speaks ? 0.9 : 0)
      if let event { events.append(event) }
    }
    #expect(
      events == (frames < 10 ? [] : [.speechStarted(onset: 8_000), .speechEnded(end: 9_600)]))
  }

  @Test("Many clicks far apart never add up to speech")
  func clicks() {
    var endpointer = Endpointer()
    for frame in 0..<3_000 {
      let probability: Float = frame % 12 < 3 ? 0.95 : 0
      #expect(endpointer.advance(to: (frame + 1) * 160, probability: probability) == nil)
    }
  }

  @Test("Onset and end are corrected by the detector's lag")
  func backDating() {
    var endpointer = Endpointer(onsetLag: 800, releaseLag: 1_600)
    let told = ProbabilityTimeline.run("____####_________", &endpointer)
    let start = ProbabilityTimeline.position(4)
    let end = ProbabilityTimeline.position(8)
    #expect(
      told.map(\.event) == [.speechStarted(onset: start - 800), .speechEnded(end: end - 1_600)])
    // The delay is 0.1 s plus the 50 ms by which the release lag exceeds the onset lag.
    #expect(told.first?.at == start + 2_400)
    // The hangover of 0.5 s is measured from the estimated end.
    #expect(told.last?.at == end - 1_600 + 8_000)
  }

  @Test("Brief speech is reported sooner if the detector responds to it late", arguments: [5, 6])
  func briefExcess(frames: Int) {
    var endpointer = Endpointer(onsetLag: 480, releaseLag: 960, briefExcess: -640)
    let heard = (0..<60).compactMap { frame in
      let speaks = (20..<20 + frames).contains(frame)
      return endpointer.advance(to: (frame + 1) * 160, probability: speaks ? 1 : 0)
    }
    #expect(heard.first == (frames < 6 ? nil : .speechStarted(onset: 20 * 160 - 480)))
    endpointer.reset(at: 0)
    #expect(endpointer == Endpointer(onsetLag: 480, releaseLag: 960, briefExcess: -640))
  }

  @Test("An onset never precedes the start or the end of previous speech")
  func onsetBounds() {
    var endpointer = Endpointer(onsetLag: 8_000, releaseLag: 8_000, start: 16_000)
    #expect(endpointer.advance(to: 17_600, probability: 1) == .speechStarted(onset: 16_000))
    #expect(endpointer.advance(to: 17_760, probability: 0) == nil)
    let ended = endpointer.advance(to: 33_600, probability: 0)
    #expect(ended == .speechEnded(end: 16_000))
    #expect(endpointer.advance(to: 35_200, probability: 1) == .speechStarted(onset: 25_600))
  }

  @Test("Speech in progress ends with the audio")
  func soundEnds() {
    var speaking = Endpointer(onsetLag: 960, releaseLag: 1_600)
    _ = ProbabilityTimeline.run("____####", &speaking)
    #expect(speaking.finish() == .speechEnded(end: ProbabilityTimeline.position(8)))
    #expect(speaking.finish() == nil)

    var fading = Endpointer(onsetLag: 960, releaseLag: 1_600)
    _ = ProbabilityTimeline.run("____####__", &fading)
    #expect(fading.finish() == .speechEnded(end: ProbabilityTimeline.position(8) - 1_600))
  }

  @Test("The speech in progress extends from its onset to its latest position")
  func speechSoFar() {
    var endpointer = Endpointer()
    _ = ProbabilityTimeline.run("____####__", &endpointer)
    let wanted = AudioRange(
      start: ProbabilityTimeline.position(4), end: ProbabilityTimeline.position(8))
    #expect(endpointer.isSpeech)
    #expect(endpointer.speech == wanted)
    _ = ProbabilityTimeline.run("_____", &endpointer)
    #expect(!endpointer.isSpeech)
    #expect(endpointer.speech == nil)
  }

  @Test("For any probabilities, every start has one end, in order and without overlap")
  func pairing() {
    var random = Dice(seed: 7)
    var endpointer = Endpointer(onsetLag: 960, releaseLag: 1_920)
    var last = 0
    var open = false
    var count = 0
    var speaks = false
    for frame in 1...100_000 {
      if Float.random(in: 0...1, using: &random) < 0.02 { speaks.toggle() }
      let probability = Float.random(in: speaks ? 0.2...1 : 0...0.23, using: &random)
      switch endpointer.advance(to: frame * 160, probability: probability) {
      case .speechStarted(let onset):
        #expect(!open && onset >= last && onset < frame * 160)
        (open, last, count) = (true, onset, count + 1)
      case .speechEnded(let end):
        #expect(open && end >= last && end <= frame * 160)
        (open, last) = (false, end)
      case nil: #expect(endpointer.isSpeech == open)
      }
    }
    #expect(count > 300)
  }

  @Test("A reset discards speech in progress")
  func reset() {
    var endpointer = Endpointer()
    _ = ProbabilityTimeline.run("__##", &endpointer)
    endpointer.reset(at: 320)
    #expect(endpointer == Endpointer(start: 320))
    #expect(endpointer.finish() == nil)
  }
}
