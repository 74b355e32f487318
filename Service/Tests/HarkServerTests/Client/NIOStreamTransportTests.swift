import Foundation
import HarkServices
import Testing

@testable import HarkServer

@Suite("Plain connections on Linux", .timeLimit(.minutes(5)))
struct NIOStreamTransportTests {
  private let transport = NIOStreamTransport()

  private func line(_ listener: ListeningSocket) async throws -> any StreamLine {
    try await transport.connect(host: "127.0.0.1", port: listener.port, timeout: 60)
  }

  @Test("What is sent arrives, what comes is read, and the end is the end")
  func carries() async throws {
    let listener = try ListeningSocket()
    let line = try await line(listener)
    let near = accept(listener.descriptor, nil, nil)
    try await line.send(Array("to".utf8))
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(recv(near, &bytes, 8, 0) == 2 && bytes.starts(with: "to".utf8))
    #expect(send(near, "fro", 3, 0) == 3)
    close(near)
    var heard: [UInt8] = []
    for await piece in line.pieces { heard += piece }
    #expect(heard == Array("fro".utf8))
    await #expect(throws: StreamFailure.broken) { try await line.send([1]) }
  }

  @Test("A line that is closed ends, and nobody else can tell what it was")
  func closes() async throws {
    let listener = try ListeningSocket()
    let line = try await line(listener)
    let near = accept(listener.descriptor, nil, nil)
    defer { close(near) }
    line.close()
    for await _ in line.pieces {}
    var byte: UInt8 = 0
    #expect(recv(near, &byte, 1, 0) == 0)
  }

  @Test("Where nobody listens, or could, there is no line", arguments: [9, 0, 65_536])
  func nobody(port: Int) async {
    await #expect(throws: StreamFailure.unreachable) {
      try await transport.connect(host: "127.0.0.1", port: port, timeout: 60)
    }
  }

  @Test("A server that takes nothing is not waited for longer than is wanted")
  func stalls() async throws {
    let (channel, writes) = try await StalledServer.channel()
    let line = NIOStreamLine(channel, patience: .seconds(3))
    let sending = Task { try await line.send([1]) }
    for await _ in writes { break }
    await channel.testingEventLoop.advanceTime(by: .milliseconds(2_999))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    await #expect(throws: StreamFailure.broken) { try await sending.value }
    #expect(!channel.isActive)
  }

  @Test("A server that says more than anybody reads is hung up on")
  func floods() async throws {
    let listener = try ListeningSocket()
    let line = try await line(listener)
    let near = accept(listener.descriptor, nil, nil)
    defer { close(near) }
    let piece = [UInt8](repeating: 65, count: 262_144)
    var sent = 0
    while case let count = send(near, piece, piece.count, Int32(MSG_NOSIGNAL)), count > 0 {
      sent += count
      if sent > 1 << 30 { break }
    }
    #expect(sent < 1 << 30)
    _ = line
  }
}
