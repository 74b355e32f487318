import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import HarkServer

@Suite("Slow clients", .timeLimit(.minutes(5)))
struct PatientWriterTests {
  /// A client that takes `timePerPiece` for each piece, on its connection's clock.
  private struct SlowWriter: ResponseBodyWriter {
    let loop: NIOAsyncTestingEventLoop
    let timePerPiece: TimeAmount

    mutating func write(_ buffer: ByteBuffer) async throws {
      await loop.advanceTime(by: timePerPiece)
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  /// Writes up to `count` pieces, and returns the number of bytes and whether the client is
  /// connected at the end.
  private func write(
    _ count: Int = 200, of length: Int, every time: TimeAmount
  ) async throws -> (bytes: Int, isThere: Bool) {
    let channel = NIOAsyncTestingChannel()
    try await channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).get()
    let loop = channel.testingEventLoop
    var writer = PatientWriter(SlowWriter(loop: loop, timePerPiece: time), channel)
    var bytes = 0
    var isSentAway = false
    for _ in 0..<count where !isSentAway {
      do {
        bytes += length
        try await writer.write([UInt8](repeating: 0, count: length))
      } catch {
        isSentAway = true
      }
    }
    await loop.run()
    return (bytes, channel.isActive)
  }

  @Test("A client that reads at the rate of speech stays connected")
  func steady() async throws {
    let (bytes, isThere) = try await write(of: 6_000, every: .seconds(5))
    #expect(bytes == 200 * 6_000 && isThere)
  }

  @Test("A client that reads each piece in time, but too little in total, is disconnected")
  func dripping() async throws {
    let (bytes, isThere) = try await write(of: 1_000, every: .seconds(20))
    #expect(bytes == 2_000 && !isThere)
  }

  @Test("A response has a maximum duration")
  func endless() async throws {
    let (bytes, isThere) = try await write(of: 100_000, every: .seconds(29))
    #expect(bytes == 63 * 100_000 && !isThere)
  }

  @Test("A client that takes too long for one piece is disconnected")
  func stalled() async throws {
    let patience = TimeAmount.seconds(Int64(PatientWriter.patience))
    #expect(try await write(1, of: 1 << 20, every: patience - .milliseconds(1)).isThere)
    #expect(try await !write(1, of: 1 << 20, every: patience).isThere)
  }
}
