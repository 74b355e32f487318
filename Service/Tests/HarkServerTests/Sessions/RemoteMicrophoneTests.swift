import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("The microphone of a page", .timeLimit(.minutes(3)))
struct RemoteMicrophoneTests {
  @Test("Audio behind a gap that is too long ends the opening, also in the page")
  func torn() async throws {
    let (clock, outbox, link) = (ManualTimekeeper(), PageOutbox(), PageLink())
    _ = outbox.attach(link, seen: 0) { _ in Data() }
    let microphone = RemoteMicrophone(outbox, RemotePermissions(.granted, outbox), clock)
    async let opened = microphone.open(.measurement)
    for await _ in link.wakeUp.signals {
      if case (_, .open)? = outbox.nextMessage(for: link) { break }
    }
    try microphone.take(.opened, of: 1)
    let sound = try await opened
    await clock.advance(by: OpeningSound.longestGap)
    let behind = Int(OpeningSound.longestGap * Double(AudioChunk.sampleRate)) + 1
    try microphone.take(WireSound(opening: 1, first: behind, samples: [0.5]))
    #expect(outbox.nextMessage(for: link)?.1 == .close(opening: 1))
    await #expect(throws: VoiceFailure.microphoneLost) { for try await _ in sound {} }
    // The session has nothing left to close, and the next opening is another one.
    await microphone.close()
    #expect(outbox.nextMessage(for: link) == nil)
    #expect(microphone.heard == nil)
  }
}
