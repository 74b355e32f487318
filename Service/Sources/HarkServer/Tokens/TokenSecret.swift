import Foundation
import Hark
import HarkStore

/// The secret that signs tokens; anyone who knows it can create a token for any user.
public struct TokenSecret: Sendable, Confidential {
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
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255) }
    return TokenSecret(trusted: bytes.map { String(format: "%02x", $0) }.joined())
  }

  private init(trusted text: String) { self.text = text }

  /// Three bullets.
  public var description: String { "•••" }
}

/// The file with the secret, accessible only to its owner.
public struct TokenSecretFile: Sendable {
  /// The path of the file.
  public let path: String

  /// Creates a reference to the file at `path`, which need not exist yet.
  public init(path: String) { self.path = path }

  /// The reason that the file provides no secret.
  public enum Failure: Error, Sendable, Hashable {
    /// Users other than the owner have access to the file.
    case isOpenToOthers(String)

    /// The text is too short for a secret.
    case isTooShort(String)

    /// The file cannot be read, or does not exist and cannot be created.
    case isOutOfReach(String)

    /// The problem and how to fix it, in one sentence.
    public var sentence: String {
      switch self {
      case .isOpenToOthers(let path):
        "Other users can read the secret in \(path); run: chmod 600 \(path)"
      case .isTooShort(let path):
        "The secret in \(path) is shorter than \(TokenSecret.leastBytes) bytes; delete the file to "
          + "create a new one."
      case .isOutOfReach(let path):
        "The secret in \(path) can be neither read nor created; check the folder and its "
          + "permissions."
      }
    }
  }

  /// Returns the secret in the file.
  public func read() throws(Failure) -> TokenSecret {
    try secret { file throws(PrivateFile.Failure) in try file.read() }
  }

  /// Returns the secret in the file, creating the file with a new secret if it does not exist.
  public func readOrMake() throws(Failure) -> TokenSecret {
    try secret { file throws(PrivateFile.Failure) in
      try file.readOrMake { Data(TokenSecret.random().text.utf8) }
    }
  }

  private func secret(
    _ read: (PrivateFile) throws(PrivateFile.Failure) -> Data
  ) throws(Failure) -> TokenSecret {
    let bytes: Data
    do { bytes = try read(PrivateFile(path: path)) } catch {
      switch error {
      case .isOpenToOthers: throw .isOpenToOthers(path)
      case .isOutOfReach: throw .isOutOfReach(path)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let secret = TokenSecret(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw .isTooShort(path)
    }
    return secret
  }
}
