import Foundation
import HarkScreens
import HarkTesting
import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkServer

@Suite("Resuming after a lost connection", .timeLimit(.minutes(5)))
struct ResumeTests {
  private static let words = "I ate two big eggs"

  /// 2 s of audio, in pieces of 0.1 s.
  private static let pieces = (0..<20).map { piece in
    (0..<1_600).map { 0.1 * Float(sin(Double(piece * 1_600 + $0) / 8)) }
  }

  private static func server() async throws -> (LiveServer, ScriptedRecognizer) {
    let recognizer = ScriptedRecognizer(RecognizerScript(words), decoderCount: 200)
    return (try await SessionServer.start(recognizer, timekeeper: ManualTimekeeper()), recognizer)
  }

  private static func play(
    _ server: LiveServer, _ cuts: Set<PagePlayer.Cut>, in experience: String = "composer"
  ) async throws -> PagePlayer.Outcome {
    var player = PagePlayer(server, in: experience, pieces: pieces, cuts: cuts)
    return try await player.play()
  }

  @Test("Losing any one message of the page loses and repeats no word")
  func sending() async throws {
    let (server, recognizer) = try await Self.server()
    let whole = try await Self.play(server, [])
    // The hello, two actions, the report of the open microphone, and the audio.
    let least = 4 + Self.pieces.count
    #expect(whole.text == Self.words && whole.cutCount == 0)
    for moment in 0..<whole.said {
      let outcome = try await Self.play(server, [.sending(moment)])
      #expect(outcome.text == Self.words, "cut at \(moment)")
      // The number of later messages depends on how many screens are drawn as one and acknowledged
      // together.
      if moment < least { #expect(outcome.cutCount == 1) }
    }
    #expect(whole.said >= least && recognizer.violations.isEmpty)
  }

  @Test("A cut after any message of the server loses and repeats no word")
  func receiving() async throws {
    let (server, recognizer) = try await Self.server()
    // The number of messages depends on how many screens are drawn as one.
    for moment in 0..<14 {
      let outcome = try await Self.play(server, [.receiving(moment)])
      #expect(outcome.text == Self.words, "cut at \(moment)")
    }
    #expect(recognizer.violations.isEmpty)
  }

  @Test("Repeated cuts lose no word", arguments: ["composer", "capture", "dictation"])
  func often(_ experience: String) async throws {
    let (server, _) = try await Self.server()
    for round in 0..<6 {
      let cuts = (1..<8).map { number -> PagePlayer.Cut in
        number % 3 == 0 ? .receiving(number * 2 + round) : .sending(number * 5 + round)
      }
      let outcome = try await Self.play(server, Set(cuts), in: experience)
      #expect(outcome.text == Self.words, "round \(round)")
      #expect(outcome.cutCount >= 3)
    }
  }

  @Test("An action that is repeated after a cut is performed once")
  func once() async throws {
    let (server, _) = try await Self.server()
    var (page, welcome) = try await SessionClient.greeted(server)
    let request = ActionRequest(id: 1, action: .write("two", selection: nil))
    try await page.say(.person(request))
    #expect(try await page.screen { $0.field.text == "two" } != nil)
    await page.socket.cut()
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    (page, welcome) = try await SessionClient.greeted(server, WireExamples.hello(resume: resume))
    #expect(welcome.isResumed && welcome.done == 1 && welcome.screen.field.text == "two")
    try await page.say(.person(request))
    try await page.say(.person(ActionRequest(id: 2, action: .undo)))
    #expect(try await page.screen { $0.field.text.isEmpty } != nil)
  }

  /// Returns a session whose page records, its hub, and the page's link.
  private static func recording(
    _ clock: ManualTimekeeper
  ) async throws -> (SessionHub, PageSession, PageLink) {
    let hub = SessionHub(SessionServer.page(timekeeper: clock).dependencies, limit: 1)
    let (user, link) = (OrganizationUser(id: "ada", role: .member), PageLink())
    let session = try await hub.greet(WireExamples.hello("capture"), from: user, over: link)
    try await session.take(.person(ActionRequest(id: 1, action: .activate)), over: link)
    await session.asksForMicrophone(over: link)
    try await session.take(.microphone(opening: 1, .opened), over: link)
    for await _ in await session.screen.changes() {
      if await session.voice.recordings.underWay != nil { break }
    }
    return (hub, session, link)
  }

  @Test("A press meant to stop a recording that has already ended does not start another")
  func late() async throws {
    let clock = ManualTimekeeper()
    let (hub, session, link) = try await Self.recording(clock)
    await hub.leave(session, link)
    await clock.sleeper(until: PageSession.microphoneWithin)
    await clock.advance(by: PageSession.microphoneWithin)
    for await _ in await session.screen.changes() {
      if await session.screen.standing(session.microphone).failure != nil { break }
    }
    let end = SoundPlace(opening: 1, samples: 0)
    await session.perform(ActionRequest(id: 2, action: .activate, after: end))
    _ = await session.keptWithWords()
    #expect(await session.voice.snapshot.phase == .failed(.microphoneLost))
    await hub.end()
  }

  @Test("A press meant to stop a recording on a failed server stops the recording that replaced it")
  func repeated() async throws {
    let (hub, session, link) = try await Self.recording(ManualTimekeeper())
    // The microphone of an absent page closes at once.
    await hub.leave(session, link)
    let end = SoundPlace(opening: 5, samples: 0)
    await session.perform(ActionRequest(id: 2, action: .activate, after: end))
    for await _ in await session.screen.changes() {
      if await session.screen.standing(session.microphone).hasAllWords { break }
    }
    #expect(await session.voice.recordings.underWay == nil)
    await hub.end()
  }

  @Test("Confirming an event that was never sent is refused, and the session stays")
  func seen() async throws {
    let (server, _) = try await Self.server()
    let (first, welcome) = try await SessionClient.greeted(server)
    var second = try await SessionClient(port: server.port, token: nil)
    let resume = Hello.Resume(session: welcome.session, seen: 999)
    try await second.say(.hello(WireExamples.hello(resume: resume)))
    let farewell = try await second.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .rule(.unknownEvent))
    var page = first
    #expect(try await page.isAlive())
  }

  @Test("A window whose session was resumed elsewhere is informed")
  func replaced() async throws {
    let (server, _) = try await Self.server()
    var (first, welcome) = try await SessionClient.greeted(server)
    let resume = Hello.Resume(session: welcome.session, seen: 1)
    var (second, again) = try await SessionClient.greeted(
      server, WireExamples.hello(resume: resume))
    #expect(again.session == welcome.session)
    let farewell = try await first.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .replaced)
    #expect(try await second.isAlive())
    (welcome, again) = (again, welcome)
  }

  @Test("After a cut, an unanswered permission prompt is repeated")
  func asked() async throws {
    let (server, _) = try await Self.server()
    var hello = WireExamples.hello("capture")
    hello.permission = .prompt
    var (page, welcome) = try await SessionClient.greeted(server, hello)
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    #expect(try await page.screen { $0.rationale != nil } != nil)
    try await page.say(.person(ActionRequest(id: 2, action: .acceptRationale)))
    let asked: Int? = try await page.next { envelope in
      if case .message(let event, .ask) = envelope { event } else { nil }
    }
    await page.socket.cut()
    hello.resume = Hello.Resume(session: welcome.session, seen: try #require(asked))
    (page, welcome) = try await SessionClient.greeted(server, hello)
    let isAsked: Bool? = try await page.next { envelope in
      if case .message(_, .ask) = envelope { true } else { nil }
    }
    #expect(isAsked == true)
    // An answer would take effect during these round trips.
    for _ in 0..<4 { #expect(try await page.isAlive()) }
    try await page.say(.permission(.granted))
    let isOpened: Bool? = try await page.next { envelope in
      switch envelope {
      case .message(_, .open): true
      case .show(_, _, let screen) where ["idle", "failed"].contains(screen.phase): false
      default: nil
      }
    }
    #expect(isOpened == true)
  }

  @Test("A stop waits for the audio that precedes it")
  func overtaking() async throws {
    let (server, _) = try await Self.server()
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    func speak(_ numbers: Range<Int>) async throws {
      for number in numbers {
        try await page.speak(
          WireSound(opening: opening, first: number * 1_600, samples: Self.pieces[number]))
      }
    }
    try await speak(0..<10)
    let end = SoundPlace(opening: opening, samples: 20 * 1_600)
    try await page.say(.person(ActionRequest(id: 2, action: .stop, after: end)))
    // A stop that did not wait for the audio would take effect during these round trips.
    for _ in 0..<4 { #expect(try await page.isAlive()) }
    try await speak(10..<20)
    let screen = try await page.screen {
      $0.phase == "idle" && !$0.field.isReadOnly && !$0.field.text.isEmpty
    }
    #expect(screen?.field.text == Self.words)
  }

  @Test("Missing audio is replaced by silence, so that later words keep their position")
  func gap() async throws {
    let (server, recognizer) = try await Self.server()
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    for number in [0, 1, 2, 7, 8, 3, 8] {
      try await page.speak(
        WireSound(opening: opening, first: number * 1_600, samples: Self.pieces[number]))
    }
    let task = await recognizer.started()
    await task.appended(upTo: 9 * 1_600)
    let end = SoundPlace(opening: opening, samples: 9 * 1_600)
    try await page.say(.person(ActionRequest(id: 2, action: .stop, after: end)))
    let screen = try await page.screen {
      $0.phase == "idle" && !$0.field.isReadOnly && !$0.field.text.isEmpty
    }
    #expect(screen?.field.text == "I ate two")
  }

  /// The order in which a reloaded page's messages take effect.
  enum ReloadOrder: CaseIterable { case leaveFirst, closedFirst, together }

  @Test(
    "A reload interrupts the recording, whichever of the page's messages takes effect first",
    arguments: ReloadOrder.allCases)
  func reloaded(_ order: ReloadOrder) async throws {
    let ada = OrganizationUser(id: "ada", role: .member)
    let hub = SessionHub(SessionServer.page().dependencies, limit: 1)
    let old = PageLink()
    let session = try await hub.greet(WireExamples.hello("capture"), from: ada, over: old)
    try await session.take(.person(ActionRequest(id: 1, action: .activate)), over: old)
    await session.asksForMicrophone(over: old)
    try await session.take(.microphone(opening: 1, .opened), over: old)
    await session.reaches { $0 == "recording" }
    let link = PageLink()
    let resume = Hello.Resume(session: session.id, seen: 1)
    _ = try await hub.greet(
      WireExamples.hello("capture", resume: resume), from: ada, over: link)
    let leave = PageMessage.person(ActionRequest(id: 2, action: .leave))
    let closed = PageMessage.microphone(opening: 1, .closed)
    let messages = order == .closedFirst ? [closed, leave] : [leave, closed]
    for message in messages {
      try await session.take(message, over: link)
      if order != .together { await session.reaches { $0 != "recording" } }
    }
    await session.reaches { $0 == "failed" }
    let style = await session.style
    let message = await session.screen.picture(style).screen.message
    #expect(message?.text == style.wording[.message(.interrupted)])
    await hub.end()
  }
}

extension PageSession {
  /// Returns when `isWanted` holds for the screen's phase.
  fileprivate func reaches(_ isWanted: (String) -> Bool) async {
    for await _ in await screen.changes() {
      if await isWanted(screen.picture(style).screen.phase) { return }
    }
  }
}
