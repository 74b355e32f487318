import Foundation
import HarkScreens
import HarkStore
import HarkTesting
import Testing

@testable import Hark
@testable import HarkServer

@Suite("Session hub", .timeLimit(.minutes(2)))
struct SessionHubTests {
  private static let busy = SessionRefusal.busy
  private static let (ada, bob) = (
    OrganizationUser(id: "ada", role: .member), OrganizationUser(id: "bob", role: .member)
  )

  @Test("A page that reconnects before its old connection is lost keeps its seat")
  func backAtOnce() async throws {
    let dependencies = SessionServer.page().dependencies
    for _ in 0..<100 {
      let hub = SessionHub(dependencies, limit: 1)
      let link = PageLink()
      let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: link)
      let resume = Hello.Resume(session: session.id, seen: 1)
      async let gone: Void = hub.leave(session, link)
      let back = PageLink()
      _ = try await hub.greet(WireExamples.hello(resume: resume), from: Self.ada, over: back)
      await gone
      await #expect(throws: Self.busy) {
        try await hub.greet(WireExamples.hello(), from: Self.bob, over: PageLink())
      }
      #expect(back.farewell == nil)
      // The session's microphone is not closed later, either.
      #expect(await session.absence?.isCancelled != false)
      await hub.end()
    }
  }

  @Test("The user's choice finishes the text, and a page that resumes without one withdraws it")
  func finishing() async throws {
    let recognizer = ScriptedRecognizer(
      .silent, traits: RecognizerTraits(name: "plain", locales: [.americanEnglish], writes: []))
    let hub = SessionHub(SessionServer.page(recognizer).dependencies, limit: 1)
    func options(of session: PageSession) async -> FinishingOptions? {
      await session.voice.experience.finishing
    }
    var hello = WireExamples.hello("capture")
    hello.finishing = FinishingOptions(
      numbers: false, vocabulary: Vocabulary(names: ["Siobhan"]))
    let link = PageLink()
    let session = try await hub.greet(hello, from: Self.ada, over: link)
    var chosen = await options(of: session)
    #expect(chosen?.numbers == false && chosen?.vocabulary.phrases == ["Siobhan"])
    #expect(chosen?.callerCommands.contains(.stopListening) == true)
    let change = FinishingOptions(commands: false)
    try await session.take(.settings(reducesMotion: true, finishing: change), over: link)
    chosen = await options(of: session)
    #expect(chosen?.numbers == true && chosen?.commands == false)
    // A message about something else leaves the choice.
    try await session.take(.settings(reducesMotion: false), over: link)
    #expect(await options(of: session) == chosen)
    let resume = Hello.Resume(session: session.id, seen: 1)
    _ = try await hub.greet(
      WireExamples.hello("capture", resume: resume), from: Self.ada, over: PageLink())
    #expect(await options(of: session) == Experience.capture.finishing)
    await hub.end()
  }

  @Test("A page that a later one has overtaken is replaced")
  func overtaken() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: PageLink())
    let hello = WireExamples.hello(resume: Hello.Resume(session: session.id, seen: 1))
    let (old, new) = (PageLink(), PageLink())
    _ = try await hub.greet(hello, from: Self.ada, over: new)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(hello, from: Self.ada, over: old)
    }
    #expect(old.farewell == .replaced)
    #expect(new.farewell == nil)
    #expect(await session.outbox.link === new)
    await hub.end()
  }

  @Test("The bye of a page that is replaced before its welcome is event 1")
  func replacedEarly() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let (old, new) = (PageLink(), PageLink())
    let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: old)
    let hello = WireExamples.hello(resume: Hello.Resume(session: session.id, seen: 1))
    _ = try await hub.greet(hello, from: Self.ada, over: new)
    #expect(await session.next(for: old) == nil)
    #expect(old.last { session.nextEvent } == .bye(event: 1, .replaced))
    // After its welcome, a page's events continue the session's numbers.
    #expect(await session.next(for: new) != nil)
    new.end(.idle)
    #expect(new.last { session.nextEvent } == .bye(event: 3, .idle))
    await hub.end()
  }

  @Test("A client that reconnects before its old connection is lost keeps its session")
  func guestBackAtOnce() async throws {
    let clock = ManualTimekeeper()
    let dependencies = SessionServer.page(timekeeper: clock).dependencies
    for _ in 0..<200 {
      let hub = SessionHub(dependencies, limit: 1)
      var configuration = RealtimeConfiguration()
      configuration.sendsInterims = true
      let session = RealtimeSession(configuration, dependencies)
      let link = RealtimeLink()
      try await hub.enter(session, of: "ada")
      await session.begin(over: link)
      async let gone: Void = hub.leave(session, link)
      let back = RealtimeLink()
      let resumed = await hub.resume(session.id, of: "ada", over: back, seen: 0)
      await gone
      #expect(resumed != nil)
      // Only a disconnected client makes room for another.
      await #expect(throws: Self.busy) {
        try await hub.enter(RealtimeSession(configuration, dependencies), of: "bob")
      }
      await hub.end()
    }
  }

  @Test("A user has a share of the sessions, and starts them only so often")
  func share() async throws {
    let clock = ManualTimekeeper()
    let hub = SessionHub(
      SessionServer.page(timekeeper: clock).dependencies, limit: 4, userLimit: 2,
      starts: RequestRate(burst: 3, perMinute: 1))
    func greet(_ user: OrganizationUser) async throws -> PageSession {
      try await hub.greet(WireExamples.hello(), from: user, over: PageLink())
    }
    let first = try await greet(Self.ada)
    _ = try await greet(Self.ada)
    await #expect(throws: SessionRefusal.share) { try await greet(Self.ada) }
    _ = try await greet(Self.bob)
    // A refused start counts, too.
    await hub.forget(first)
    await #expect(throws: SessionRefusal.share) { try await greet(Self.ada) }
    await clock.advance(by: 60)
    let program = RealtimeSession(RealtimeConfiguration(), hub.dependencies)
    try await hub.enter(program, of: "ada")
    await hub.end()
  }

  private static func guest(in hub: SessionHub) async throws -> RealtimeSession {
    var configuration = RealtimeConfiguration()
    configuration.sendsInterims = true
    let session = RealtimeSession(configuration, hub.dependencies)
    try await hub.enter(session, of: "ada")
    return session
  }

  @Test("Of two connections of a realtime client, the newer one is used, whichever arrives first")
  func guestTwice() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await Self.guest(in: hub)
    let (first, older, newer) = (RealtimeLink(), RealtimeLink(), RealtimeLink())
    await session.begin(over: first)
    for link in [newer, older] {
      #expect(await hub.resume(session.id, of: "ada", over: link, seen: 0) != nil)
    }
    #expect(await session.isOn(newer))
    #expect(older.ending == .normalClosure && newer.ending == nil)
    // The close frame of the older connection does not end the session.
    older.hasClosed = true
    await session.detach(newer)
    await hub.leave(session, older)
    #expect(await hub.count == 1)
    await hub.end()
  }

  @Test("A realtime client that cannot resume does not keep its seat from another one")
  func guestInVain() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await Self.guest(in: hub)
    let link = RealtimeLink()
    await session.begin(over: link)
    await hub.leave(session, link)
    let unknown = 1_000
    #expect(await hub.resume(session.id, of: "ada", over: RealtimeLink(), seen: unknown) == nil)
    #expect(await hub.count == 1)
    let other = RealtimeSession(RealtimeConfiguration(), hub.dependencies)
    try await hub.enter(other, of: "ada")
    await hub.end()
  }

  @Test("A realtime client that resumes sends a sample again of which a part was sent")
  func halfSample() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await Self.guest(in: hub)
    let (old, new) = (RealtimeLink(), RealtimeLink())
    await session.begin(over: old)
    let threeBytes = #"{"type":"input_audio_buffer.append","audio":"AAAA"}"#
    await session.take(threeBytes, over: old)
    #expect(await session.resume(over: new, seen: 0) == .resumed(samples: 1, commits: 0))
    await session.take(threeBytes, over: new)
    let greeting = await session.resume(over: RealtimeLink(), seen: 0)
    #expect(greeting == .resumed(samples: 2, commits: 0))
    await hub.end()
  }

  @Test("A realtime client that enters while the server stops is disconnected")
  func guestAtEnd() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let (session, link) = (try await Self.guest(in: hub), RealtimeLink())
    await hub.end()
    await session.begin(over: link)
    #expect(link.ending == .goingAway)
  }

  @Test("A session cannot be resumed with another experience")
  func otherExperience() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await hub.greet(
      WireExamples.hello("composer"), from: Self.ada, over: PageLink())
    var hello = WireExamples.hello("capture")
    hello.resume = Hello.Resume(session: session.id, seen: 1)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(hello, from: Self.ada, over: PageLink())
    }
    await hub.end()
  }

  @Test("A session cannot be resumed with another role, whose rights it would not have")
  func otherRole() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: PageLink())
    var hello = WireExamples.hello()
    hello.resume = Hello.Resume(session: session.id, seen: 1)
    let promoted = OrganizationUser(id: "ada", role: .coordinator)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(hello, from: promoted, over: PageLink())
    }
    _ = try await hub.greet(hello, from: Self.ada, over: PageLink())
    await hub.end()
  }

  @Test("A session that has just ended cannot be resumed")
  func ended() async throws {
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: PageLink())
    await session.end(saying: .idle)
    let resume = Hello.Resume(session: session.id, seen: 1)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(WireExamples.hello(resume: resume), from: Self.ada, over: PageLink())
    }
  }

  @Test("A page takes the seat of a waiting session, but not if it asks for an unknown one")
  func unknown() async throws {
    let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"
    let repository = PartialTranscriptionRepository(path: path)
    var dependencies = SessionServer.page().dependencies
    dependencies.sessions = SessionRepository(beside: repository)
    let hub = SessionHub(dependencies, limit: 2)
    var waiting: [String] = []
    for _ in 0..<2 {
      let link = PageLink()
      let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: link)
      await hub.leave(session, link)
      waiting.append(session.id)
    }
    func left() async -> Int {
      var left = 0
      for id in waiting {
        let session: PageSession? = await hub.session(id, of: "ada")
        if session != nil { left += 1 }
      }
      return left
    }
    let resume = Hello.Resume(session: "unknown", seen: 1)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(WireExamples.hello(resume: resume), from: Self.bob, over: PageLink())
    }
    #expect(await left() == 2)
    _ = try await hub.greet(WireExamples.hello(), from: Self.bob, over: PageLink())
    #expect(await left() == 1)
    await hub.end()
  }

  @Test("A session that has lost its seat is not resumed while it is being deleted")
  func deleted() async throws {
    let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"
    let repository = PartialTranscriptionRepository(path: path)
    let store = HeldStore(store: SessionRepository(beside: repository))
    var dependencies = SessionServer.page().dependencies
    dependencies.sessions = store
    let hub = SessionHub(dependencies, limit: 2)
    let link = PageLink()
    let session = try await hub.greet(WireExamples.hello(), from: Self.ada, over: link)
    await session.keep()
    await hub.leave(session, link)
    // Two other pages need the seats; one of them leaves again.
    _ = try await hub.greet(WireExamples.hello(), from: Self.ada, over: PageLink())
    let (other, second) = (PageLink(), WireExamples.hello())
    let third = try await hub.greet(second, from: Self.ada, over: other)
    await store.stage.wait { $0 == .deleting }
    await hub.leave(third, other)
    let back = PageLink()
    let resume = Hello.Resume(session: session.id, seen: 1)
    await #expect(throws: SessionRefusal.unknownSession) {
      try await hub.greet(WireExamples.hello(resume: resume), from: Self.ada, over: back)
    }
    #expect(back.farewell == .elsewhere)
    store.stage.change { $0 = .released }
    await hub.end()
  }
}

/// A store that deletes no session until the test allows it.
private struct HeldStore: SessionStore {
  enum Stage { case idle, deleting, released }

  let store: SessionRepository
  let stage = Watched(Stage.idle)

  func finish(_ id: String) async throws {
    stage.change { if $0 == .idle { $0 = .deleting } }
    await stage.wait { $0 == .released }
    try await store.finish(id)
  }

  func keep(_ id: String, of user: String, state: Data) async throws -> Bool {
    try await store.keep(id, of: user, state: state)
  }

  func take<State: Sendable>(
    _ id: String, of user: String, reading read: @escaping @Sendable (Data) -> State?
  ) async throws -> SessionRepository.Taking<State> {
    try await store.take(id, of: user, reading: read)
  }

  func wanted() async throws -> [String] { try await store.wanted() }
  func touch() async throws { try await store.touch() }
  func release(_ id: String) async throws { try await store.release(id) }

  func transcripts(of user: String, in id: String) -> SessionRepository.Transcripts {
    store.transcripts(of: user, in: id)
  }
}
