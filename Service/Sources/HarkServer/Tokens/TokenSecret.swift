import Foundation

/// The secret for signing tokens, with which anyone can create a token for any user.
public struct TokenSecret: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// The minimum length, in bytes, as RFC 7518 requires for HS256.
  public static let leastBytes = 32

  /// Creates a secret, or `nil` if the text is shorter than 32 bytes.
  public init?(_ text: String) {
    guard text.utf8.count >= Self.leastBytes else { return nil }
    self.text = text
  }

  /// Returns a new secret of 256 random bits, written as 64 hexadecimal digits.
  public static func random() -> TokenSecret {
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &system) }
    return TokenSecret(trusted: bytes.map { String(format: "%02x", $0) }.joined())
  }

  private init(trusted text: String) { self.text = text }

  /// Three bullets in place of the secret.
  public var description: String { "•••" }

  /// An empty mirror, which does not reveal the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
