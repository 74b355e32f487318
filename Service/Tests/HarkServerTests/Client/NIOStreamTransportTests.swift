import Foundation
import HarkServices
import Testing

@testable import HarkServer

@Suite("TCP connections on Linux", .timeLimit(.minutes(5)))
struct NIOStreamTransportTests {
  private let transport = NIOStreamTransport()

  private func line(_ listener: ListeningSocket) async throws -> any StreamLine {
    try await transport.connect(host: "127.0.0.1", port: listener.port, timeout: 60)
  }

  @Test("Bytes arrive in both directions, and the end of the stream is detected")
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

  @Test("A closed connection ends for both sides")
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

  @Test("Connecting to a closed or invalid port fails", arguments: [9, 0, 65_536])
  func nobody(port: Int) async {
    await #expect(throws: StreamFailure.unreachable) {
      try await transport.connect(host: "127.0.0.1", port: port, timeout: 60)
    }
  }

  @Test("Sending to a stalled server fails after the timeout")
  func stalls() async throws {
    let (channel, writes) = try await StalledServer.channel()
    let line = NIOStreamLine(channel, timeLimit: .seconds(3))
    let sending = Task { try await line.send([1]) }
    for await _ in writes { break }
    await channel.testingEventLoop.advanceTime(by: .milliseconds(2_999))
    #expect(channel.isActive)
    await channel.testingEventLoop.advanceTime(by: .milliseconds(1))
    await #expect(throws: StreamFailure.broken) { try await sending.value }
    #expect(!channel.isActive)
  }

  @Test("A server that floods an idle reader is disconnected")
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
