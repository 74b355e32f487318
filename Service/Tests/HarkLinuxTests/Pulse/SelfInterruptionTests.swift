import Foundation
import Hark
import HarkTesting
import SoundFixtures
import Testing

extension PulseSuite {
  @Suite("A reply that the microphone picks up")
  struct SelfInterruption {
    private static let sentence = "This is a long answer that goes on and says nothing new. "

    /// The duration of a reply in which the canceller adapts to the room, in seconds.
    private static let lesson = 7.0

    @Test("The reply never interrupts itself")
    func alone() async throws {
      let folder = try TemporaryFolder()
      // A sentence takes four seconds; the last ten sentences are a reserve for a test that resumes
      // late.
      let room = try await SpeakingRoom(
        reply: String(repeating: Self.sentence, count: Int(EchoTime.minutes * 20) + 10))
      try await room.ask(.short, in: folder)
      await room.hears(EchoTime.minutes * 60)
      #expect(await room.phase == .speaking)
      let orders = room.orders.given.map(\.order)
      print("Orders in \(EchoTime.minutes) minutes of reply: \(orders)")
      // The reply may be ducked briefly, because a false alarm costs little.
      #expect(!orders.contains { $0 == .pause || $0 == .stop })
      await room.leave()
    }

    @Test("Words over the reply duck it immediately, end it, and become the next message")
    func words() async throws {
      let folder = try TemporaryFolder()
      let room = try await SpeakingRoom(reply: String(repeating: Self.sentence, count: 20))
      try await room.ask(.short, in: folder)
      await room.hears(Self.lesson)
      let begun = room.orders.given.count
      let start = SystemTimekeeper().now
      // The phase in which the call waits for a reply is too short to be observed reliably.
      let events = room.session.events
      try await room.make(Clip.librivox[0].samples, in: folder)
      for await event in events {
        if case .messageSent = event { break }
      }
      let given = room.orders.given[begun...]
      print("Orders after words: \(given.map { ($0.order, $0.at - start) })")
      #expect(given.map(\.order).prefix(3) == [.duck, .pause, .stop])
      await room.leave()
    }
  }
}
