import HummingbirdCore

/// Encrypts a server's connections.
///
/// How is left to another library, so that a server that does without is built without it.
public struct Encryption: Sendable {
  let wrap: @Sendable (HTTPServerBuilder) throws -> HTTPServerBuilder

  /// Makes one of what puts an encryption around plain connections.
  public init(_ wrap: @escaping @Sendable (HTTPServerBuilder) throws -> HTTPServerBuilder) {
    self.wrap = wrap
  }

  /// Why there is none.
  public struct Failure: Error, Sendable, Hashable {
    /// What is wrong and what to do, in one sentence.
    public let sentence: String

    /// Makes one.
    public init(_ sentence: String) { self.sentence = sentence }
  }
}
