import Foundation
import HarkScreens
import HarkStore
import HarkTesting
import Testing

@testable import Hark
@testable import HarkServer

@Suite("Moving a session to another server", .timeLimit(.minutes(5)))
struct MovingTests {
  private static let ada = OrganizationUser(id: "ada", role: .member)
  private static let bob = OrganizationUser(id: "bob", role: .member)

  private let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"

  /// The clock of the first server; while it does not advance, a slow store cannot time out.
  private let clock = ManualTimekeeper()

  /// Returns a server that uses the shared file, and its repository for that file.
  private func server(
    _ clock: any Timekeeper, _ recognizer: any Recognizer = ScriptedRecognizer(.silent),
    form: any FieldConfigurationLoader = ExampleForm()
  ) -> (hub: SessionHub, repository: PartialTranscriptionRepository) {
    let repository = PartialTranscriptionRepository(path: path)
    var dependencies = SessionServer.page(recognizer).dependencies
    dependencies.sessions = SessionRepository(beside: repository)
    dependencies.timekeeper = clock
    dependencies.dictationScope = DictationScope(form, warn: { _ in })
    return (SessionHub(dependencies, limit: 2), repository)
  }

  /// Returns one of Ada's sessions, which contains text.
  private func written(_ hub: SessionHub) async throws -> PageSession {
    let session = try await hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: PageLink())
    await session.perform(ActionRequest(id: 1, action: .write("mine", selection: 2..<2)))
    await session.keep()
    return session
  }

  private func hello(_ session: PageSession, seen: Int = 5) -> Hello {
    WireExamples.hello("capture", resume: .init(session: session.id, seen: seen))
  }

  private func text(_ session: PageSession) async -> FieldView {
    await session.screen.picture(session.style).screen.field
  }

  @Test("Words that may still change are saved unless a server can resume their recording")
  func unsettled() {
    var screen = Composer(language: .americanEnglish)
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "one"), task: 0)
    _ = screen.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    _ = screen.handle(.happened(.heard(RecordingID(1), transcript)))
    #expect(screen.kept(resumes: true).texts.map(\.text) == [""])
    #expect(screen.kept(resumes: false).texts.map(\.text) == ["one"])
  }

  @Test("The session of a dead server is resumed where it ended")
  func dead() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: link)
    #expect(same.id == session.id)
    #expect(await text(same).text == "mine")
    #expect(await text(same).selection == [2, 2])
    #expect(await same.done == 1)
    // The page's event numbers continue.
    #expect(same.nextEvent > 5)
    await second.hub.end()
  }

  @Test("A session that is resumed takes the seat of a waiting one, if there is one")
  func full() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await first.repository.close()
    let links = [PageLink(), PageLink()]
    var others: [PageSession] = []
    for link in links {
      others.append(
        try await second.hub.greet(WireExamples.hello("capture"), from: Self.bob, over: link))
    }
    await #expect(throws: SessionRefusal.busy) {
      try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    }
    await second.hub.leave(others[0], links[0])
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(same.id == session.id)
    #expect(await text(same).text == "mine")
    let lost: PageSession? = await second.hub.session(others[0].id, of: Self.bob.id)
    #expect(lost == nil)
    #expect(await second.hub.count == 2)
    await second.hub.end()
  }

  @Test("An action that is reported as done to a page that reconnects survives the server")
  func doneWhileAbsent() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: link)
    await session.keep()
    await first.hub.leave(session, link)
    // Without a page, nothing is shown, and therefore nothing is saved.
    await session.perform(ActionRequest(id: 1, action: .write("mine", selection: 2..<2)))
    _ = try await first.hub.greet(hello(session, seen: 1), from: Self.ada, over: PageLink())
    await first.repository.close()
    let same = try await second.hub.greet(
      hello(session, seen: 2), from: Self.ada, over: PageLink())
    #expect(await same.done == 1)
    #expect(await text(same).text == "mine")
    await second.hub.end()
  }

  @Test("A page that received more than a crashed server saved continues")
  func unsaved() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: link)
    // The page knows that its action 2 was performed.
    let later = ActionRequest(id: 3, action: .write("yours", selection: nil))
    try await same.take(.person(later), over: link)
    for await _ in await same.screen.changes() {
      if await text(same).text == "yours" { break }
    }
    await #expect(throws: WireFault.gap) {
      try await same.take(.person(ActionRequest(id: 5, action: .undo)), over: link)
    }
    await second.hub.end()
  }

  @Test("A microphone that a server had requested before it died is closed")
  func unsavedOpening() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: link)
    try await same.take(.microphone(opening: 2, .opened), over: link)
    var closed = false
    let outbox = await same.outbox
    while let (_, message) = outbox.nextMessage(for: link) {
      closed = closed || message == .close(opening: 2)
    }
    #expect(closed)
    try await same.take(WireSound(opening: 2, first: 0, samples: [0]), over: link)
    await #expect(throws: WireFault.unknownOpening) {
      try await same.take(.microphone(opening: 17, .opened), over: link)
    }
    await second.hub.end()
  }

  @Test("Events of a server are numbered above those of earlier servers")
  func numbers() async throws {
    let (first, second, third) = (
      server(clock), server(ManualTimekeeper()), server(ManualTimekeeper())
    )
    let session = try await written(first.hub)
    await first.repository.close()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    let last = same.nextEvent
    await same.keep()
    await second.repository.close()
    // A hello from an old connection of the page reports fewer events than the page has received
    // since.
    let again = try await third.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(again.nextEvent > last)
    await third.hub.end()
  }

  @Test("A failure is shown by the server to which the session moves")
  func failure() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await session.voice.fail(like: .microphoneLost)
    for await _ in await session.screen.changes() {
      if await session.kept().failure != nil { break }
    }
    await first.hub.handOver()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    for await _ in await same.screen.changes() {
      if await same.screen.standing(same.microphone).failure == .microphoneLost { break }
    }
    await second.hub.end()
  }

  @Test("An action that arrives at a server that has stopped breaks no rule")
  func late() async throws {
    let first = server(clock)
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: link)
    await first.hub.handOver()
    try await session.take(.person(ActionRequest(id: 1, action: .undo)), over: link)
    #expect(link.farewell == .shutdown)
    await first.hub.end()
  }

  @Test("A form is shown with its texts as soon as it has moved")
  func form() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await first.hub.greet(
      WireExamples.hello("dictation"), from: Self.ada, over: PageLink())
    await session.perform(ActionRequest(id: 1, action: .focus("notes")))
    await session.perform(ActionRequest(id: 2, action: .write("mine", selection: nil)))
    await first.hub.handOver()
    let resuming = WireExamples.hello("dictation", resume: .init(session: session.id, seen: 5))
    let same = try await second.hub.greet(resuming, from: Self.ada, over: PageLink())
    let fields = await same.screen.picture(same.style).screen.dictation?.fields ?? []
    #expect(fields.map(\.text) == ["", "", "mine"])
    await second.hub.end()
  }

  @Test("Announcements are not repeated after a move to another server")
  func told() async throws {
    let form = MissingForm()
    let (first, second) = (server(clock, form: form), server(ManualTimekeeper(), form: form))
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("dictation"), from: Self.ada, over: link)
    await session.asks(over: link) { if case .announce = $0 { true } else { false } }
    await first.hub.handOver()
    let (resume, back) = (Hello.Resume(session: session.id, seen: 5), PageLink())
    let resuming = WireExamples.hello("dictation", resume: resume)
    let same = try await second.hub.greet(resuming, from: Self.ada, over: back)
    await same.voice.fail(like: .microphoneLost)
    // Only failures are announced urgently.
    await same.asks(over: back) { message in
      guard case .announce(_, let isUrgent) = message else { return false }
      #expect(isUrgent)
      return true
    }
    await second.hub.end()
  }

  @Test("A server that has not loaded a form keeps its texts for the next server")
  func unloadedForm() async throws {
    let later = ManualTimekeeper()
    let (first, second) = (server(clock), server(later, form: UnloadableForm()))
    let session = try await first.hub.greet(
      WireExamples.hello("dictation"), from: Self.ada, over: PageLink())
    await session.perform(ActionRequest(id: 1, action: .focus("notes")))
    await session.perform(ActionRequest(id: 2, action: .write("mine", selection: 4..<4)))
    await first.hub.handOver()
    let resuming = WireExamples.hello("dictation", resume: .init(session: session.id, seen: 5))
    async let resumed = second.hub.greet(resuming, from: Self.ada, over: PageLink())
    await later.sleeper(until: PageSession.loadTimeout)
    await later.advance(by: PageSession.loadTimeout)
    let same = try await resumed
    #expect(
      await same.kept().content.texts == [.init(field: "notes", text: "mine", selection: [4, 4])])
    await same.perform(ActionRequest(id: 3, action: .write("my", selection: 2..<2)))
    #expect(await same.kept().content.texts.map(\.text) == ["my"])
    await second.hub.end()
  }

  @Test("A session is requested from a running server, not taken")
  func living() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    let link = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.ada, over: link)
    }
    #expect(link.last(event: { 1 }) == .bye(event: 1, .elsewhere))
    let watching = Task { await first.hub.watch() }
    defer { watching.cancel() }
    await clock.sleeper(until: SessionHub.checkInterval)
    await clock.advance(by: SessionHub.checkInterval)
    // Once the server is waiting for the next check, the first one is complete and has released
    // the requested session.
    await clock.sleeper(until: 2 * SessionHub.checkInterval)
    #expect(await first.hub.count == 0)
    await first.hub.handOver()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(await text(same).text == "mine")
    await second.hub.end()
  }

  /// Starts a live server that uses the shared file.
  private func served(
    _ recognizer: any Recognizer, _ clock: ManualTimekeeper
  ) async throws -> LiveServer {
    var page = SessionServer.page(recognizer, timekeeper: clock)
    page.dependencies.sessions = SessionRepository(
      beside: PartialTranscriptionRepository(path: path))
    return try await LiveServer(page: page)
  }

  @Test("Moving during a recording loses and repeats no word", arguments: [5, 10, 15, 23])
  func recording(_ moment: Int) async throws {
    let words = "I ate two big eggs"
    let recognizer = ScriptedRecognizer(RecognizerScript(words), decoderCount: 20)
    let first = try await served(recognizer, clock)
    let second = try await served(recognizer, ManualTimekeeper())
    let piece = (0..<1_600).map { 0.1 * Float(sin(Double($0) / 8)) }
    var player = PagePlayer(
      first, second, in: "capture", pieces: Array(repeating: piece, count: 20),
      // The other server does not know the session until it is saved.
      cuts: [.sending(moment)], awaitsScreen: true
    ) { [clock] in
      // The first server checks periodically whether another server has requested the session.
      await clock.advance(by: SessionHub.checkInterval / 10)
    }
    let outcome = try await player.play()
    #expect(outcome.text == words)
    #expect(outcome.cutCount == 1 && outcome.moves > 0)
  }

  @Test("The final words of a stopped recording move with the session")
  func lastWords() async throws {
    let script = RecognizerScript("I ate two big").atFinish(.hangs)
    let recognizer = ScriptedRecognizer(script, decoderCount: 20)
    let (first, second) = (server(clock, recognizer), server(ManualTimekeeper(), recognizer))
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("capture"), from: Self.ada, over: link)
    try await session.take(.person(ActionRequest(id: 1, action: .activate)), over: link)
    await session.asksForMicrophone(over: link)
    try await session.take(.microphone(opening: 1, .opened), over: link)
    let sound = [Float](repeating: 0.1, count: WireSound.longest)
    for first in stride(from: 0, to: 10 * sound.count, by: sound.count) {
      try await session.take(WireSound(opening: 1, first: first, samples: sound), over: link)
    }
    let end = SoundPlace(opening: 1, samples: 10 * sound.count)
    try await session.take(
      .person(ActionRequest(id: 2, action: .stop, after: end)), over: link)
    // The page does not report that the microphone is closed, so the server waits until its
    // timeout.
    await clock.sleeper(until: RemoteMicrophone.closeWithin)
    await clock.advance(by: RemoteMicrophone.closeWithin)
    let task = await recognizer.started()
    await task.finished()
    let leaving = await first.hub.beginHandOver()
    #expect(await first.hub.count == 0)
    // Until the session is released, no server can resume it, not even the same one.
    let back = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await first.hub.greet(hello(session), from: Self.ada, over: back)
    }
    #expect(back.farewell == .elsewhere)
    let words = "I ate two big eggs"
    task.final(words)
    task.say(.ended)
    for await _ in await session.screen.changes() {
      if await text(session).text == words { break }
    }
    // The words have arrived before the deadline.
    await clock.advance(by: PageSession.wordsWithin)
    await leaving.value
    // A server releases its sessions before it shuts down.
    await first.hub.end()
    let same = try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    #expect(await text(same).text == words)
    await second.hub.end()
  }

  @Test("A hold survives the move, even one that had not resumed before the next move")
  func held() async throws {
    let recognizer = ScriptedRecognizer(.silent, decoderCount: 20)
    let (first, second, third) = (
      server(clock, recognizer), server(clock, recognizer), server(clock, recognizer)
    )
    func handOver(_ hub: SessionHub, _ session: PageSession, _ link: PageLink) async throws {
      async let released: Void = hub.handOver()
      await session.asks(over: link) { $0 == .close(opening: 1) }
      try await session.take(.microphone(opening: 1, .closed), over: link)
      await released
    }
    let link = PageLink()
    let session = try await first.hub.greet(
      WireExamples.hello("composer"), from: Self.ada, over: link)
    try await session.take(.person(ActionRequest(id: 1, action: .press)), over: link)
    await session.asksForMicrophone(over: link)
    try await session.take(.microphone(opening: 1, .opened), over: link)
    for await _ in await session.screen.changes() {
      if await session.kept().recording != nil { break }
    }
    try await handOver(first.hub, session, link)
    // The page does not open the microphone before the next handover.
    for server in [second, third] {
      let link = PageLink()
      let resuming = WireExamples.hello(
        "composer", resume: .init(session: session.id, seen: 5))
      let same = try await server.hub.greet(resuming, from: Self.ada, over: link)
      #expect(await same.kept().recording?.kind == "held")
      #expect(await same.kept().recording?.place.opening == 1)
      try await handOver(server.hub, same, link)
    }
  }

  @Test("A leaving server hands its sessions over, informs pages, and accepts none")
  func leaving() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
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

  @Test(
    "A call that is muted or over does not listen on the server to which it moves",
    arguments: [PersonAction.mute(true), .end])
  func quietCall(_ action: PersonAction) async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await first.hub.greet(
      WireExamples.hello("call"), from: Self.ada, over: PageLink())
    await session.perform(ActionRequest(id: 1, action: .begin))
    await session.perform(ActionRequest(id: 2, action: action))
    await first.hub.handOver()
    let link = PageLink()
    let resuming = WireExamples.hello("call", resume: .init(session: session.id, seen: 5))
    let same = try await second.hub.greet(resuming, from: Self.ada, over: link)
    let phase = action == .end ? "idle" : "muted"
    for await _ in await same.screen.changes() {
      if await same.screen.picture(same.style).screen.phase == phase { break }
    }
    let call = try #require(await same.screen.picture(same.style).screen.call)
    #expect(call.isMuted == (action == .mute(true)) && call.isOver == (action == .end))
    while let (_, message) = await same.outbox.nextMessage(for: link) {
      if case .open = message { Issue.record("The microphone was opened.") }
    }
    await second.hub.end()
  }

  @Test("Another user cannot resume the session")
  func stranger() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await first.repository.close()
    let link = PageLink()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.bob, over: link)
    }
    #expect(link.farewell == nil)
    await second.hub.end()
  }

  @Test("A session that has ended is not saved")
  func ended() async throws {
    let (first, second) = (server(clock), server(ManualTimekeeper()))
    let session = try await written(first.hub)
    await session.end(saying: .idle)
    await first.repository.close()
    await #expect(throws: SessionRefusal.unknownSession) {
      try await second.hub.greet(hello(session), from: Self.ada, over: PageLink())
    }
    await second.hub.end()
  }
}

/// A form without a configuration.
private struct MissingForm: FieldConfigurationLoader {
  func load() async throws -> FieldConfiguration { throw CocoaError(.fileNoSuchFile) }
}

/// A form whose configuration never arrives.
private struct UnloadableForm: FieldConfigurationLoader {
  func load() async throws -> FieldConfiguration {
    for await _ in AsyncStream<Void>.makeStream().stream {}
    throw CancellationError()
  }
}

extension PageSession {
  /// Returns when the page is asked to open its microphone; consumes the page's messages, for which
  /// there is no writer.
  func asksForMicrophone(over link: PageLink) async {
    await asks(over: link) { if case .open = $0 { true } else { false } }
  }

  fileprivate func asks(
    over link: PageLink, _ isAwaited: @Sendable (ServerMessage) -> Bool
  ) async {
    for await _ in link.wakeUp.signals {
      while let (_, message) = outbox.nextMessage(for: link) {
        if isAwaited(message) { return }
      }
    }
  }
}

extension SessionHub {
  /// Begins handing over all sessions, and returns when they have left their seats.
  fileprivate func beginHandOver() -> Task<Void, Never> {
    Task.immediate { await handOver() }
  }
}
