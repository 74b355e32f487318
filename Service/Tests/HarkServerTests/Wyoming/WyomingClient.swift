import HarkServices
import Testing

@testable import HarkServer

/// A Wyoming client of a `LiveServer`.
struct WyomingClient {
  /// Runs as long as its clients.
  private let server: LiveServer
  private let line: any StreamLine
  private var pieces: AsyncStream<[UInt8]>.AsyncIterator
  private var reader = WyomingReader()
  private var waiting: [WyomingReader.Event] = []

  init(_ server: LiveServer) async throws {
    self.server = server
    let port = try #require(server.wyomingPort)
    line = try await NIOStreamTransport().connect(host: "127.0.0.1", port: port, timeout: 60)
    pieces = line.pieces.makeAsyncIterator()
  }

  func send(_ events: WyomingEvent...) async throws {
    for event in events { try await line.send(event.bytes()) }
  }

  func close() { line.close() }

  /// Returns the next event; `nil` if the server has closed the connection.
  mutating func next() async throws -> WyomingReader.Event? {
    while waiting.isEmpty {
      guard let piece = await pieces.next() else { return nil }
      waiting += try reader.take(piece)
    }
    return waiting.removeFirst()
  }

  /// Returns the next events up to one of `type`, or all if there is none.
  mutating func events(to type: String) async throws -> [WyomingReader.Event] {
    var events: [WyomingReader.Event] = []
    while let event = try await next() {
      events.append(event)
      if event.type == type { break }
    }
    return events
  }
}

extension WyomingEvent {
  static let audioStart = WyomingEvent(type: "audio-start", data: WyomingFormat.spoken)
  static let audioStop = WyomingEvent(type: "audio-stop")
  static let ping = WyomingEvent(type: "ping", data: ["text": "a"])

  static func audio(_ samples: [Float]) -> WyomingEvent {
    WyomingEvent(
      type: "audio-chunk", data: WyomingFormat.spoken, payload: PCM16.bytes(of: samples))
  }
}
