import COpenSSL
import Foundation
import Testing

@testable import HarkServer

@Suite("JSON Web Tokens", .timeLimit(.minutes(5)))
struct JSONWebTokenSignerTests {
  private let forge = TokenForge()
  private let head = base64URL(#"{"alg":"HS256"}"#)

  private func read(_ token: String) -> TokenClaims? {
    JSONWebTokenSigner(key: forge.secret.utf8).claims(of: token, as: TokenClaims.self)
  }

  @Test("The example of RFC 7515, appendix A.1, is read")
  func example() throws {
    let key =
      "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"
    let token =
      "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQog"
      + "Imh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    struct Claims: Decodable {
      let iss: String
      let exp: Double
    }
    let signer = JSONWebTokenSigner(key: try #require(Data(base64URL: key.utf8)))
    let claims = try #require(signer.claims(of: token, as: Claims.self))
    #expect(claims.iss == "joe" && claims.exp == 1_300_819_380)
  }

  @Test("A signed header or payload that is not JSON is refused")
  func notJSON() throws {
    let claims = #"{"sub":"ada","exp":2000}"#
    #expect(try read(forge.token(head: head, claims: base64URL(claims))) != nil)
    for head in ["", "x", "[]", "{}", #""HS256""#, #"{"alg":1}"#, #"{"alg":"HS256"}x"#] {
      let token = try forge.token(head: base64URL(head), claims: base64URL(claims))
      #expect(read(token) == nil, "\(head)")
    }
    for claims in ["", "x", "null", "[]", claims + "x", String(claims.dropLast())] {
      let token = try forge.token(head: head, claims: base64URL(claims))
      #expect(read(token) == nil, "\(claims)")
    }
    let latin = Data(#"{"exp":2000,"sub":""#.utf8) + [0xE6] + Data(#""}"#.utf8)
    #expect(try read(forge.token(head: head, claims: latin.base64URL)) == nil)
  }

  @Test("Padding, spaces, standard Base64 and stray bits are refused, even if signed")
  func base64() throws {
    // 29 bytes leave two stray bits in the last character; the name produces characters that differ
    // between the two alphabets.
    let claims = base64URL(#"{"sub":"?>?>?>aa","exp":2000}"#)
    try #require(claims.count == 39 && claims.contains("_") && claims.contains("-"))
    #expect(try read(forge.token(head: head, claims: claims)) != nil)
    for text in [
      claims + "=", claims + "==", claims + "A", claims + "AA", claims + "\n", " " + claims,
      claims.replacingOccurrences(of: "_", with: "/"),
      claims.replacingOccurrences(of: "-", with: "+"), try withStrayBit(claims),
    ] {
      #expect(try read(forge.token(head: head, claims: text)) == nil, "\(text)")
    }
    for text in [head + "=", head + "\n", " " + head] {
      #expect(try read(forge.token(head: text, claims: claims)) == nil, "\(text)")
    }
  }

  @Test("A signature has only one valid encoding")
  func signature() throws {
    let tokens = try (0..<100).map { try forge.token(#"{"sub":"ada","exp":2000,"iat":\#($0)}"#) }
    // A signature with a character that differs in the other alphabet.
    let good = try #require(tokens.first { $0.suffix(43).contains("_") })
    let signature = String(good.suffix(43))
    #expect(read(good) != nil)
    for text in [
      "", signature + "=", signature + "\n", String(signature.dropLast()),
      signature.replacingOccurrences(of: "_", with: "/"), try withStrayBit(signature),
      signature.lowercased(), String(repeating: "A", count: 43),
    ] {
      #expect(read(String(good.dropLast(43)) + text) == nil, "\(text)")
    }
  }

  @Test("A token of 16 KiB is accepted, a longer one is not")
  func oversized() throws {
    func padded(_ count: Int) throws -> String {
      try forge.token(
        #"{"sub":"ada","exp":2000,"more":"\#(String(repeating: "a", count: count))"}"#)
    }
    let limit = JSONWebTokenSigner.longestToken
    // Three more bytes take four more characters.
    var count = (limit - 200) / 4 * 3
    while try padded(count + 1).utf8.count <= limit { count += 1 }
    #expect(try read(padded(count)) != nil)
    #expect(try read(padded(count + 1)) == nil)
  }

  /// Returns `text` with a bit set in its last character that is not part of any byte.
  private func withStrayBit(_ text: String) throws -> String {
    let last = try #require(text.unicodeScalars.last)
    let stray = try #require(Unicode.Scalar(last.value + 1))
    return String(text.dropLast()) + String(stray)
  }
}

/// Signs any text as a JSON Web Token.
struct TokenForge {
  enum Digest { case sha256, sha384, sha512 }

  var secret = String(repeating: "0123456789abcdef", count: 4)
  var digest = Digest.sha256

  /// Returns a token whose header names `alg`.
  func token(_ claims: String, alg: String = "HS256") throws -> String {
    try token(head: base64URL(#"{"alg":"\#(alg)","typ":"JWT"}"#), claims: base64URL(claims))
  }

  /// Returns a token of two parts that are already encoded.
  func token(head: String, claims: String) throws -> String {
    let signed = head + "." + claims
    let algorithm =
      switch digest {
      case .sha256: EVP_sha256()
      case .sha384: EVP_sha384()
      case .sha512: EVP_sha512()
      }
    var code = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    let result = HMAC(
      algorithm, Array(secret.utf8), Int32(secret.utf8.count), Array(signed.utf8),
      signed.utf8.count, &code, &count)
    try #require(result != nil)
    return signed + "." + Data(code.prefix(Int(count))).base64URL
  }
}

private func base64URL(_ text: String) -> String { Data(text.utf8).base64URL }
