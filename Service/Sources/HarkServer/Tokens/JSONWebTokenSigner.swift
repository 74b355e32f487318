import COpenSSL
import Foundation

/// A signer and verifier of JSON Web Tokens (RFC 7519) in compact form with the fixed algorithm
/// HS256, so that no token can select a weaker one.
struct JSONWebTokenSigner: Sendable {
  /// The maximum length of a token, in bytes; even those that describe a session are below 12,000.
  static let longestToken = 16 * 1_024

  private static let algorithm = "HS256"
  private static let header = Data(#"{"alg":"\#(algorithm)","typ":"JWT"}"#.utf8).base64URL

  private let key: [UInt8]

  struct SigningFailure: Error {}

  /// Creates a signer with `key`, which RFC 7518 requires to be at least 32 bytes long.
  init(key: some Sequence<UInt8>) { self.key = Array(key) }

  func token(with claims: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    // Equal claims produce equal tokens.
    encoder.outputFormatting = .sortedKeys
    let signed = Self.header + "." + (try encoder.encode(claims).base64URL)
    guard let signature = signature(of: Array(signed.utf8)) else { throw SigningFailure() }
    return signed + "." + signature
  }

  /// Returns the claims of a token, or `nil` if it is malformed or not signed with this key.
  ///
  /// The signature is verified before anything is decoded.
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

  /// Returns the signature in base64url, or `nil` if OpenSSL fails.
  private func signature(of bytes: [UInt8]) -> String? {
    var code = [UInt8](repeating: 0, count: 32)
    let result = HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &code, nil)
    return result == nil ? nil : Data(code).base64URL
  }

  /// Returns whether two byte arrays are equal, comparing their contents in constant time.
  private static func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && CRYPTO_memcmp(one, other, one.count) == 0
  }

  /// Returns whether a header specifies HS256 and no critical extensions.
  private static func isAccepted(_ header: Data) -> Bool {
    let fields = try? JSONSerialization.jsonObject(with: header) as? [String: Any]
    return fields?["alg"] as? String == algorithm && fields?["crit"] == nil
  }
}

extension Data {
  /// The data in base64url (RFC 4648) without padding, as RFC 7515 requires.
  var base64URL: String {
    base64EncodedString().replacingOccurrences(of: "+", with: "-")
      .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
  }

  /// Creates data from exactly the output of `base64URL`, without padding, spaces, or stray bits.
  init?(base64URL text: some Collection<UInt8>) {
    let plain = String(decoding: text, as: UTF8.self).replacingOccurrences(of: "-", with: "+")
      .replacingOccurrences(of: "_", with: "/")
    let padding = String(repeating: "=", count: (4 - text.count % 4) % 4)
    self.init(base64Encoded: plain + padding)
    guard base64URL.utf8.elementsEqual(text) else { return nil }
  }
}
