import HTTPTypes
import HarkServices
import Hummingbird
import NIOCore

/// Sends events to a Wyoming client, and disconnects one that reads too slowly.
struct WyomingWriter: Sendable {
  let channel: any Channel
  let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

  func send(_ event: WyomingEvent) async throws {
    var writer = patient
    try await writer.write(event.bytes())
  }

  /// A writer for many events, which demands a minimum rate of all of them.
  var patient: PatientWriter { PatientWriter(Body(outbound: outbound), channel) }

  private struct Body: ResponseBodyWriter {
    let outbound: NIOAsyncChannelOutboundWriter<ByteBuffer>

    mutating func write(_ buffer: ByteBuffer) async throws { try await outbound.write(buffer) }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}
