import HTTPFixtures
import HarkTesting
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Testing

@testable import HarkServer

@Suite("Others who are slow, silent or gone", .timeLimit(.minutes(3)))
struct SocketPatienceTests {
  @Test("Whoever pings and reads no answers makes none wait")
  func unreadPongs() throws {
    let channel = EmbeddedChannel(handler: FrameHandler(WebSocketLimits()))
    let ping = WebSocketFrame(
      fin: true, opcode: .ping, maskKey: [0, 0, 0, 0], data: ByteBuffer(string: "?"))
    try channel.writeInbound(ping)
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .pong)
    channel.isWritable = false
    for _ in 0..<100 { try channel.writeInbound(ping) }
    #expect(try channel.readOutbound(as: WebSocketFrame.self) == nil)
    channel.isWritable = true
    try channel.writeInbound(ping)
    #expect(try channel.readOutbound(as: WebSocketFrame.self)?.opcode == .pong)
    _ = try channel.finish(acceptAlreadyClosed: true)
  }

  /// A server whose own clock stands still: nobody is late with a hello.
  private static func server(
    _ change: @escaping (inout WebSocketLimits) -> Void
  ) async throws -> LiveServer {
    try await SessionServer.start(timekeeper: ManualTimekeeper()) { change(&$0.socketLimits) }
  }

  private static let hello =
    #"{"type":"hello","version":1,"experience":"capture","permission":"granted","#
    + #""reducesMotion":false}"#

  @Test("Whoever says nothing is asked for a sign of life, and left when there is none")
  func silent() async throws {
    let server = try await Self.server {
      $0.pingAfter = .milliseconds(200)
      $0.pongWithin = .milliseconds(200)
    }
    let socket = try await RawWebSocket(port: server.port)
    #expect(await socket.answer() == .ping([]))
    #expect(await socket.answer() == .end)
  }

  @Test("A sign of life keeps the connection")
  func alive() async throws {
    let server = try await Self.server {
      $0.pingAfter = .milliseconds(100)
      $0.pongWithin = .seconds(20)
    }
    let socket = try await RawWebSocket(port: server.port)
    for _ in 0..<4 {
      #expect(await socket.answer() == .ping([]))
      await socket.send(RawFrame(10))
    }
  }

  @Test("Who does not answer a goodbye is left")
  func noGoodbye() async throws {
    let server = try await Self.server { $0.closeWithin = .milliseconds(100) }
    let socket = try await RawWebSocket(port: server.port)
    await socket.send(RawFrame(3))
    #expect(await socket.answer() == .close(1002))
    #expect(await socket.answer() == .end)
  }

  @Test("Who has closed its own half is gone")
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

  @Test("Who does not read is left, and takes no memory meanwhile")
  func slowReader() async throws {
    let server = try await SessionServer.start {
      $0.socketLimits.readWithin = .milliseconds(300)
      $0.socketLimits.sendBuffer = 4_096
    }
    var (neighbour, _) = try await SessionClient.greeted(server)
    let socket = try await RawWebSocket(port: server.port, receiveBuffer: 4_096)
    await socket.send(.text(Self.hello))
    // Each is answered with at least the length of a screen.
    var number = 0
    while await socket.send(.text(Self.write(number))) { number += 1 }
    #expect(number > 0)
    #expect(try await neighbour.isAlive())
  }

  private static func write(_ number: Int) -> String {
    let text = String(repeating: "a", count: 4_000) + "\(number)"
    return #"{"type":"do","id":\#(number + 1),"action":"write","text":"\#(text)"}"#
  }
}
