import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("The front end")
struct FrontEndTests {
  @Test("Real speech is found where it is", arguments: RealSpeech.clips)
  func realSpeech(clip: RealSpeech.Clip) throws {
    let before = try RealSpeech.room(seconds: 1)
    let after = try RealSpeech.room(seconds: 2)
    let heard = Listening.whole(before + (try RealSpeech.samples(clip)) + after)
    let first = try #require(heard.speech.first)
    let last = try #require(heard.speech.last)
    // The onset may include the reader's breath before a word but must not miss half a word.
    #expect((-0.3..<0.15).contains(first.startTime - 1 - clip.speech.lowerBound))
    #expect(abs(last.endTime - 1 - clip.speech.upperBound) < 0.06)
    #expect(heard.speech.count <= 2, "a pause inside a sentence is hardly ever half a second")
    let told = heard.told.last?.at ?? 0
    // The hangover is measured from the end that the detector found, up to half a second after the
    // actual end.
    #expect((0.5..<1.02).contains(AudioTime.seconds(told) - last.endTime))
  }

  @Test("One call finds all speech of a recording, whatever its start position")
  func wholeRecording() throws {
    let clip = try #require(RealSpeech.clips.first)
    let samples =
      try RealSpeech.room(seconds: 1) + RealSpeech.samples(clip) + RealSpeech.room(seconds: 2)
    let heard = Listening.whole(samples)
    #expect(!heard.speech.isEmpty)
    #expect(AudioChunk(start: 0, samples: samples).speech() == heard.speech)
    #expect(
      AudioChunk(start: 1_600, samples: samples).speech()
        == heard.speech.map { AudioRange(start: $0.start + 1_600, end: $0.end + 1_600) })
    #expect(AudioChunk(start: 0, samples: []).speech().isEmpty)
  }

  @Test("Any division into chunks gives the same events")
  func chunkInvariance() throws {
    var samples: [Float] = []
    for clip in RealSpeech.clips {
      samples += try RealSpeech.samples(clip) + Noise.white(seconds: 1.037, level: -60)
    }
    let whole = Listening.whole(samples)
    #expect(whole.told.count >= 10)
    for seed in 1...12 {
      var random = Dice(seed: UInt64(seed))
      let longest = [1, 7, 159, 160, 161, 512, 1_600, 16_000].randomElement(using: &random) ?? 1
      let cut = Listening.whole(samples) { Int.random(in: 1...longest, using: &random) }
      #expect(cut.told == whole.told)
      #expect(cut.probabilities == whole.probabilities)
      #expect(cut.levels == whole.levels)
    }
  }

  @Test("A reset restores the initial state")
  func reset() throws {
    let samples = try RealSpeech.samples(RealSpeech.clips[1])
    let fresh = Listening.whole(samples)
    var used = FrontEnd(detector: SpectralVoiceDetector())
    Noise.white(seconds: 3, level: -10).withUnsafeBufferPointer { noise in
      for start in stride(from: 0, to: noise.count - 160, by: 160) {
        _ = used.push(UnsafeBufferPointer(rebasing: noise[start..<start + 160]), at: start)
      }
    }
    used.reset(at: 0)
    let again = Listening.whole(samples, used)
    #expect(again.told == fresh.told)
    #expect(again.probabilities == fresh.probabilities)
    #expect(again.levels == fresh.levels)
  }

  @Test("Positions start where listening starts")
  func beginsLater() throws {
    let samples = try RealSpeech.samples(RealSpeech.clips[1])
    let early = Listening.whole(samples)
    var late = Listening(FrontEnd(detector: SpectralVoiceDetector()))
    late.hear(AudioChunk(start: 1_000_003, samples: samples))
    let onset = try #require(early.speech.first?.start)
    #expect(late.told.first?.event == .speechStarted(onset: onset + 1_000_003))
  }

  @Test("Without a detector, only the level is measured")
  func noDetector() throws {
    let samples = try RealSpeech.samples(RealSpeech.clips[0])
    let heard = Listening.whole(samples, FrontEnd(detector: nil))
    let full = Listening.whole(samples)
    #expect(heard.told.isEmpty)
    #expect(heard.probabilities.allSatisfy { $0 == 0 })
    #expect(heard.levels == full.levels)
    #expect(heard.frontEnd.noise == nil)
  }

  @Test("A detector with another frame length receives whole frames, without loss")
  func otherFrames() {
    let samples = (0..<32_000).map { Float($0 % 97) / 100 }
    let heard = Listening.whole(samples, FrontEnd(detector: SummingDetector()))
    // 200 hops of 160 samples contain 62 whole frames of 512 samples.
    let sum = samples[..<(62 * 512)].reduce(0) { $0 + Double($1) }
    #expect(heard.probabilities.last == Float(sum / 1e6))
  }

  @Test("The speech in progress is available")
  func speechSoFar() throws {
    let samples = try RealSpeech.samples(RealSpeech.clips[3])
    var listening = Listening()
    listening.hear(AudioChunk(start: 0, samples: Array(samples[..<48_000])))
    #expect(listening.frontEnd.isSpeech)
    let speech = try #require(listening.frontEnd.speech)
    #expect(abs(speech.startTime - 0.26) < 0.1)
    #expect(speech.end > 40_000 && speech.end <= 48_000)
  }
}

/// A detector that returns the sum of all samples so far, in millionths.
private struct SummingDetector: VoiceDetector {
  static let frameLength = 512
  private var sum = 0.0

  mutating func reset() { sum = 0 }

  mutating func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
    precondition(frame.count == Self.frameLength)
    for sample in frame { sum += Double(sample) }
    return Float(sum / 1e6)
  }
}
