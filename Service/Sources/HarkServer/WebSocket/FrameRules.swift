import NIOCore
import NIOWebSocket

/// The requirements of RFC 6455 for client frames beyond those that NIO's decoder checks, and the
/// joining of fragments.
struct FrameRules {
  /// The result of a frame.
  enum Verdict: Equatable {
    /// Nothing yet.
    case nothing

    /// A complete message.
    case message(WebSocketMessage)

    /// A ping, to be answered with the same bytes.
    case ping(ByteBuffer)

    /// A close frame, with or without a code.
    case goodbye(WebSocketErrorCode?)

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

  /// Handles the next frame.
  mutating func take(_ frame: WebSocketFrame) -> Verdict {
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return .broken(.protocolError)
    }
    let data = frame.unmaskedData
    switch frame.opcode {
    case .ping: return .ping(data)
    case .pong: return .nothing
    case .connectionClose: return Self.goodbye(data)
    case .text, .binary: return begin(data, isText: frame.opcode == .text, isWhole: frame.fin)
    case .continuation: return goOn(data, isLast: frame.fin)
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

  private mutating func goOn(_ data: ByteBuffer, isLast: Bool) -> Verdict {
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

  private static func goodbye(_ data: ByteBuffer) -> Verdict {
    var data = data
    if data.readableBytes == 0 { return .goodbye(nil) }
    guard let number = data.readInteger(as: UInt16.self), isCode(number) else {
      return .broken(.protocolError)
    }
    guard text(data) != nil else { return .broken(.dataInconsistentWithMessage) }
    return .goodbye(WebSocketErrorCode(codeNumber: Int(number)))
  }

  /// Returns whether a client may send this code.
  ///
  /// RFC 6455 and its registry define the accepted codes below 3000; the others are available to
  /// libraries and applications.
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
