import Foundation

/// The secret that signs tokens; anyone who knows it can create a token for any user.
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
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255) }
    return TokenSecret(trusted: bytes.map { String(format: "%02x", $0) }.joined())
  }

  private init(trusted text: String) { self.text = text }

  /// Three bullets in place of the secret.
  public var description: String { "•••" }

  /// An empty mirror, which does not reveal the secret.
  public var customMirror: Mirror { Mirror(self, children: []) }
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

    /// The problem and its remedy, in one sentence.
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
    var facts = stat()
    guard stat(path, &facts) == 0, let bytes = FileManager.default.contents(atPath: path) else {
      throw .isOutOfReach(path)
    }
    guard facts.st_mode & 0o077 == 0 else { throw .isOpenToOthers(path) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let secret = TokenSecret(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw .isTooShort(path)
    }
    return secret
  }

  /// Returns the secret in the file, creating the file with a new secret if it does not exist.
  public func readOrMake() throws(Failure) -> TokenSecret {
    if access(path, F_OK) != 0 { try make() }
    return try read()
  }

  /// Creates the file with a new secret.
  ///
  /// The secret is written to a temporary file that is then linked to `path`, so two processes that
  /// create it at the same time read the same secret.
  private func make() throws(Failure) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = path + "." + UUID().uuidString
    defer { unlink(draft) }
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .isOutOfReach(path) }
    let bytes = Array(TokenSecret.random().text.utf8)
    let count = write(file, bytes, bytes.count)
    guard fsync(file) == 0, close(file) == 0, count == bytes.count,
      link(draft, path) == 0 || errno == EEXIST
    else { throw .isOutOfReach(path) }
  }
}
