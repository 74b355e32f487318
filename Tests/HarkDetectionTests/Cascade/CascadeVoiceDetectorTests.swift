import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite(
  "The voice detector in two steps",
  .enabled(if: SileroFiles.areThere, Comment(rawValue: SileroFiles.advice)))
struct CascadeVoiceDetectorTests {
  private let weights: SileroWeights

  init() throws { weights = try SileroWeights(bytes: SileroFiles.bytes(SileroFiles.onnx)) }

  private func heard(_ samples: [Float]) -> Listening {
    Listening.whole(samples, FrontEnd(detector: CascadeVoiceDetector(weights: weights)))
  }

  @Test("Conforms")
  func conformance() {
    #expect(VoiceDetectorConformance { CascadeVoiceDetector(weights: weights) }.findings() == [])
  }

  @Test(
    "Recorded speech is found at its position, loud and soft", arguments: RealSpeech.clips,
    [0, -24])
  func realSpeech(clip: RealSpeech.Clip, gain: Float) throws {
    let (before, after) = (try RealSpeech.room(seconds: 1), try RealSpeech.room(seconds: 2))
    let samples = before + (try RealSpeech.samples(clip)) + after
    let speech = heard(samples.map { $0 * Noise.decibels(gain) }).speech
    let (first, last) = (try #require(speech.first), try #require(speech.last))
    #expect(abs(first.startTime - 1 - clip.speech.lowerBound) < 0.1)
    #expect(abs(last.endTime - 1 - clip.speech.upperBound) < 0.1)
    #expect(speech.count <= 2, "a pause inside a sentence is hardly ever half a second")
  }

  @Test("Speech is found in noise as loud as itself")
  func noisySpeech() throws {
    for clip in RealSpeech.clips {
      let found = heard(Noise.under(try RealSpeech.samples(clip), ratio: 0))
      let share = found.probabilities[240...].filter { $0 >= 0.5 }.count
      #expect(Double(share) > 0.7 * Double(found.probabilities.count - 240), "\(clip.number)")
      #expect(found.probabilities[..<200].allSatisfy { $0 < 0.5 })
    }
  }

  @Test("Noise is not speech, however loud", arguments: [-80, -60, -40, -20, -6] as [Float])
  func noise(level: Float) {
    #expect(heard(Noise.white(seconds: 20, level: level)).told.isEmpty)
  }

  @Test("Music, hum and clicks are not speech, unlike for the detector without a model")
  func music() {
    var samples = Noise.white(seconds: 20, level: -65)
    for start in stride(from: 8_000, to: samples.count, by: 2_777) {
      for n in start..<min(start + 32, samples.count) { samples[n] = n % 2 == 0 ? 0.8 : -0.8 }
    }
    // The notes are loud square waves of a third of a second each.
    let notes = (0..<320_000).map { n in
      let half = [36, 32, 29, 27, 24, 21, 19, 18][n / 5_333 % 8]
      return Float(n / half % 2 == 0 ? 0.1 : -0.1)
    }
    #expect(heard(samples).told.isEmpty)
    #expect(heard(notes).told.isEmpty)
  }

  @Test("Results after sleeping nearly equal those without sleeping")
  func sleep() throws {
    let clip = try RealSpeech.samples(RealSpeech.clips[1])
    let room = try RealSpeech.room(seconds: 30)
    let after = heard(room + clip).probabilities.suffix(clip.count / 160)
    let alone = heard(clip).probabilities
    let changed = zip(after, alone).filter { abs($0 - $1) > 0.2 }.count
    #expect(changed < alone.count / 20)
  }

  @Test("Estimates the levels of speech and background")
  func noiseEstimate() throws {
    var detector = CascadeVoiceDetector(weights: weights)
    #expect(detector.noise == nil)
    let speech = try RealSpeech.samples(RealSpeech.clips[0])
    let samples = Noise.white(seconds: 1, level: -60) + speech
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - 159, by: 160) {
        _ = detector.probability(of: UnsafeBufferPointer(rebasing: samples[start..<start + 160]))
      }
    }
    let noise = try #require(detector.noise)
    #expect((-62 ... -45).contains(noise.background))
    #expect(try #require(noise.signalToNoise) > 15)
  }
}
