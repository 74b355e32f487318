import Foundation
import NIOCore
import NIOWebSocket

@testable import HarkServer
@testable import HarkServices

// Streams: the pieces in which bytes arrive must not matter.
extension FuzzTarget {
  static let streams = [
    FuzzTarget("sse", tokens: ["data:", "event: ", "\r\n", "\n\n", "\r"]) { bytes in
      var (whole, parts) = (ServerSentEvents(), ServerSentEvents())
      let events = try? whole.take(bytes.dropFirst())
      let joined = try? bytes.pieces.flatMap { try parts.take($0) }
      expect(events == joined, "Events do not depend on the pieces of a stream.")
    },
    FuzzTarget(
      "chat", tokens: ["data: ", "[DONE]", "{\"choices\":[{\"delta\":{\"content\":", "\n\n"]
    ) {
      bytes in
      var reply = ChatReply()
      for piece in bytes.pieces { _ = try? reply.take(piece) }
      _ = try? ChatReply.whole(bytes)
    },
    FuzzTarget(
      "wyoming", tokens: ["{\"type\":\"transcript\"", ",\"data_length\":", "}\n", "\"text\":"]
    ) {
      bytes in
      var (whole, parts) = (WyomingReader(), WyomingReader())
      let events = try? whole.take(Array(bytes.dropFirst()))
      let joined = try? bytes.pieces.flatMap { try parts.take($0) }
      expect(events == joined, "Events do not depend on the pieces of a stream.")
      var answer = WyomingAnswer()
      _ = try? answer.take(bytes)
    },
    FuzzTarget(
      "multipart",
      tokens: ["\r\n--X", "\r\n", "--", "Content-Disposition: form-data; name=\"a\"", "; "]
    ) {
      bytes in
      let whole = form([Array(bytes.dropFirst())])
      expect(whole == form(bytes.pieces), "A form does not depend on the pieces of a body.")
    },
    FuzzTarget("frames", tokens: ["\u{1}", "\u{2}", "\u{8}", "\u{9}"]) { bytes in
      var limits = WebSocketLimits()
      (limits.message, limits.fragments) = (64, 4)
      var rules = FrameRules(limits)
      var rest = bytes[...]
      while let head = rest.popFirst(), let length = rest.popFirst() {
        let data = ByteBuffer(bytes: rest.prefix(Int(length)))
        rest = rest.dropFirst(Int(length))
        let opcode = WebSocketOpcode(encodedWebSocketOpcode: head & 0xF)
        let frame = WebSocketFrame(
          fin: head & 0x80 != 0, rsv1: head & 0x40 != 0, opcode: opcode ?? .text,
          maskKey: head & 0x20 != 0 ? nil : [1, 2, 3, length], data: data)
        guard check(rules.take(frame)) else { return }
      }
    },
  ]

  /// Returns the parts of a form and their data, and `nil` for a form that is refused.
  private static func form(_ pieces: [[UInt8]]) -> [MultipartParser.Found]? {
    var parser = MultipartParser(boundary: "X")
    var found: [MultipartParser.Found] = []
    for piece in pieces {
      guard let next = try? parser.take(piece) else { return nil }
      for one in next {
        if case .bytes(let more) = one, case .bytes(let bytes)? = found.last {
          found[found.count - 1] = .bytes(bytes + more)
        } else {
          found.append(one)
        }
      }
    }
    return (try? parser.end()) == nil ? nil : found
  }

  /// Returns whether the connection goes on.
  private static func check(_ verdict: FrameRules.Verdict) -> Bool {
    switch verdict {
    case .message(.text(let text)): expect(text.utf8.count <= 64, "A message has a maximum size.")
    case .message(.binary(let data)):
      expect(data.readableBytes <= 64, "A message has a maximum size.")
    case .nothing, .ping, .message(.close): break
    case .close, .broken: return false
    }
    return true
  }
}
