import Hummingbird
import NIOCore

/// Writes an answer piece by piece to a client that may be slow, but not for ever.
///
/// What is waited for is that the system takes a piece; until then nothing more is made, so that a slow
/// client costs a piece beside what the connection holds. A client must take as much as one that sends
/// must give, `UploadPace`; only what is waited for it counts.
struct PatientWriter {
  /// Seconds that a piece may take.
  static let patience = 30

  private var writer: any ResponseBodyWriter
  private let channel: any Channel
  private var waited = TimeAmount.zero
  private var bytes = 0

  /// Writes to `writer`; `channel` is its connection, whose event loop keeps the time.
  init(_ writer: any ResponseBodyWriter, _ channel: any Channel) {
    self.writer = writer
    self.channel = channel
  }

  /// Sends bytes; throws when the client is gone, or is sent away for being too slow.
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

  /// Says that this was all.
  func finish() async throws { try await writer.finish(nil) }
}
