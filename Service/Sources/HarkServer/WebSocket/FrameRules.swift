import NIOCore
import NIOWebSocket

/// What RFC 6455 asks of each frame from a client, beyond what NIO's decoder looks at, and the
/// joining of fragments.
struct FrameRules {
  /// What a frame leads to.
  enum Verdict: Equatable {
    /// Nothing, yet.
    case nothing

    /// A message is whole.
    case message(WebSocketMessage)

    /// A sign of life is asked for; the answer holds the same bytes.
    case ping(ByteBuffer)

    /// The client says goodbye, with a code or without.
    case goodbye(WebSocketErrorCode?)

    /// It breaks a rule; the connection ends with this code.
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

  /// Takes the next frame.
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
    // Let go of here, so that the bytes are not copied at each fragment.
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

  /// Whether a client may send this code: those that RFC 6455 and its registry define for the wire,
  /// and those that are free for libraries and applications.
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
