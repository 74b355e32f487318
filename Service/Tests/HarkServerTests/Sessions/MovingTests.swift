import Foundation
import Hark
import HarkScreens
import HarkStore
import HarkTesting
import Synchronization
import Testing

@testable import HarkServer

@Suite("A session that goes on at another server", .timeLimit(.minutes(2)))
struct MovingTests {
  private static let ada = OrganizationUser(id: "ada", role: .member)
  private static let bob = OrganizationUser(id: "bob", role: .member)

  private let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"

  /// A server over the file of all; `repository` is its hold on that.
  private func server(
    _ recognizer: any Recognizer = ScriptedRecognizer(.silent),
    _ clock: any Timekeeper = SystemTimekeeper()
  ) -> (hub: SessionHub, repository: PartialTranscriptionRepository) {
    let repository = PartialTranscriptionRepository(path: path)
    var dependencies = SessionServer.page(recognizer).dependencies
    dependencies.sessions = SessionRepository(beside: repository)
    dependencies.timekeeper = clock
    return (SessionHub(dependencies, limit: 2), repository)
  }

  /// A session of Ada's with a text in it.
  private func written(_ hub: SessionHub) async throws -> PageSession {
    let session = try await hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: PageLink())
    await session.perform(ActionRequest(id: 1, action: .write("mine", selection: 2..<2)))
    // Who shows something does not wait for a store that still makes its file; the tests do.
    let store = try #require(await session.dependencies.sessions)
    while await !store.holds(session.id, of: Self.ada.id) {
      await session.keep()
      try await Task.sleep(nanoseconds: 2_000_000)
    }
    return session
  }

  private func hello(_ session: PageSession, seen: Int = 5) -> Hello {
    WireExamples.hello("capture", resume: .init(session: session.id, seen: seen))
  }

  private func text(_ session: PageSession) async -> FieldView {
    await session.screen.picture(session.style).screen.field
  }

  @Test("Of a server that is dead it is gone on with where it was")
  func dead() async throws {
    let (first, second) = (server(), server())
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: link)
    #expect(same.id == session.id)
    #expect(await text(same).text == "mine")
    #expect(await text(same).selection == [2, 2])
    #expect(await same.done == 1)
    // The page counts on.
    #expect(same.nextEvent > 5)
    await second.hub.end()
  }

  @Test("A living server is asked for it, and it is not taken")
  func living() async throws {
    let (first, second) = (server(), server())
    let session = try await written(first.hub)
    let link = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.ada, over: link)
    }
    #expect(link.last(event: { 1 }) == .bye(event: 1, .elsewhere))
    let watching = Task { await first.hub.watch() }
    defer { watching.cancel() }
    while await first.hub.count > 0 { try await Task.sleep(nanoseconds: 10_000_000) }
    while true {
      let back = PageLink()
      let same = try? await second.hub.greet(hello(session), from: Self.ada, over: back)
      guard let same else {
        try await Task.sleep(nanoseconds: 10_000_000)
        continue
      }
      #expect(await text(same).text == "mine")
      break
    }
    await second.hub.end()
  }

  /// A server that is served, over the file of all; `store` is its hold on that.
  private func served(
    _ recognizer: any Recognizer
  ) async throws -> (server: LiveServer, store: SessionRepository) {
    let store = SessionRepository(beside: PartialTranscriptionRepository(path: path))
    var page = SessionServer.page(recognizer)
    page.dependencies.sessions = store
    return (try await LiveServer(page: page), store)
  }

  @Test("In the middle of a recording no word is lost or comes twice", arguments: [5, 10, 15, 23])
  func recording(_ moment: Int) async throws {
    let words = "I ate two big eggs"
    let recognizer = ScriptedRecognizer(RecognizerScript(words), decoderCount: 20)
    let (first, second) = try await (served(recognizer), served(recognizer))
    let piece = (0..<1_600).map { 0.1 * Float(sin(Double($0) / 8)) }
    var player = PagePlayer(
      first.server, second.server, in: "capture", pieces: Array(repeating: piece, count: 20),
      cuts: [.sending(moment)]
    ) { session in
      // The other server does not know it before it is kept, of which its page does not hear.
      while await !first.store.holds(session, of: Self.ada.id) {
        try await Task.sleep(nanoseconds: 2_000_000)
      }
    }
    let outcome = try await player.play()
    #expect(outcome.text == words)
    #expect(outcome.cutCount == 1 && outcome.moves > 0)
  }

  @Test(
    "The last words of a recording that was just stopped come with it, however busy the server is",
    arguments: [0, 400])
  func lastWords(_ crowd: Int) async throws {
    // What a session says reaches its page behind all of these.
    let others = (0..<crowd).map { _ in
      Task { while !Task.isCancelled { await Task.yield() } }
    }
    defer { for other in others { other.cancel() } }
    let script = RecognizerScript("I ate two big").atFinish(.hangs)
    let recognizer = ScriptedRecognizer(script, decoderCount: 20)
    // However busy the machine is, the words come in time.
    let clock = ManualTimekeeper()
    let passing = clock.passing()
    defer { passing.cancel() }
    let (first, second) = (server(recognizer, clock), server(recognizer))
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: link)
    try await session.take(.person(ActionRequest(id: 1, action: .activate)), over: link)
    while await session.microphone.heard == nil { await Task.yield() }
    try await session.take(.microphone(opening: 1, .opened), over: link)
    let sound = [Float](repeating: 0.1, count: WireSound.longest)
    for first in stride(from: 0, to: 10 * sound.count, by: sound.count) {
      try await session.take(WireSound(opening: 1, first: first, samples: sound), over: link)
    }
    let end = SoundPlace(opening: 1, samples: 10 * sound.count)
    try await session.take(
      .person(ActionRequest(id: 2, action: .stop, after: end)), over: link)
    let task = await recognizer.started()
    await task.finished()
    async let _: Void = first.hub.handOver()
    while await first.hub.count > 0 { await Task.yield() }
    // Until it is let go of, nobody has it, the same server neither.
    let back = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await first.hub.greet(hello(session), from: Self.ada, over: back)
    }
    #expect(back.farewell == .elsewhere)
    task.final("I ate two big eggs")
    task.say(.ended)
    // A server that ends has let go of it before.
    await first.hub.end()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(await text(same).text == "I ate two big eggs")
    await second.hub.end()
  }

  @Test("A button that is held stays held, and what has not begun again there can go on elsewhere")
  func held() async throws {
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 20)
    let (first, second, third) = (server(recognizer), server(recognizer), server(recognizer))
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("composer"), from: Self.ada, over: link)
    try await session.take(.person(ActionRequest(id: 1, action: .press)), over: link)
    while await session.microphone.heard == nil { await Task.yield() }
    try await session.take(.microphone(opening: 1, .opened), over: link)
    while await session.kept().recording == nil { await Task.yield() }
    await first.hub.handOver()
    // Its page does not get as far as to open the microphone.
    for server in [second, third] {
      let resuming = WireExamples.hello(
        "composer", resume: .init(session: session.id, seen: 5))
      let same = try await server.hub.greet(resuming, from: Self.ada, over: PageLink())
      #expect(await same.kept().recording?.kind == "held")
      #expect(await same.kept().recording?.place.opening == 1)
      await server.hub.handOver()
    }
  }

  @Test("One that lets go of all of them tells their pages, and begins none any more")
  func leaving() async throws {
    let (first, second) = (server(), server())
    let session = try await written(first.hub)
    let shown = try #require(await session.outbox.link)
    await first.hub.leave()
    let link = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await first.hub.greet(WireExamples.hello("capture"), from: Self.ada, over: link)
    }
    #expect(link.farewell == .shutdown)
    #expect(shown.farewell == nil)
    await first.hub.handOver()
    #expect(shown.farewell == .shutdown)
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(await text(same).text == "mine")
    await second.hub.end()
  }

  @Test("Nobody else goes on with it")
  func stranger() async throws {
    let (first, second) = (server(), server())
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.bob, over: link)
    }
    #expect(link.farewell == nil)
    await second.hub.end()
  }

  @Test("One that has ended is not kept")
  func ended() async throws {
    let (first, second) = (server(), server())
    let session = try await written(first.hub)
    await session.end(.idle)
    await first.repository.close()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    }
    await second.hub.end()
  }
}

extension SessionRepository {
  /// Whether a session of this process's own stands here.
  fileprivate func holds(_ session: String, of user: String) async -> Bool {
    let isThere = Mutex(false)
    // What cannot be read is left alone.
    _ = try? await take(session, of: user) { _ -> Bool? in
      isThere.withLock { $0 = true }
      return nil
    }
    return isThere.withLock { $0 }
  }
}
