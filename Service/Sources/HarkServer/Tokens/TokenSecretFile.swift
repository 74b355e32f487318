import Foundation

/// The file that holds a user's secret; only they can read it.
public struct TokenSecretFile: Sendable {
  /// Where it is.
  public let path: String

  /// The file at `path`, which need not be there yet.
  public init(path: String) { self.path = path }

  /// Why there is no secret in it.
  public enum Failure: Error, Sendable, Hashable {
    /// Others than its owner can read it.
    case isOpenToOthers(String)

    /// It is too short to be one.
    case isTooShort(String)

    /// It can neither be read nor made.
    case isOutOfReach(String)

    /// What is wrong and what to do, in one sentence.
    public var sentence: String {
      switch self {
      case .isOpenToOthers(let path):
        "Others can read the secret in \(path); keep it to yourself with: chmod 600 \(path)"
      case .isTooShort(let path):
        "The secret in \(path) is shorter than \(TokenSecret.leastBytes) bytes; remove the file, "
          + "and a new one is made."
      case .isOutOfReach(let path):
        "The secret in \(path) can neither be read nor made; check the folder and who may write "
          + "there."
      }
    }
  }

  /// The secret in it.
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

  /// The secret in it; where there is no file yet, one is made with a new secret.
  public func readOrMake() throws(Failure) -> TokenSecret {
    if access(path, F_OK) != 0 { try make() }
    return try read()
  }

  /// Written beside its place and linked to it whole, so that of two that make one at the same time
  /// both read the same.
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
