import Hark
import HarkTesting
import Testing

@Suite("Segments of a recording")
struct SpeechSegmentTests {
  /// A detector that treats every frame that is not silent as speech.
  private struct Loud: VoiceDetector {
    static let frameLength = 320

    func reset() {}

    func probability(of frame: UnsafeBufferPointer<Float>) -> Float {
      frame.contains { abs($0) > 0.1 } ? 1 : 0
    }
  }

  /// Returns the segments of `picture`, in which each character is 100 ms and `#` is sound, with a
  /// trailing silence of 200 ms and a pre-roll of 300 ms.
  private func segments(_ picture: String) -> [SpeechSegment] {
    let samples = picture.flatMap { character in
      (0..<1_600).map { character == "#" ? ($0 % 16 < 8 ? 0.5 : -0.5) : Float(0) }
    }
    let frontEnd = FrontEnd(detector: Loud(), policy: EndpointPolicy(minimumSilence: 0.2))
    return SpeechSegment.all(in: samples, frontEnd: frontEnd, preRoll: PreRoll(seconds: 0.3))
  }

  private func segment(_ start: Int, _ end: Int, told: Int, _ endTold: Int?) -> SpeechSegment {
    SpeechSegment(
      kept: AudioRange(start: start * 1_600, end: end * 1_600), beginningTold: told * 1_600,
      endTold: endTold.map { $0 * 1_600 })
  }

  @Test("Silence contains no segment")
  func silence() { #expect(segments("____________").isEmpty) }

  @Test("Audio is kept from before its onset and reported once it is certain")
  func one() {
    #expect(segments("_____####_____") == [segment(2, 9, told: 6, 11)])
  }

  @Test("No audio is kept twice")
  func neighbours() {
    #expect(
      segments("_____###___###____") == [segment(2, 8, told: 6, 10), segment(8, 14, told: 12, 16)])
  }

  @Test("Speech that lasts until the end of the recording has no reported end")
  func open() {
    #expect(segments("_____####") == [segment(2, 9, told: 6, nil)])
  }
}
