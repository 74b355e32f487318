import Foundation
import Hark
import HarkTesting
import Synchronization
import Testing

@testable import HarkServer

/// The reports of a playback.
private final class Told: Sendable {
  private let reports = Mutex<[PlaybackReport]>([])
  private let changes: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  var now: [PlaybackReport] { reports.withLock { $0 } }

  func add(_ report: PlaybackReport) {
    reports.withLock { $0.append(report) }
    continuation.yield()
  }

  func wait(until condition: ([PlaybackReport]) -> Bool) async {
    if condition(now) { return }
    for await _ in changes where condition(now) { return }
  }
}

@Suite("The loudspeaker of a page", .timeLimit(.minutes(3)))
struct RemoteLoudspeakerTests {
  private let clock = ManualTimekeeper()
  private let outbox = PageOutbox()
  private let link = PageLink()
  private let told = Told()

  private func open() async throws -> (RemoteLoudspeaker, any Playback) {
    _ = outbox.attach(link, seen: 0) { _ in Data() }
    let loudspeaker = RemoteLoudspeaker(outbox, clock)
    let playback = try await loudspeaker.open { [told] in told.add($0) }
    return (loudspeaker, playback)
  }

  private func orders() -> [PlaybackOrder] {
    var orders: [PlaybackOrder] = []
    while let (_, message) = outbox.nextMessage(for: link) {
      if case .playback(_, let order) = message { orders.append(order) }
    }
    return orders
  }

  @Test("It fulfills its port's contract with a page that plays immediately")
  func conforms() async {
    let findings = await LoudspeakerConformance(
      bounds: ConformanceBounds(patient: 20, settling: 0)
    ) { [outbox, link, clock] in
      _ = outbox.attach(link, seen: 0) { _ in Data() }
      let loudspeaker = RemoteLoudspeaker(outbox, clock)
      Task { await Self.play(loudspeaker, outbox, link) }
      return loudspeaker
    }.findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  /// Simulates a page that plays all audio as soon as it arrives.
  private static func play(_ loudspeaker: RemoteLoudspeaker, _ outbox: PageOutbox, _ link: PageLink)
    async
  {
    for await _ in link.wakeUp.signals {
      while true {
        if let (_, message) = outbox.nextMessage(for: link) {
          guard case .playback(let number, .finish) = message else { continue }
          try? loudspeaker.take(.ended, of: number)
        } else if let sound = loudspeaker.next(for: link) {
          try? loudspeaker.take(.heard(position: sound.end), of: sound.opening)
        } else {
          break
        }
      }
    }
  }

  @Test("Audio is sent half a second ahead, in pieces of 0.2 s, at its original level")
  func ahead() async throws {
    let (loudspeaker, playback) = try await open()
    playback.play((0..<20_000).map { Float($0) / 40_000 })
    playback.fade(to: 0.5)
    var sent: [WireSound] = []
    while let piece = loudspeaker.next(for: link) { sent.append(piece) }
    #expect(sent.map(\.samples.count) == [3_200, 3_200, 1_600])
    #expect(sent.map(\.first) == [0, 3_200, 6_400])
    // The page applies the fade, and the reference for echo cancellation includes it.
    #expect(sent[0].samples[400] == 0.01)
    await told.wait { $0.count == 3 }
    guard case .sending(let chunk) = told.now[0] else { return }
    #expect(chunk.samples[400] == 0.005)
    try loudspeaker.take(.heard(position: 800), of: 1)
    #expect(loudspeaker.next(for: link)?.samples.count == 800)
    #expect(orders() == [.play, .fade(gain: 0.5, seconds: PlaybackTiming.ramp)])
  }

  @Test("A slow loudspeaker gets audio as the audio system takes it, and reports what is heard")
  func latency() async throws {
    let (loudspeaker, playback) = try await open()
    playback.play([Float](repeating: 0.1, count: 20_000))
    while loudspeaker.next(for: link) != nil {}
    try loudspeaker.take(.heard(position: 0, taken: 3_000), of: 1)
    #expect(loudspeaker.next(for: link)?.samples.count == 3_000)
    #expect(loudspeaker.next(for: link) == nil)
    try loudspeaker.take(.heard(position: 800, taken: 4_000), of: 1)
    #expect(loudspeaker.next(for: link)?.samples.count == 1_000)
    await told.wait { $0.contains(.heard(position: 800)) }
    #expect(throws: WireFault.unknownPlayback) {
      try loudspeaker.take(.heard(position: 800, taken: 12_001), of: 1)
    }
  }

  @Test("The end follows the last audio, and is accepted only after it")
  func end() async throws {
    let (loudspeaker, playback) = try await open()
    playback.play([Float](repeating: 0.1, count: 4_000))
    playback.finish()
    #expect(orders() == [.play])
    #expect(loudspeaker.next(for: link) != nil)
    #expect(throws: WireFault.unknownPlayback) { try loudspeaker.take(.ended, of: 1) }
    #expect(loudspeaker.next(for: link) != nil)
    #expect(orders() == [.finish(samples: 4_000)])
    try loudspeaker.take(.ended, of: 1)
    await told.wait { $0.last == .ended }
    #expect(told.now.contains(.heard(position: 4_000)))
    // Reports after the end have no effect.
    try loudspeaker.take(.failed, of: 1)
    playback.stop()
    #expect(orders().isEmpty && told.now.last == .ended)
  }

  @Test("While paused, nothing is sent, and the page does not time out")
  func pause() async throws {
    let (loudspeaker, playback) = try await open()
    playback.play([Float](repeating: 0.1, count: 6_000))
    #expect(loudspeaker.next(for: link)?.samples.count == 3_200)
    playback.pause()
    #expect(loudspeaker.next(for: link) == nil)
    await clock.sleepers(1)
    await clock.advance(by: 60)
    // When the loudspeaker waits for the next check, it has completed the first one.
    await clock.sleeper(until: 60 + RemoteLoudspeaker.heardWithin)
    playback.resume()
    #expect(loudspeaker.next(for: link)?.first == 3_200)
    #expect(orders() == [.play, .pause, .resume])
    #expect(!told.now.contains(.failed(.synthesisFailed)))
  }

  @Test("A page that plays nothing for five seconds fails the playback")
  func deaf() async throws {
    let (loudspeaker, playback) = try await open()
    await clock.sleepers(1)
    await clock.advance(by: 60)
    await clock.sleeper(until: 60 + RemoteLoudspeaker.heardWithin)
    #expect(told.now.isEmpty)
    playback.play([Float](repeating: 0.1, count: 6_000))
    #expect(loudspeaker.next(for: link) != nil)
    await clock.advance(by: RemoteLoudspeaker.heardWithin)
    await told.wait { $0.last == .failed(.synthesisFailed) }
    // The page is notified after the owner of the playback.
    var ordered: [PlaybackOrder] = []
    for await _ in link.wakeUp.signals {
      ordered += orders()
      if ordered.last == .stop { break }
    }
    #expect(ordered == [.play, .stop])
    #expect(loudspeaker.next(for: link) == nil)
  }

  @Test("A new connection carries no audio of the previous one")
  func otherLink() async throws {
    let (loudspeaker, playback) = try await open()
    playback.play([Float](repeating: 0.1, count: 6_000))
    let other = PageLink()
    _ = outbox.attach(other, seen: 0) { _ in Data() }
    loudspeaker.connect(other)
    #expect(loudspeaker.next(for: other) == nil)
    await told.wait { $0.last == .failed(.synthesisFailed) }
    var messages: [ServerMessage] = []
    while let (_, message) = outbox.nextMessage(for: other) { messages.append(message) }
    #expect(messages == [.playback(1, .stop)])
    _ = playback
  }

  @Test("Playback requires a connection")
  func noLink() async {
    await #expect(throws: VoiceFailure.synthesisFailed) {
      _ = try await RemoteLoudspeaker(outbox, clock).open { _ in }
    }
  }
}
