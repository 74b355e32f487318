import Hark
import Hummingbird
import NIOCore
import NIOHTTPTypes
import Synchronization

/// The body of a request, which must arrive at a minimum rate.
///
/// A client that waits for permission to send its body (`Expect: 100-continue`) receives permission
/// when iteration begins, but not if the request is refused because of its header.
struct PacedBody: AsyncSequence, Sendable {
  typealias Element = ByteBuffer

  let request: Request
  let reading: BodyReading
  let channel: any Channel

  func makeAsyncIterator() -> AsyncIterator {
    if request.headers[.expect]?.lowercased() == "100-continue" {
      let head = HTTPResponsePart.head(HTTPResponse(status: .continue))
      channel.writeAndFlush(head, promise: nil)
    }
    let loop = channel.eventLoop
    return AsyncIterator(
      inner: request.body.makeAsyncIterator(), reading: reading, channel: channel,
      pace: UploadPace { Double(loop.now.uptimeNanoseconds) / 1e9 })
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var inner: RequestBody.AsyncIterator
    fileprivate let reading: BodyReading
    fileprivate let channel: any Channel
    fileprivate var pace: UploadPace

    mutating func next() async throws -> ByteBuffer? {
      let channel = channel
      // The gate refuses the request, which also ends the wait for the next piece.
      let alarm = channel.eventLoop.scheduleTask(in: pace.patience) {
        channel.pipeline.fireErrorCaught(BodyTooSlow())
      }
      defer { alarm.cancel() }
      guard let piece = try await inner.next() else {
        reading.end()
        return nil
      }
      try pace.took(piece.readableBytes)
      return piece
    }
  }
}

/// The error of a connection whose client sends a body too slowly.
struct BodyTooSlow: Error {
  let refusal = HTTPRefusal.slowBody
}

/// A record of whether a request's body has been read to its end.
final class BodyReading: Sendable {
  private let isOver: Atomic<Bool>

  /// Creates the record of a request, which has a body only if its header declares one.
  init(_ request: Request) {
    let length = request.headers[.contentLength]
    let isEmpty = length.map { Int($0) == 0 } ?? (request.headers[.transferEncoding] == nil)
    isOver = Atomic(isEmpty)
  }

  var isUnread: Bool { !isOver.load(ordering: .relaxed) }

  fileprivate func end() { isOver.store(true, ordering: .relaxed) }
}

/// A writer of responses in pieces, which disconnects a client that reads too slowly.
///
/// Each write waits until the system accepts the piece, so a slow client costs only the memory of
/// one piece in addition to the connection's buffer. A client must read at the rate at which
/// `UploadPace` requires it to send, measured over the time spent waiting for it.
struct PatientWriter {
  /// The maximum time for one piece, in seconds.
  static let patience = 30

  private var writer: any ResponseBodyWriter
  private let channel: any Channel
  private var waited = TimeAmount.zero
  private var bytes = 0

  /// Creates a writer that forwards to `writer`; `channel` is the client's connection, and its
  /// event loop measures the time.
  init(_ writer: any ResponseBodyWriter, _ channel: any Channel) {
    self.writer = writer
    self.channel = channel
  }

  /// Sends bytes; throws if the client has disconnected or is too slow.
  mutating func write(_ bytes: [UInt8]) async throws {
    if bytes.isEmpty { return }
    let alarm = channel.close(in: .seconds(Int64(Self.patience)))
    defer { alarm.cancel() }
    let begun = channel.eventLoop.now
    try await writer.write(ByteBuffer(bytes: bytes))
    waited = waited + (channel.eventLoop.now - begun)
    self.bytes += bytes.count
    let seconds = Double(waited.nanoseconds) / 1e9
    if UploadPace.isTooSlow(self.bytes, in: seconds, after: Double(Self.patience)) {
      channel.close(promise: nil)
      throw CancellationError()
    }
  }

  func finish() async throws { try await writer.finish(nil) }
}

struct UploadPace {
  /// The minimum average rate since the beginning, in bytes per second: about half that of G.729.
  static let bytesPerSecond = 512.0

  /// The time before the minimum rate applies, in seconds.
  static let grace = 10.0

  /// The maximum time for a body, in seconds.
  static let longest = 1_800.0

  private let now: @Sendable () -> Double
  private let begun: Double
  private var bytes = 0

  /// Creates a pace that starts now; `now` is a monotonic clock in seconds.
  init(now: @escaping @Sendable () -> Double) {
    self.now = now
    begun = now()
  }

  mutating func took(_ count: Int) throws(HTTPRefusal) {
    bytes += count
    if Self.isTooSlow(bytes, in: now() - begun, after: Self.grace) { throw .slowBody }
  }

  /// The time until the body is too slow if no further byte arrives.
  var patience: TimeAmount {
    let end = min(max(Self.grace, Double(bytes) / Self.bytesPerSecond), Self.longest)
    return .nanoseconds(Int64((max(begun + end - now(), 0) * 1e9).rounded(.up)))
  }

  static func isTooSlow(_ bytes: Int, in seconds: Double, after grace: Double) -> Bool {
    seconds > grace && (seconds > longest || Double(bytes) < seconds * bytesPerSecond)
  }
}
