/// A WebSocket client that can send arbitrary frames and reads the server's frames.
public final class RawWebSocket {
  /// A frame from the server, or the end of the connection.
  public enum Answer: Sendable, Equatable {
    case text(String)
    case binary([UInt8])
    case ping([UInt8])
    case pong([UInt8])

    /// A close frame with its code, if any.
    case close(UInt16?)

    /// A frame that a server must not send.
    case strange(UInt8)

    /// The end of the connection without a close frame.
    case end
  }

  /// The underlying connection.
  public let socket: RawSocket

  /// The status code of the handshake response.
  public private(set) var status = 0

  /// The head of the handshake response.
  public private(set) var head = ""

  private var received: [UInt8] = []

  /// Connects and requests a WebSocket.
  ///
  /// `fields` are added to the default handshake fields or replace them; `nil` omits a field.
  /// `glued` is sent together with the handshake.
  public init(
    port: Int, path: String = "/session", method: String = "GET", version: String = "HTTP/1.1",
    _ fields: [String: String?] = [:], glued: [UInt8] = [], receiveBuffer: Int32? = nil
  ) async throws {
    socket = try RawSocket(port: port, receiveBuffer: receiveBuffer)
    var all: [String: String?] = [
      "Host": "127.0.0.1:\(port)", "Upgrade": "websocket", "Connection": "Upgrade",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
      "Origin": "http://127.0.0.1:\(port)",
    ]
    all.merge(fields) { $1 }
    let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    let request = "\(method) \(path) \(version)\r\n" + lines.sorted().joined() + "\r\n"
    await socket.send(Array(request.utf8) + glued)
    await readHead()
  }

  /// Sends a frame and returns `false` if the server has closed the connection.
  @discardableResult
  public func send(_ frame: RawFrame) async -> Bool { await socket.send(frame.bytes) }

  /// Returns the next frame.
  public func answer() async -> Answer {
    guard let head = await bytes(2) else { return .end }
    var length = Int(head[1] & 0x7F)
    if length >= 126 {
      guard let long = await bytes(length == 126 ? 2 : 8) else { return .end }
      length = long.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let payload = await bytes(length) else { return .end }
    // A server sends each frame whole, without reserved bits and unmasked.
    guard head[0] & 0xF0 == 0x80, head[1] & 0x80 == 0 else { return .strange(head[0]) }
    return Self.read(head[0] & 0x0F, payload)
  }

  /// Returns the next frame that is not a text frame.
  public func answerBehindTexts() async -> Answer {
    var next = await answer()
    while case .text = next { next = await answer() }
    return next
  }

  private static func read(_ opcode: UInt8, _ payload: [UInt8]) -> Answer {
    switch opcode {
    case 1: .text(String(decoding: payload, as: UTF8.self))
    case 2: .binary(payload)
    case 8:
      .close(payload.count < 2 ? nil : UInt16(payload[0]) << 8 | UInt16(payload[1]))
    case 9: .ping(payload)
    case 10: .pong(payload)
    default: .strange(opcode)
    }
  }

  private func bytes(_ count: Int) async -> [UInt8]? {
    while received.count < count {
      let piece = await socket.receive()
      if piece.isEmpty { return nil }
      received += piece
    }
    defer { received.removeFirst(count) }
    return Array(received.prefix(count))
  }

  private func readHead() async {
    let end = Array("\r\n\r\n".utf8)
    while true {
      if let place = received.indices.first(where: { received[$0...].starts(with: end) }) {
        head = String(decoding: received[..<place], as: UTF8.self)
        received.removeFirst(place + end.count)
        break
      }
      let piece = await socket.receive()
      if piece.isEmpty { break }
      received += piece
    }
    status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
