import NIOCore
import NIOWebSocket

/// Checks client frames against the rules of RFC 6455 that NIO does not check, and joins fragments.
struct FrameRules {
  enum Verdict: Equatable {
    case nothing
    case message(WebSocketMessage)

    /// A ping, to be answered with the same bytes.
    case ping(ByteBuffer)

    /// A close frame, with or without a code.
    case close(WebSocketErrorCode?)

    /// A violation, which ends the connection with this code.
    case broken(WebSocketErrorCode)
  }

  private struct Fragments {
    let isText: Bool
    var bytes: ByteBuffer
    var count = 1
  }

  private let limits: WebSocketLimits
  private var fragments: Fragments?

  init(_ limits: WebSocketLimits) { self.limits = limits }

  mutating func take(_ frame: WebSocketFrame) -> Verdict {
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return .broken(.protocolError)
    }
    let data = frame.unmaskedData
    switch frame.opcode {
    case .ping: return .ping(data)
    case .pong: return .nothing
    case .connectionClose: return Self.close(data)
    case .text, .binary: return begin(data, isText: frame.opcode == .text, isWhole: frame.fin)
    case .continuation: return append(data, isLast: frame.fin)
    default: return .broken(.protocolError)
    }
  }

  private mutating func begin(_ data: ByteBuffer, isText: Bool, isWhole: Bool) -> Verdict {
    guard fragments == nil else { return .broken(.protocolError) }
    guard data.readableBytes <= limits.message else { return .broken(.messageTooLarge) }
    if isWhole { return Self.message(data, isText: isText) }
    fragments = Fragments(isText: isText, bytes: data)
    return .nothing
  }

  private mutating func append(_ data: ByteBuffer, isLast: Bool) -> Verdict {
    guard var joined = fragments else { return .broken(.protocolError) }
    // The stored value is released here, so that appending a fragment does not copy the bytes.
    fragments = nil
    joined.count += 1
    guard joined.count <= limits.fragments,
      joined.bytes.readableBytes + data.readableBytes <= limits.message
    else { return .broken(.messageTooLarge) }
    joined.bytes.writeImmutableBuffer(data)
    if isLast { return Self.message(joined.bytes, isText: joined.isText) }
    fragments = joined
    return .nothing
  }

  private static func message(_ data: ByteBuffer, isText: Bool) -> Verdict {
    guard isText else { return .message(.binary(data)) }
    guard let text = text(data) else { return .broken(.dataInconsistentWithMessage) }
    return .message(.text(text))
  }

  private static func close(_ data: ByteBuffer) -> Verdict {
    var data = data
    if data.readableBytes == 0 { return .close(nil) }
    guard let number = data.readInteger(as: UInt16.self), isCode(number) else {
      return .broken(.protocolError)
    }
    guard text(data) != nil else { return .broken(.dataInconsistentWithMessage) }
    return .close(WebSocketErrorCode(codeNumber: Int(number)))
  }

  /// Returns whether a client may send this close code: one that RFC 6455 or its registry defines
  /// for close frames, or any from 3000 to 4999.
  private static func isCode(_ number: UInt16) -> Bool {
    switch number {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }

  private static func text(_ data: ByteBuffer) -> String? {
    data.withUnsafeReadableBytes { String(validating: $0, as: UTF8.self) }
  }
}

/// A complete, checked message from the client.
enum WebSocketMessage: Sendable, Equatable {
  case text(String)
  case binary(ByteBuffer)

  /// A close frame; the client sends no further messages.
  case close
}

enum WebSocketSending: Sendable, Equatable {
  /// Text, in UTF-8.
  case text(ByteBuffer)
  case binary(ByteBuffer)

  /// A close frame, after which nothing is sent and input is ignored.
  case close(WebSocketErrorCode)
}

struct WebSocketLimits: Sendable {
  /// The maximum size of a message, in bytes, whole or in fragments.
  var message = 64 * 1_024

  /// The maximum size of an event in a realtime session, in bytes: a minute of audio in Base64.
  var longestEvent = 4 * 1_024 * 1_024
  var fragments = 128

  /// The duration of silence after which the client is pinged.
  var pingAfter = TimeAmount.seconds(15)

  /// The maximum time for the client to answer a ping.
  var pongWithin = TimeAmount.seconds(10)

  /// The maximum time for the client to answer a close frame.
  var closeWithin = TimeAmount.seconds(3)

  /// The maximum time for the client to read the data that fills the connection.
  var readWithin = TimeAmount.seconds(5)

  /// The time that a stopping server gives the owner of the socket to send its own close frame.
  var quiesceWithin = TimeAmount.seconds(3)

  /// The size of the system's send buffer, in bytes; data in a larger one would become stale.
  var sendBuffer = 128 * 1_024

  var realtime: WebSocketLimits {
    var limits = self
    limits.message = longestEvent
    return limits
  }
}
