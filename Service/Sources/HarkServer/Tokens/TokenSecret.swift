import Foundation

/// What tokens are signed with; whoever has it can make one for any user.
public struct TokenSecret: Sendable, CustomStringConvertible, CustomReflectable {
  let text: String

  /// The least that it is made of, in bytes, as RFC 7518 asks for HS256.
  public static let leastBytes = 32

  /// Takes a secret; nil when it is shorter than 32 bytes.
  public init?(_ text: String) {
    guard text.utf8.count >= Self.leastBytes else { return nil }
    self.text = text
  }

  /// A new one of 256 random bits, written as 64 digits.
  public static func random() -> TokenSecret {
    var system = SystemRandomNumberGenerator()
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &system) }
    return TokenSecret(trusted: bytes.map { String(format: "%02x", $0) }.joined())
  }

  private init(trusted text: String) { self.text = text }

  /// Three dots.
  public var description: String { "•••" }

  /// Nothing to see.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
