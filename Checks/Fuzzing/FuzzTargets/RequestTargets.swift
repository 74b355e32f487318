import Foundation
import Hark
import NIOCore

@testable import HarkServer
@testable import HarkServices

// Requests: header fields, tokens, and messages of pages and clients.
extension FuzzTarget {
  static let requests = [
    FuzzTarget("byte-range", limit: 128, tokens: ["bytes=", "-", "0", "9223372036854775807", ","]) {
      bytes in
      guard let range = ByteRange(bytes.text) else { return }
      for size in [0, 1, 1_000, .max] {
        guard let part = range.bytes(of: size) else { continue }
        expect(part.lowerBound >= 0 && part.upperBound < size, "A range is inside its file.")
      }
    },
    FuzzTarget(
      "header-fields", limit: 1_024,
      tokens: ["[", "]", ":", ";", "q=", "boundary=", "\"", "multipart/form-data"]
    ) {
      let text = $0.text
      _ = HostGuard.name(in: text)
      _ = HostGuard.isOwnPage([text], host: text)
      _ = Authentication.token(in: text)
      expect(ContentCoding.accepted(text).count <= 2, "An encoding is accepted once.")
      let length = MultipartParser.boundary(in: text)?.utf8.count ?? 1
      expect(1...70 ~= length, "A boundary has at most 70 bytes.")
    },
    FuzzTarget(
      "token", inputs: 10_000,
      tokens: [".", "\"sub\":", "\"exp\":", "\"auth_time\"", "1e308", "null"]
    ) {
      let signer = JSONWebTokenSigner(key: Array("0123456789abcdef0123456789abcdef".utf8))
      let forged = signer.claims(of: $0.text, as: TokenClaims.self)
      expect(forged == nil, "Only the key's owner signs a token.")
      guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data($0)),
        let token = try? signer.token(with: value)
      else { return }
      _ = signer.claims(of: token, as: TokenClaims.self)?.lifetime
      expect(
        token.utf8.count > JSONWebTokenSigner.longestToken
          || signer.claims(of: token, as: JSONValue.self) == value, "A signed token is accepted.")
    },
    FuzzTarget(
      "page-message",
      tokens: ["\"type\":", "\"hello\"", "\"do\"", "\"action\":", "\"devices\"", "null", "1e300"]
    ) {
      _ = try? PageMessage.read($0.text)
    },
    FuzzTarget("page-sound") { bytes in
      guard let sound = try? WireSound(ByteBuffer(bytes: bytes)) else { return }
      expect(sound.bytes == ByteBuffer(bytes: bytes), "Audio is read as it was written.")
      for base in [0, sound.first, sound.first + 1, sound.end, .max] {
        guard let rest = sound.counted(from: base, upTo: sound.first + 2) else { continue }
        expect(rest.samples.count <= sound.samples.count, "A part is not longer than the whole.")
      }
    },
    FuzzTarget(
      "realtime-session",
      tokens: ["\"audio\":", "{\"input\":", "\"turn_detection\":", "null", "\"type\":"]
    ) {
      var configuration = RealtimeConfiguration()
      let session = JSONValue.object(in: $0)
      do {
        try configuration.update(session, locales: [.americanEnglish, .norwegianBokmal])
        var again = configuration
        try again.update(session, locales: [.americanEnglish, .norwegianBokmal])
        expect(again == configuration, "An update can be repeated.")
      } catch {
        expect(configuration == RealtimeConfiguration(), "A refused update changes nothing.")
      }
    },
  ]
}
