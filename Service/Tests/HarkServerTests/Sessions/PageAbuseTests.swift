import HTTPFixtures
import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Protocol violations", .timeLimit(.minutes(3)))
struct PageAbuseTests {
  struct Attempt: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: RawFrame

    /// A word that the server's sentence must contain.
    let word: String

    init(_ description: String, _ frame: RawFrame, says word: String) {
      testDescription = description
      self.frame = frame
      self.word = word
    }

    init(_ text: String, says word: String) { self.init(text, RawFrame.text(text), says: word) }
  }

  private static let hello =
    #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
    + #""reducesMotion":false}"#

  private static let openings: [Attempt] = [
    Attempt("", says: "JSON"), Attempt("{", says: "JSON"), Attempt("quixotic", says: "JSON"),
    Attempt("[]", says: "JSON"), Attempt("null", says: "JSON"), Attempt("12", says: "JSON"),
    Attempt(#""hello""#, says: "JSON"), Attempt("{}", says: "type"),
    Attempt(#"{"type":1}"#, says: "type"), Attempt(#"{"type":"quixotic"}"#, says: "type"),
    Attempt(#"{"type":"hello"}"#, says: "version"),
    Attempt(#"{"type":"hello","version":"1"}"#, says: "version"),
    Attempt(hello.replacing("\"granted\"", with: "\"maybe\""), says: "permission"),
    Attempt(hello.replacing("\"granted\"", with: "1"), says: "permission"),
    Attempt(hello.replacing("false", with: "\"no\""), says: "reducesMotion"),
    Attempt(hello.replacing("{", with: #"{"resume":1,"#), says: "resume"),
    Attempt(hello.replacing("{", with: #"{"resume":{"session":"x"},"#), says: "seen"),
    Attempt(hello.replacing("{", with: #"{"resume":{"session":"x","seen":-9},"#), says: "seen"),
    Attempt(
      hello.replacing("{", with: #"{"resume":{"session":"x","seen":9223372036854775807},"#),
      says: "seen"),
    Attempt(#"{"type":"ping","at":1}"#, says: "hello"),
    Attempt(#"{"type":"do","id":1,"action":"activate"}"#, says: "hello"),
    Attempt("sound before hello", RawFrame(2, [1, 0, 0, 0, 0, 0, 0, 0, 1, 1]), says: "hello"),
    Attempt("deep JSON", .text(String(repeating: "[", count: 60_000)), says: "JSON"),
  ]

  private static let others: [Attempt] = [
    Attempt(hello, says: "once"), Attempt("{", says: "JSON"),
    Attempt(#"{"type":"ping"}"#, says: "at"), Attempt(#"{"type":"ping","at":"now"}"#, says: "at"),
    Attempt(#"{"type":"ping","at":1e999}"#, says: "numbers"),
    Attempt(#"{"type":"do","id":2,"action":"activate"}"#, says: "1, 2, 3"),
    Attempt(#"{"type":"do","id":"1","action":"activate"}"#, says: "id"),
    Attempt(#"{"type":"do","id":1.5,"action":"activate"}"#, says: "numbers"),
    Attempt(#"{"type":"do","id":1,"action":"quixotic"}"#, says: "actions"),
    Attempt(#"{"type":"do","id":1,"action":"send"}"#, says: "actions"),
    Attempt(#"{"type":"do","id":1,"action":"write"}"#, says: "text"),
    Attempt(#"{"type":"do","id":1,"action":"write","text":7}"#, says: "text"),
    Attempt(
      #"{"type":"do","id":1,"action":"write","text":"a","selection":[2,1]}"#, says: "selection"),
    Attempt(
      #"{"type":"do","id":1,"action":"write","text":"a","selection":[-1,1]}"#, says: "selection"),
    Attempt(
      #"{"type":"do","id":1,"action":"write","text":"a","selection":"all"}"#, says: "selection"),
    Attempt(#"{"type":"do","id":1,"action":"recover","recovery":"pray"}"#, says: "recovery"),
    Attempt(
      #"{"type":"do","id":1,"action":"stop","after":{"opening":-1,"samples":1}}"#, says: "numbers"),
    Attempt(
      #"{"type":"do","id":1,"action":"stop","after":{"opening":1,"samples":-9223372036854775808}}"#,
      says: "samples"),
    Attempt(
      #"{"type":"do","id":1,"action":"stop","after":{"opening":1,"samples":9223372036854775807}}"#,
      says: "samples"),
    Attempt(#"{"type":"permission","status":"sure"}"#, says: "status"),
    Attempt(#"{"type":"settings"}"#, says: "reducesMotion"),
    Attempt(#"{"type":"seen","event":999}"#, says: "events"),
    Attempt(#"{"type":"seen","event":-1}"#, says: "events"),
    Attempt(#"{"type":"microphone","opening":1,"event":"opened"}"#, says: "openings"),
    Attempt(#"{"type":"microphone","opening":0,"event":"opened"}"#, says: "openings"),
    Attempt(#"{"type":"microphone","opening":-1,"event":"opened"}"#, says: "numbers"),
    Attempt(#"{"type":"microphone","opening":1,"event":"exploded"}"#, says: "event"),
    Attempt(#"{"type":"microphone","opening":1,"event":"failed"}"#, says: "reason"),
    Attempt("no sound at all", RawFrame(2), says: "sound"),
    Attempt("sound without samples", RawFrame(2, [1, 0, 0, 0, 0, 0, 0, 0]), says: "sound"),
    Attempt("half a sample", RawFrame(2, [1, 0, 0, 0, 0, 0, 0, 0, 1]), says: "sound"),
    Attempt(
      "sound of an opening that was not asked for", RawFrame(2, [9, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
      says: "openings"),
    Attempt(
      "too much sound at once",
      RawFrame(2, [1, 0, 0, 0, 0, 0, 0, 0] + [UInt8](repeating: 0, count: 6_402)), says: "3200"),
    Attempt("text where sound belongs", RawFrame(2, Array(hello.utf8)), says: "openings"),
  ]

  @Test(
    "A violation is answered with a rule that does not quote it, and ends the connection",
    arguments: openings)
  func first(_ attempt: Attempt) async throws {
    let server = try await SessionServer.start()
    try await Self.refuse(attempt, at: server, behind: nil)
  }

  @Test("The same applies after hello", arguments: others)
  func second(_ attempt: Attempt) async throws {
    let server = try await SessionServer.start()
    try await Self.refuse(attempt, at: server, behind: Self.hello)
  }

  static func refuse(
    _ attempt: Attempt, at server: LiveServer, behind hello: String?
  ) async throws {
    var (neighbour, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(port: server.port)
    if let hello { await socket.send(.text(hello)) }
    await socket.send(attempt.frame)
    var texts: [String] = []
    var answer = await socket.answer()
    while case .text(let text) = answer {
      texts.append(text)
      answer = await socket.answer()
    }
    #expect(answer == .close(1008))
    let bye = try #require(texts.last)
    #expect(bye.contains(#""type":"bye""#) && bye.contains(#""code":"rule""#))
    #expect(bye.contains(attempt.word), "\(bye)")
    #expect(!bye.contains("quixotic"))
    #expect(try await neighbour.isAlive())
  }

  @Test("Audio that is ahead of real time is refused")
  func early() async throws {
    // The clock does not advance, so all audio is early and no client is idle.
    let server = try await SessionServer.start(timekeeper: ManualTimekeeper())
    var (page, _) = try await SessionClient.greeted(server, WireExamples.hello("capture"))
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    let opening = try #require(try await page.answerOpening())
    let piece = [Float](repeating: 0.1, count: WireSound.longest)
    for number in 0..<100 {
      try? await page.speak(
        WireSound(opening: opening, first: number * piece.count, samples: piece))
    }
    let farewell = try await page.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .rule(.earlySound))
  }

  @Test("An unknown version, screen, or session is refused with its reason")
  func refusals() async throws {
    let server = try await SessionServer.start()
    var other = WireExamples.hello()
    other.version = 2
    for (hello, refusal) in [
      (other, SessionRefusal.version), (WireExamples.hello("telepathy"), .experience),
      (WireExamples.hello(resume: .init(session: "nobody's", seen: 0)), .unknownSession),
    ] {
      var page = try await SessionClient(port: server.port)
      try await page.say(.hello(hello))
      #expect(try await page.next() == .refused(refusal))
      #expect(try await page.next() == nil)
      #expect(await page.socket.closeCode == 1000)
    }
  }
}
