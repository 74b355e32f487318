import Testing

@testable import Hark

@Suite("The audio feed of a task")
struct TaskFeedTests {
  @Test("All audio without a final result counts for the wait")
  func unfinished() {
    var feed = TaskFeed(from: 16_000)
    #expect(feed.unfinished == 0)
    feed.append(AudioChunk(start: 16_000, samples: [Float](repeating: 0, count: 32_000)))
    #expect(feed.unfinished == 2)
    feed.settle(to: 40_000)
    #expect(feed.unfinished == 0.5)
    feed.settle(to: 20_000)
    #expect(feed.unfinished == 0.5)
  }
}
