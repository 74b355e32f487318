import DetectionFixtures
import Testing

@testable import HarkDetection

@Suite("The end of speech by loudness")
struct SpeechTailTests {
  /// Returns a tail that has received stretches of noise with these durations in seconds and levels
  /// in dB.
  private func tail(_ stretches: [(seconds: Double, level: Float)], start: Int = 0) -> SpeechTail {
    var tail = SpeechTail(start: start)
    let sound = stretches.enumerated().flatMap { index, stretch in
      Noise.white(seconds: stretch.seconds, level: stretch.level, seed: UInt64(index + 1))
    }
    push(sound, to: &tail)
    return tail
  }

  private func push(_ sound: [Float], to tail: inout SpeechTail) {
    sound.withUnsafeBufferPointer { sound in
      for start in stride(from: 0, to: sound.count - FrontEnd.hop + 1, by: FrontEnd.hop) {
        tail.push(UnsafeBufferPointer(rebasing: sound[start..<start + FrontEnd.hop]))
      }
    }
  }

  /// Returns the end, in seconds, of one second of speech that is followed by 0.3 s of audio at
  /// `level` and then silence.
  private func end(followedBy level: Float, start: Int = 0) -> Double {
    var tail = tail([(0.5, -70), (1, -20), (0.3, level), (0.5, -70)], start: start)
    let end = tail.end(of: start + 8_000, last: start + 29_600, end: start + 28_800)
    return AudioTime.seconds(end - start)
  }

  @Test("Breath after the last word is excluded, and a soft syllable is included")
  func breathAndSyllable() {
    #expect(abs(end(followedBy: -40) - 1.5) < 0.07)
    #expect(abs(end(followedBy: -30) - 1.8) < 0.07)
  }

  @Test("Positions start where listening starts")
  func beginsLater() {
    #expect(end(followedBy: -40, start: 1_000_003) == end(followedBy: -40))
  }

  @Test("Hum neither hides nor delays the end")
  func hum() {
    var tail = SpeechTail()
    let voice = Noise.white(seconds: 1, level: -20) + Noise.white(seconds: 1, level: -70)
    // The hum is at 50 Hz and nearly as loud as the voice.
    let hum = Twiddles.circle(320).cosine
    push(voice.enumerated().map { index, sample in sample + 0.1 * hum[index % 320] }, to: &tail)
    let end = tail.end(of: 0, last: 20_000, end: 19_000)
    #expect(abs(AudioTime.seconds(end) - 1) < 0.07)
  }

  @Test("Audio that lasts longer than half a second is speech, however soft")
  func murmur() {
    var tail = tail([(1, -20), (2, -45), (0.5, -70)])
    let end = tail.end(of: 0, last: 48_500, end: 48_000)
    #expect(end == 48_000)
  }

  @Test("Without silence, the detector's end is used")
  func voicesAround() {
    var tail = tail([(3, -20)])
    let end = tail.end(of: 0, last: 20_000, end: 18_000)
    #expect(end == 18_000)
  }

  @Test("Audio that is still loud after the detector's end does not move it")
  func stillLoud() {
    var tail = tail([(1.5, -20), (1, -70)])
    let end = tail.end(of: 0, last: 16_000, end: 15_000)
    #expect(end == 15_000)
  }

  @Test("Continuous noise does not end speech, however close in level")
  func noise() {
    var tail = tail([(0.5, -32), (1, -20), (1, -32)])
    let end = tail.end(of: 8_000, last: 27_000, end: 26_000)
    #expect(abs(AudioTime.seconds(end) - 1.5) < 0.07)
  }

  @Test("Speech longer than the buffer ends as well")
  func long() {
    var tail = tail([(12, -20), (0.2, -50), (0.5, -70)])
    let end = tail.end(of: 0, last: 196_000, end: 195_000)
    #expect(abs(AudioTime.seconds(end) - 12) < 0.07)
  }

  @Test("A knock during the silence does not change the end")
  func knock() {
    var tail = tail([(1, -20), (0.15, -28), (0.4, -70), (0.05, -20), (0.05, -70)])
    let end = tail.end(of: 0, last: 20_000, end: 19_000)
    #expect(abs(AudioTime.seconds(end) - 1.15) < 0.07)
  }

  @Test("Without audio, or audio after the end, the end is unchanged")
  func nothing() {
    var unheard = SpeechTail()
    var heard = tail([(1, -20)])
    let ends = [
      unheard.end(of: 0, last: 100, end: 50), heard.end(of: 0, last: 16_000, end: 15_000),
      heard.end(of: 16_000, last: 16_000, end: 16_000),
    ]
    #expect(ends == [50, 15_000, 16_000])
  }
}
