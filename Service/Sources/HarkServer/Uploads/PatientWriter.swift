import Hummingbird
import NIOCore

/// A writer of responses in pieces, for clients that may be slow within limits.
///
/// Each write waits until the system accepts the piece, and nothing more is produced until then, so
/// a slow client costs one piece in addition to the connection's buffer. A client must read at the
/// rate at which `UploadPace` requires a client to send; only the time spent waiting for the client
/// counts.
struct PatientWriter {
  /// The maximum time for one piece, in seconds.
  static let patience = 30

  private var writer: any ResponseBodyWriter
  private let channel: any Channel
  private var waited = TimeAmount.zero
  private var bytes = 0

  /// Creates a writer to `writer`; `channel` is its connection, whose event loop measures the time.
  init(_ writer: any ResponseBodyWriter, _ channel: any Channel) {
    self.writer = writer
    self.channel = channel
  }

  /// Sends bytes, and throws if the client has disconnected or is disconnected for being too slow.
  mutating func write(_ bytes: [UInt8]) async throws {
    if bytes.isEmpty { return }
    let alarm = channel.eventLoop.scheduleTask(in: .seconds(Int64(Self.patience))) { [channel] in
      channel.close(promise: nil)
    }
    defer { alarm.cancel() }
    let begun = channel.eventLoop.now
    try await writer.write(ByteBuffer(bytes: bytes))
    waited = waited + (channel.eventLoop.now - begun)
    self.bytes += bytes.count
    if UploadPace.isTooSlow(self.bytes, in: Double(waited.nanoseconds) / 1e9) {
      channel.close(promise: nil)
      throw CancellationError()
    }
  }

  /// Ends the response.
  func finish() async throws { try await writer.finish(nil) }
}
