import Testing

@testable import Hark

@Suite("Telling everybody who listens")
struct BroadcastTests {
  @Test("Whoever left before being entered is forgotten at the next news")
  func leftBefore() {
    let broadcast = Broadcast()
    broadcast.add(Self.left())
    broadcast.add(Self.left(), Snapshot())
    broadcast.tell(.reply("hello"))
    broadcast.show(Snapshot(phase: .listening))
    #expect(broadcast.isEmpty)
  }

  @Test("Whoever leaves is forgotten at once")
  func leaves() {
    let broadcast = Broadcast()
    let (stream, continuation) = AsyncStream<Happening>.makeStream()
    broadcast.add(continuation)
    #expect(!broadcast.isEmpty)
    continuation.finish()
    #expect(broadcast.isEmpty)
    _ = stream
  }

  /// The way to somebody who has left.
  private static func left<Element>() -> AsyncStream<Element>.Continuation {
    let (_, continuation) = AsyncStream<Element>.makeStream()
    continuation.finish()
    return continuation
  }
}
