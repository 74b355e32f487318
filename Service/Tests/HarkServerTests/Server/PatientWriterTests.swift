import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import HarkServer

@Suite("Clients that read slowly", .timeLimit(.minutes(1)))
struct PatientWriterTests {
  /// What time it is, as a client that takes its time makes it.
  private final class SlowClient: Sendable {
    private let state = Mutex((now: 0.0, bytes: 0))
    let secondsPerPiece: Double

    init(secondsPerPiece: Double) { self.secondsPerPiece = secondsPerPiece }

    var now: Double { state.withLock { $0.now } }
    var bytes: Int { state.withLock { $0.bytes } }

    func take(_ count: Int) {
      state.withLock {
        $0.now += secondsPerPiece
        $0.bytes += count
      }
    }
  }

  private struct SlowWriter: ResponseBodyWriter {
    let client: SlowClient

    mutating func write(_ buffer: ByteBuffer) async throws { client.take(buffer.readableBytes) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }

  private func pieces(of length: Int, every seconds: Double) async throws -> (Int, Bool) {
    let client = SlowClient(secondsPerPiece: seconds)
    let channel = NIOAsyncTestingChannel()
    var writer = PatientWriter(SlowWriter(client: client), channel) { client.now }
    var isSentAway = false
    for _ in 0..<200 where !isSentAway {
      do {
        try await writer.write([UInt8](repeating: 0, count: length))
      } catch {
        isSentAway = true
      }
    }
    return (client.bytes, isSentAway)
  }

  @Test("One that takes what somebody could speak may go on")
  func steady() async throws {
    let (bytes, isSentAway) = try await pieces(of: 6_000, every: 5)
    #expect(bytes == 200 * 6_000 && !isSentAway)
  }

  @Test("One that takes each piece in time, but next to nothing altogether, is sent away")
  func dripping() async throws {
    let (bytes, isSentAway) = try await pieces(of: 1_000, every: 20)
    #expect(bytes == 2_000 && isSentAway)
  }

  @Test("However much one takes, it ends some time")
  func endless() async throws {
    let (bytes, isSentAway) = try await pieces(of: 100_000, every: 29)
    #expect(bytes == 63 * 100_000 && isSentAway)
  }
}
