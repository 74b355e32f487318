import Foundation
import HTTPFixtures
import Hark
import HarkTesting
import NIOCore
import SoundFixtures
import Testing

@testable import HarkCommand
@testable import HarkServer

@Suite("Sessions of pages with hark serve", .serialized, .timeLimit(.minutes(5)))
struct ServedSessionsTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  @Test("A page that reconnects during speech shows every word, and no log contains one")
  func realSpeech() async throws {
    let server = try await ServingProcess(home: try TemporaryFolder())
    // The server refuses audio that arrives more than `OpeningSound.lead` ahead of real time, so
    // this much can be sent without waiting.
    let samples = try WaveFile.samples(at: Self.clip).prefix(AudioTime.samples(OpeningSound.lead))
    let whole = try await SpokenPage(server.port, samples).speak()
    let cut = try await SpokenPage(server.port, samples).speak(cutAt: [20, 40, 60, 80])
    for text in [whole, cut] {
      #expect(text.lowercased().hasPrefix("he was not "), "\(text)")
      let heard = text.split { " -".contains($0) }
      #expect((4...7).contains(heard.count), "\(text)")
    }
    server.send(SIGTERM)
    #expect(await server.ending() == 0)
    for word in ["was", "not"] { #expect(!server.errors.contains(word)) }
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
    // The server disconnects a page that sends nothing for a long time, and the abuse may take
    // longer.
    var number = 0.0
    let beat: Beat = {
      number += 1
      try await page.send(#"{"type":"ping","at":\#(number)}"#)
      while let answer = try await messages.next() {
        if try PageNews(answer).at == number { return }
      }
      throw ServingProcess.Failure(log: "The page has been closed.")
    }
    let before = server.memory
    for abuse in [Self.promise, Self.flood, Self.refuseToRead, Self.longHeads] {
      try await abuse(server, beat)
      try await beat()
    }
    #expect(server.memory - before < 64 << 20, "\(before >> 20) MB, then \(server.memory >> 20) MB")
    #expect(server.errors.isEmpty)
  }

  /// Sends a ping from the page that must stay connected, and returns when it is answered.
  private typealias Beat = () async throws -> Void

  /// Starts frames of 100 MB without completing them.
  private static func promise(_ server: ServingProcess, _ beat: Beat) async throws {
    var sockets: [RawWebSocket] = []
    for _ in 0..<20 {
      try await beat()
      let socket = try await RawWebSocket(port: server.port)
      await socket.send(
        RawFrame(2, [UInt8](repeating: 0, count: 1_000)).with(\.claimedLength, 100 << 20))
      sockets.append(socket)
    }
  }

  /// Sends as much as the server accepts, without a pause.
  private static func flood(_ server: ServingProcess, _ beat: Beat) async throws {
    let socket = try await RawWebSocket(port: server.port)
    let piece = [UInt8](repeating: 0, count: 1 << 20)
    await socket.send(RawFrame(2).with(\.claimedLength, 100 << 20))
    for _ in 0..<100 where await socket.socket.send(piece) { try await beat() }
  }

  /// Requests screens without reading them.
  private static func refuseToRead(_ server: ServingProcess, _ beat: Beat) async throws {
    let socket = try await RawWebSocket(port: server.port, receiveBuffer: 4_096)
    await socket.send(
      .text(
        #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
          + #""reducesMotion":false}"#))
    let long = String(repeating: "a", count: 4_000)
    var refusals = 0
    for id in 1..<20_000 {
      let text = #"{"type":"do","id":\#(id),"action":"write","text":"\#(long)\#(id)"}"#
      var rest = RawFrame(1, Array(text.utf8)).bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(socket.socket.sendAtOnce(rest))
        if rest.isEmpty { break }
        // After each of these incomplete writes, the server answered another page's ping, so it no
        // longer reads from this client.
        if refusals == 1_000 { return }
        refusals += 1
        try await beat()
      }
    }
  }

  private static func longHeads(_ server: ServingProcess, _ beat: Beat) async throws {
    let head = "GET /session HTTP/1.1\r\nHost: x\r\nX-A: " + String(repeating: "a", count: 1 << 20)
    for _ in 0..<20 {
      let socket = try RawSocket(port: server.port)
      await socket.send(Array(head.utf8))
      try await beat()
    }
  }
}

/// A page that sends a recording.
private final class SpokenPage: Sendable {
  private struct State: Sendable {
    var session = ""
    var seen = 0
    var heard = 0
    var isOpen = false
    var done = 0
    var screen: ScreenView?
  }

  private let port: Int
  private let samples: ArraySlice<Float>
  private let state = Watched(State())

  private static let piece = 320

  init(_ port: Int, _ samples: ArraySlice<Float>) {
    self.port = port
    self.samples = samples
  }

  /// Sends the recording, stops, and returns the final text.
  ///
  /// The connection is cut before each of the 20 ms pieces in `cuts`.
  func speak(cutAt cuts: Set<Int> = []) async throws -> String {
    var page = try await connect()
    try await page.send(#"{"type":"do","id":1,"action":"activate"}"#)
    await state.wait { $0.isOpen }
    try await page.send(#"{"type":"microphone","opening":1,"event":"opened"}"#)
    var cuts = cuts
    var next = 0
    while next < samples.count / Self.piece {
      if cuts.remove(next) != nil {
        await page.cut()
        page = try await connect()
        next = state.now.heard / Self.piece
      }
      try await page.send(sound(next).bytes)
      next += 1
    }
    let end = next * Self.piece
    try await page.send(
      #"{"type":"do","id":2,"action":"stop","after":{"opening":1,"samples":\#(end)}}"#)
    await state.wait {
      $0.done == 2 && $0.screen?.phase == "idle" && $0.screen?.field.isReadOnly == false
    }
    return state.now.screen?.field.text ?? ""
  }

  private func sound(_ number: Int) -> WireSound {
    let first = number * Self.piece
    let spoken = samples.dropFirst(first).prefix(Self.piece)
    return WireSound(opening: 1, first: first, samples: Array(spoken))
  }

  private func connect() async throws -> ClientSocket {
    let page = try await ClientSocket.connect(port: port)
    let (session, seen) = (state.now.session, state.now.seen)
    try await page.send(PageNews.hello(resuming: session.isEmpty ? nil : session, seen: seen))
    var first = page.messages.makeAsyncIterator()
    guard let text = try await first.next(), case let welcome = try PageNews(text),
      welcome.type == "welcome"
    else { throw ServingProcess.Failure(log: "no welcome") }
    take(welcome)
    state.change {
      ($0.session, $0.heard) = (welcome.session ?? "", welcome.heard?.samples ?? 0)
    }
    let messages = page.messages
    Task {
      for try await message in messages { if let news = try? PageNews(message) { take(news) } }
    }
    return page
  }

  private func take(_ news: PageNews) {
    state.change { state in
      state.seen = news.event ?? state.seen
      state.screen = news.screen ?? state.screen
      if news.type == "show" { state.done = news.done ?? state.done }
      if news.type == "open" { state.isOpen = true }
    }
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
