import HTTPFixtures
import HarkTesting
import Testing

@testable import HarkServer

/// Tests that the limits apply to real sockets; `FrameHandlerTests` tests the duration of each
/// wait, and the answers to pings.
@Suite("Slow, silent, and lost clients", .timeLimit(.minutes(5)))
struct SocketPatienceTests {
  private static let hello =
    #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
    + #""reducesMotion":false}"#

  @Test("A client that does not answer a ping is disconnected")
  func silent() async throws {
    // The page's own clock does not advance, so no hello is late.
    let server = try await SessionServer.start(timekeeper: ManualTimekeeper()) {
      // The event loop checks the client in each of its turns.
      $0.socketLimits.pingAfter = .zero
      $0.socketLimits.pongWithin = .zero
    }
    let socket = try await RawWebSocket(port: server.port)
    #expect(await socket.answer() == .ping([]))
    #expect(await socket.answer() == .end)
  }

  @Test("A client that closes its sending side is disconnected")
  func halfOpen() async throws {
    let server = try await SessionServer.start()
    let socket = try await RawWebSocket(port: server.port)
    await socket.send(.text(Self.hello))
    guard case .text = await socket.answer() else {
      Issue.record("no welcome")
      return
    }
    await socket.socket.closeSending()
    #expect(await socket.answerBehindTexts() == .end)
  }

  @Test("A client that does not sign in gives way to others, and one with a session does not")
  func signedIn() async throws {
    let server = try await SessionServer.start(limit: 2) { $0.connectionLimit = 0 }
    var (page, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(port: server.port)
    #expect(try await server.client().send("GET", "/health").status == 200)
    #expect(await socket.answer() == .end)
    #expect(try await page.isAlive())
  }

  @Test("A client that does not read is disconnected")
  func slowReader() async throws {
    // The backlog of a client that reads never reaches the limit.
    let server = try await SessionServer.start {
      $0.socketLimits.readWithin = .zero
      $0.socketLimits.sendBuffer = 4_096
    }
    var (neighbour, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(port: server.port, receiveBuffer: 4_096)
    await socket.send(.text(Self.hello))
    // Each response is at least as long as a screen.
    var number = 0
    while await socket.send(.text(Self.write(number))) {
      number += 1
      await server.clock?.advance(by: DrawingPace.interval)
      // A page that sends nothing for a long time would also be disconnected.
      if number.isMultiple(of: 100) { #expect(try await neighbour.isAlive()) }
    }
    #expect(number > 0)
    #expect(try await neighbour.isAlive())
  }

  private static func write(_ number: Int) -> String {
    let text = String(repeating: "a", count: 4_000) + "\(number)"
    return #"{"type":"do","id":\#(number + 1),"action":"write","text":"\#(text)"}"#
  }
}
