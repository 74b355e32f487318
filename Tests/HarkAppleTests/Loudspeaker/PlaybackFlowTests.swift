import Hark
import Testing

@testable import HarkApple

@Suite("Flow of a playback")
struct PlaybackFlowTests {
  private let ahead = AudioTime.samples(PlaybackFlow.ahead)

  private func sent(_ flow: inout PlaybackFlow, latency: Double = 0) -> Int {
    var count = 0
    while let piece = flow.next(latency: latency) { count += piece.plain.samples.count }
    return count
  }

  @Test("The scheduled audio is limited; the next chunk follows a played one")
  func ahead_() {
    var flow = PlaybackFlow()
    flow.append([Float](repeating: 0.5, count: 16_000))
    #expect(sent(&flow) == ahead)
    #expect(flow.played() == PlaybackFlow.piece)
    #expect(sent(&flow) == PlaybackFlow.piece)
  }

  @Test("A headset's latency is added, up to 0.5 s")
  func latency() {
    var flow = PlaybackFlow()
    flow.append([Float](repeating: 0.5, count: 48_000))
    #expect(sent(&flow, latency: 0.2) == ahead + AudioTime.samples(0.2))
    var wild = PlaybackFlow()
    wild.append([Float](repeating: 0.5, count: 48_000))
    #expect(sent(&wild, latency: 100) == ahead + AudioTime.samples(0.5))
  }

  @Test("The player gets plain audio and the gain; reports get faded audio")
  func fade() {
    var flow = PlaybackFlow()
    flow.append([Float](repeating: 0.5, count: 1_600))
    #expect(flow.gain == 1)
    flow.fade(to: 0)
    #expect(flow.gain == 0)
    var last: AudioChunk?
    while let piece = flow.next(latency: 0) {
      #expect(piece.plain.samples.allSatisfy { $0 == 0.5 })
      #expect(piece.plain.start == piece.faded.start)
      last = piece.faded
    }
    #expect(last?.samples.last == 0)
  }

  @Test("A pause schedules nothing; scheduled audio is played")
  func pause() {
    var flow = PlaybackFlow()
    flow.append([Float](repeating: 0.5, count: 640))
    _ = flow.next(latency: 0)
    flow.pause()
    #expect(flow.next(latency: 0) == nil)
    #expect(flow.played() == 320)
    #expect(!flow.isDone)
    flow.resume()
    #expect(flow.next(latency: 0)?.plain.start == 320)
  }

  @Test("Playback is complete when all audio was played; unscheduled chunks do not count")
  func done() {
    var flow = PlaybackFlow()
    flow.append([Float](repeating: 0.5, count: 100))
    #expect(flow.played() == nil)
    _ = flow.next(latency: 0)
    flow.finish()
    #expect(!flow.isDone)
    #expect(flow.played() == 100)
    #expect(flow.isDone && flow.heard == 100)
    flow.append([1])
    #expect(flow.isDone)
  }

  @Test("Unplayed chunks remain known, in order, for the next engine")
  func onTheWay() {
    var flow = PlaybackFlow()
    flow.append((0..<960).map { Float($0) / 960 })
    _ = sent(&flow)
    _ = flow.played()
    #expect(flow.onTheWay.map(\.start) == [320, 640])
    #expect(flow.onTheWay.flatMap(\.samples).count == 640)
  }

  @Test("A stopped playback schedules nothing")
  func stop() {
    var flow = PlaybackFlow()
    flow.append([1])
    flow.stop()
    #expect(flow.isStopped && flow.next(latency: 0) == nil)
  }
}
