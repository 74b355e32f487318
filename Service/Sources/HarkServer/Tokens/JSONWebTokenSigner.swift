import COpenSSL
import Foundation

/// Signs and verifies JSON Web Tokens (RFC 7519) in the compact form of RFC 7515, with HS256 alone.
///
/// The algorithm is fixed: no token can select a weaker one.
struct JSONWebTokenSigner: Sendable {
  /// The longest token that is read, in bytes.
  ///
  /// The longest one that the server issues contains a description of a transcription session and
  /// stays below 12,000 bytes.
  static let longestToken = 16 * 1_024

  private static let algorithm = "HS256"
  private static let header = Data(#"{"alg":"\#(algorithm)","typ":"JWT"}"#.utf8).base64URL

  private let key: [UInt8]

  /// OpenSSL did not compute a signature.
  struct SigningFailure: Error {}

  /// Signs with `key`, which RFC 7518 wants to be at least 32 bytes long.
  init(key: some Sequence<UInt8>) { self.key = Array(key) }

  /// Returns a signed token with `claims`.
  func token(with claims: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Equal claims give equal tokens.
    encoder.outputFormatting = .sortedKeys
    let signed = Self.header + "." + (try encoder.encode(claims).base64URL)
    guard let signature = signature(of: Array(signed.utf8)) else { throw SigningFailure() }
    return signed + "." + signature
  }

  /// Returns the claims of a token; nil when it is not signed with this key or not well-formed.
  ///
  /// Nothing in a token is decoded before its signature has been verified.
  func claims<Claims: Decodable>(of token: String, as type: Claims.Type) -> Claims? {
    guard token.utf8.count <= Self.longestToken else { return nil }
    let bytes = Array(token.utf8)
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3,
      let expected = signature(of: Array(bytes[..<parts[1].endIndex])),
      Self.isEqual(Array(expected.utf8), Array(parts[2])),
      let header = Data(base64URL: parts[0]), Self.isAccepted(header),
      let payload = Data(base64URL: parts[1])
    else { return nil }
    return try? JSONDecoder().decode(type, from: payload)
  }

  /// Returns the signature in base64url; nil when OpenSSL fails.
  private func signature(of bytes: [UInt8]) -> String? {
    var code = [UInt8](repeating: 0, count: 32)
    let result = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, nil)
    return result == nil ? nil : Data(code).base64URL
  }

  /// Compares in a time that does not depend on where the two differ.
  private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }

  /// Whether a header names HS256 and has no critical extensions, none of which is supported.
  private static func isAccepted(_ header: Data) -> Bool {
    let fields = try? JSONSerialization.jsonObject(with: header) as? [String: Any]
    return fields?["alg"] as? String == algorithm && fields?["crit"] == nil
  }
}

extension Data {
  /// Base64url (RFC 4648) without padding, as RFC 7515 requires it.
  var base64URL: String {
    base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Decodes base64url; nil for any text but the one that `base64URL` writes, so that padding, spaces
  /// and stray bits are refused.
  init?(base64URL text: some Collection<UInt8>) {
    let plain = String(decoding: text, as: UTF8.self).replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    self.init(base64Encoded: plain + padding)
    guard base64URL.utf8.elementsEqual(text) else { return nil }
  }
}
