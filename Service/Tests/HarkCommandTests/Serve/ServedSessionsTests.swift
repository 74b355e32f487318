import Foundation
import HTTPFixtures
import Hark
import HarkTesting
import NIOCore
import SoundFixtures
import Synchronization
import Testing

@testable import HarkCommand
@testable import HarkServer

@Suite("Sessions of pages with hark serve", .serialized, .timeLimit(.minutes(5)))
struct ServedSessionsTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  private static let said = "he was not an ill disposed young man"

  @Test("A page that reconnects during speech shows every word, and no log contains one")
  func realSpeech() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let samples = try WaveFile.samples(at: Self.clip)
    let count = Self.said.split(separator: " ").count - 2
    let whole = try await SpokenPage(server.port, samples).speak(cutAt: [], untilWords: count)
    let cut = try await SpokenPage(server.port, samples)
      .speak(cutAt: [30, 60, 90, 120], untilWords: count)
    let said = Self.said.split(separator: " ").map(String.init)
    for text in [whole, cut] {
      let heard = text.lowercased().replacing("-", with: " ").split(separator: " ").map(String.init)
      #expect(WordErrors.count(heard, said: said) <= 5, "\(text)")
      #expect(heard.starts(with: ["he", "was", "not"]), "\(text)")
    }
    server.send(SIGTERM)
    #expect(await server.ending() == 0)
    for word in ["young", "was", "not"] { #expect(!server.errors.contains(word)) }
  }

  @Test("--greet transcribes a recording before the server reports its address")
  func greeting() async throws {
    let server = try await ServingProcess(["--greet"], home: try TemporaryFolder())
    let lines = server.greeting.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(lines[0].hasSuffix(":") && lines[2].hasPrefix("Listening at http://127.0.0.1:"))
    #expect(lines[1].contains("dashwood"), "\(lines[1])")
  }

  @Test("Before it stops, the server says goodbye to every page without waiting for clients")
  func shutdown() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let page = try await ClientSocket.connect(port: server.port)
    var messages = page.messages.makeAsyncIterator()
    try await page.send(PageNews.hello())
    _ = try await messages.next()
    let half = try RawSocket(port: server.port)
    await half.send(Array("GET /session HTTP/1.1\r\nHost: x\r\nX-A: ".utf8))
    // This client connects last, because the server soon closes a connection that sends no hello.
    let silent = try await RawWebSocket(port: server.port)
    server.send(SIGTERM)
    var last: PageNews?
    while let text = try await messages.next() { last = try PageNews(text) }
    #expect(last?.type == "bye" && last?.code == "shutdown")
    #expect(await page.closeCode == 1001)
    #expect(await silent.answerBehindTexts() == .close(1001))
    #expect(await half.receive().isEmpty)
    #expect(await server.ending() == 0)
    #expect(server.errors.isEmpty)
  }

  @Test("Under abuse, memory stays bounded and other pages are served")
  func memory() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    let page = try await ClientSocket.connect(port: server.port)
    var messages = page.messages.makeAsyncIterator()
    try await page.send(PageNews.hello())
    _ = try await messages.next()
    // The server closes a page that is silent for long, and the abuse may take longer.
    let beating = Task {
      while !Task.isCancelled {
        try await page.send(#"{"type":"ping","at":-1}"#)
        try await Task.sleep(for: .seconds(1))
      }
    }
    defer { beating.cancel() }
    let before = server.memory
    let abuses = [Self.promise, Self.flood, Self.refuseToRead, Self.longHeads]
    for (number, abuse) in abuses.enumerated() {
      try await abuse(server)
      let now = Double(number)
      try await page.send(#"{"type":"ping","at":\#(now)}"#)
      var answer = try await messages.next()
      while let other = answer, try PageNews(other).at != now { answer = try await messages.next() }
      #expect(answer != nil)
    }
    #expect(server.memory - before < 64 << 20, "\(before >> 20) MB, then \(server.memory >> 20) MB")
    #expect(server.errors.isEmpty)
  }

  /// Starts frames of 100 MB without completing them.
  private static func promise(_ server: ServingProcess) async throws {
    var sockets: [RawWebSocket] = []
    for _ in 0..<20 {
      let socket = try await RawWebSocket(port: server.port)
      await socket.send(
        RawFrame(2, [UInt8](repeating: 0, count: 1_000)).with(\.claimedLength, 100 << 20))
      sockets.append(socket)
    }
  }

  /// Sends as much as the server accepts, without a pause.
  private static func flood(_ server: ServingProcess) async throws {
    let socket = try await RawWebSocket(port: server.port)
    let piece = [UInt8](repeating: 0, count: 1 << 20)
    await socket.send(RawFrame(2).with(\.claimedLength, 100 << 20))
    for _ in 0..<100 where await socket.socket.send(piece) {}
  }

  /// Requests screens without reading them.
  private static func refuseToRead(_ server: ServingProcess) async throws {
    let socket = try await RawWebSocket(port: server.port, receiveBuffer: 4_096)
    await socket.send(
      .text(
        #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
          + #""reducesMotion":false}"#))
    let long = String(repeating: "a", count: 4_000)
    for id in 1..<20_000 {
      let text = #"{"type":"do","id":\#(id),"action":"write","text":"\#(long)\#(id)"}"#
      if await !socket.send(.text(text)) { break }
    }
  }

  private static func longHeads(_ server: ServingProcess) async throws {
    let head = "GET /session HTTP/1.1\r\nHost: x\r\nX-A: " + String(repeating: "a", count: 1 << 20)
    for _ in 0..<20 {
      let socket = try RawSocket(port: server.port)
      await socket.send(Array(head.utf8))
    }
  }
}

/// A page that sends a recording at its original pace.
private final class SpokenPage: Sendable {
  private struct State {
    var session = ""
    var seen = 0
    var heard = 0
    var isOpen = false
    var done = 0
    var screen: ScreenView?
  }

  private let port: Int
  private let samples: [Float]
  private let state = Mutex(State())
  private let clock = SystemTimekeeper()

  private static let piece = 320

  init(_ port: Int, _ samples: [Float]) {
    self.port = port
    self.samples = samples
  }

  /// Sends the recording, then silence until `count` words have arrived, stops and returns the
  /// final text.
  ///
  /// The connection is cut before each of the 20 ms pieces in `cuts`. The simulated user continues
  /// to speak during the 0.3 s until the page reconnects.
  func speak(cutAt cuts: Set<Int>, untilWords count: Int) async throws -> String {
    var page = try await connect()
    try await page.send(#"{"type":"do","id":1,"action":"activate"}"#)
    try await wait { $0.isOpen }
    try await page.send(#"{"type":"microphone","opening":1,"event":"opened"}"#)
    let begin = clock.now
    var next = 0
    // Even on a busy machine, the words arrive within two minutes.
    while next < 6_000, next * Self.piece < samples.count || words < count {
      if cuts.contains(next) {
        await page.cut()
        try await clock.sleep(until: clock.now + 0.3)
        page = try await connect()
        next = state.withLock { $0.heard } / Self.piece
      }
      try await page.send(sound(next).bytes)
      next += 1
      try await clock.sleep(until: begin + Double(next) * 0.02)
    }
    let end = next * Self.piece
    try await page.send(
      #"{"type":"do","id":2,"action":"stop","after":{"opening":1,"samples":\#(end)}}"#)
    try await wait { $0.done == 2 && $0.screen?.phase == "idle" }
    return state.withLock { $0.screen?.field.text ?? "" }
  }

  private func sound(_ number: Int) -> WireSound {
    let first = number * Self.piece
    let spoken = samples.dropFirst(first).prefix(Self.piece)
    let silence = [Float](repeating: 0, count: Self.piece - spoken.count)
    return WireSound(opening: 1, first: first, samples: Array(spoken) + silence)
  }

  private var words: Int {
    state.withLock { $0.screen?.field.text.split(separator: " ").count ?? 0 }
  }

  private func connect() async throws -> ClientSocket {
    let page = try await ClientSocket.connect(port: port)
    let (session, seen) = state.withLock { ($0.session, $0.seen) }
    try await page.send(PageNews.hello(resuming: session.isEmpty ? nil : session, seen: seen))
    var first = page.messages.makeAsyncIterator()
    guard let text = try await first.next(), case let welcome = try PageNews(text),
      welcome.type == "welcome"
    else { throw ServingProcess.Failure(log: "no welcome") }
    take(welcome)
    state.withLock {
      ($0.session, $0.heard) = (welcome.session ?? "", welcome.heard?.samples ?? 0)
    }
    let messages = page.messages
    Task {
      for try await message in messages { if let news = try? PageNews(message) { take(news) } }
    }
    return page
  }

  private func take(_ news: PageNews) {
    state.withLock { state in
      state.seen = news.event ?? state.seen
      state.screen = news.screen ?? state.screen
      if news.type == "show" { state.done = news.done ?? state.done }
      if news.type == "open" { state.isOpen = true }
    }
  }

  private func wait(_ isReached: (State) -> Bool) async throws {
    while !state.withLock({ isReached($0) }) { try await clock.sleep(until: clock.now + 0.01) }
  }
}

/// The parts of the server's messages that these tests need.
private struct PageNews: Decodable {
  let type: String
  let event: Int?
  let session: String?
  let heard: SoundPlace?
  let done: Int?
  let screen: ScreenView?
  let code: String?
  let at: Double?

  init(_ text: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  static func hello(resuming session: String? = nil, seen: Int = 0) -> String {
    let resume = session.map { #","resume":{"session":"\#($0)","seen":\#(seen)}"# } ?? ""
    return #"{"type":"hello","version":1,"experience":"capture","language":"en-US","#
      + #""permission":"granted","reducesMotion":false\#(resume)}"#
  }
}

extension ServingProcess {
  /// The resident memory of the server, in bytes.
  fileprivate var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    let kilobytes = line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (kilobytes ?? .max >> 20) * 1_024
  }
}
