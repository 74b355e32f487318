import Testing

@testable import HarkDetection

@Suite("Barge-in during a reply")
struct BargeInDetectorTests {
  /// Returns the events for 10 ms frames with these probabilities, and the number of frames up to
  /// each event.
  private func heard(
    _ frames: [Float], echo: Float = 0, _ policy: BargeInPolicy = BargeInPolicy(),
    onsetLag: Int = 0, releaseLag: Int = 0
  ) -> [(event: BargeIn, after: Int)] {
    var watch = BargeInDetector(
      policy, sensitivity: 0.5, onsetLag: onsetLag, releaseLag: releaseLag, start: 16_000)
    return frames.enumerated().compactMap { index, probability in
      watch.advance(to: 16_000 + (index + 1) * 160, probability: probability, echo: echo)
        .map { ($0, index + 1) }
    }
  }

  private func frames(_ runs: (Float, Int)...) -> [Float] {
    runs.flatMap { [Float](repeating: $0, count: $1) }
  }

  @Test("Speech is reported after 30 ms and confirmed after 250 ms, once")
  func speech() {
    let told = heard(frames((0, 10), (0.9, 60), (0, 50)))
    #expect(told.map(\.event) == [.began(onset: 17_600), .sure])
    #expect(told.map(\.after) == [13, 35])
  }

  @Test("The time of a gap in the audio is not speech")
  func gap() {
    var watch = BargeInDetector(BargeInPolicy(), sensitivity: 0.5, start: 0)
    #expect(watch.advance(to: 160, probability: 0) == nil)
    watch.reset(at: 160_000)
    #expect(watch.advance(to: 160_160, probability: 0.9) == nil)
    #expect(watch.advance(to: 160_320, probability: 0.9) == nil)
    #expect(watch.advance(to: 160_480, probability: 0.9) == .began(onset: 160_000))
  }

  @Test("A click is not reported, and a cough is over after 300 ms")
  func cough() {
    #expect(heard(frames((0, 10), (0.9, 2), (0, 90))).isEmpty)
    let told = heard(frames((0, 10), (0.9, 15), (0, 90)))
    #expect(told.map(\.event) == [.began(onset: 17_600), .over])
    #expect(told.last?.after == 55)
  }

  @Test("Long audio with a low probability is never confirmed")
  func poor() {
    let told = heard(frames((0, 10), (0.55, 5), (0.4, 60), (0, 50)))
    #expect(told.map(\.event) == [.began(onset: 17_600), .over])
  }

  @Test("An echo counts as silence, and speech after it is detected from its first frame")
  func echo() {
    #expect(heard(frames((0.9, 200)), echo: 0.86).isEmpty)
    #expect(heard(frames((0.9, 200)), echo: 0.84).count == 2)
    var watch = BargeInDetector(BargeInPolicy(), sensitivity: 0.5, start: 0)
    for index in 1...100 { _ = watch.advance(to: index * 160, probability: 0.9, echo: 1) }
    var told: [BargeIn] = []
    for index in 101...103 {
      watch.advance(to: index * 160, probability: 0.9).map { told.append($0) }
    }
    #expect(told == [.began(onset: 16_000)])
  }

  @Test("Speech after a silence is reported again")
  func again() {
    let told = heard(frames((0.9, 40), (0, 50), (0.9, 40)))
    #expect(told.map(\.event) == [.began(onset: 16_000), .sure, .began(onset: 30_400), .sure])
  }

  @Test("A detector's late release does not hasten confirmation")
  func lags() {
    let told = heard(frames((0, 20), (0.9, 60)), onsetLag: 1_120, releaseLag: 2_080)
    #expect(told.map(\.event) == [.began(onset: 18_080), .sure])
    #expect(told.map(\.after) == [23, 51])
  }

  @Test("Higher sensitivity detects fainter speech")
  func sensitivity() {
    var faint = BargeInDetector(BargeInPolicy(), sensitivity: 1, start: 0)
    let told = (1...10).compactMap { faint.advance(to: $0 * 160, probability: 0.3) }
    #expect(told.count == 1)
    #expect(heard(frames((0.3, 10))).isEmpty)
  }
}
