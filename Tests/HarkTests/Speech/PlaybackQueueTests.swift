import Testing

@testable import Hark

@Suite("Audio waiting for playback")
struct PlaybackQueueTests {
  private let ramp = AudioTime.samples(PlaybackTiming.ramp)

  @Test("Audio leaves the queue once and in order")
  func order() {
    var queue = PlaybackQueue()
    let sound = (0..<1_000).map { Float($0) / 1_000 }
    queue.append(Array(sound[..<10]))
    var out: [Float] = []
    for count in [3, 500, 1, 400, 600] {
      if let chunk = queue.take(count) {
        #expect(chunk.start == out.count)
        out += chunk.samples
      }
      if out.count == 10 { queue.append(Array(sound[10...])) }
    }
    #expect(out == sound)
    #expect(queue.isEmpty && queue.sent == 1_000 && queue.take(1) == nil)
  }

  @Test("A fade is linear and ends at the requested gain")
  func fade() {
    var queue = PlaybackQueue()
    queue.append([Float](repeating: 1, count: 3 * ramp))
    #expect(queue.take(10)?.samples == [Float](repeating: 1, count: 10))
    queue.fade(to: PlaybackTiming.ducked)
    let lower = queue.take(ramp + 100)?.samples ?? []
    let greatestStep = zip(lower, lower.dropFirst()).map { abs($0 - $1) }.max() ?? 1
    #expect(greatestStep < 1.1 * (1 - PlaybackTiming.ducked) / Float(ramp))
    #expect(lower.count == ramp + 100)
    #expect(abs(lower[ramp / 2] - (1 + PlaybackTiming.ducked) / 2) < 0.01)
    #expect(lower.suffix(100).allSatisfy { $0 == PlaybackTiming.ducked })
    queue.fade(to: 1)
    #expect(queue.take(ramp + 1)?.samples.last == 1)
  }

  @Test("Devices that apply the gain themselves get the audio both ways")
  func both() {
    var queue = PlaybackQueue()
    queue.append([Float](repeating: 0.5, count: 2 * ramp))
    queue.fade(to: 0)
    let both = queue.takeBoth(2 * ramp)
    #expect(both?.plain.samples == [Float](repeating: 0.5, count: 2 * ramp))
    #expect(both?.faded.samples.suffix(ramp).allSatisfy { $0 == 0 } == true)
    #expect(both?.plain.end == both?.faded.end && queue.wanted == 0)
  }

  @Test("NaN becomes silence, and samples are clamped")
  func wild() {
    var queue = PlaybackQueue()
    queue.append([.nan, 3, -.infinity])
    #expect(queue.take(3)?.samples == [0, 1, -1])
  }
}
