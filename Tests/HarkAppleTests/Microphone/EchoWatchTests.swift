import Hark
import Testing

@testable import HarkApple

@Suite("Likelihood of echo")
struct EchoWatchTests {
  /// Returns noise whose loudness varies like that of speech.
  private func reply(seconds: Int) -> [Float] {
    var state: UInt64 = 1
    return (0..<16_000 * seconds).map { place in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let noise = Float(state >> 40) / Float(1 << 24) - 0.5
      let loudness = Float((place / 1_600 * 7) % 5 + 1) / 5
      return noise * loudness
    }
  }

  /// Plays a reply whose echo arrives 100 ms later with half the amplitude.
  private func play(to watch: EchoWatch, seconds: Int) {
    let reply = reply(seconds: seconds)
    let back = [Float](repeating: 0, count: 1_600) + reply.map { $0 / 2 }
    for place in stride(from: 0, to: reply.count - 160, by: 160) {
      let range = place..<place + 160
      watch.send(AudioChunk(start: place, samples: Array(reply[range])))
      watch.hear(AudioChunk(start: place, samples: Array(back[range])))
    }
  }

  @Test("Without cancellation, echo is likely while a reply is playing")
  func open() {
    let watch = EchoWatch()
    watch.begin()
    watch.follow(isCancelled: false)
    #expect(watch.likelihood == 0)
    play(to: watch, seconds: 1)
    #expect(watch.likelihood > 0.75)
  }

  @Test("With the system's cancellation, the likelihood is zero")
  func cancelled() {
    let watch = EchoWatch()
    watch.begin()
    watch.follow(isCancelled: true)
    play(to: watch, seconds: 1)
    #expect(watch.likelihood == 0)
  }
}
