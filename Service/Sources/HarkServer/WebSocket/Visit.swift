import Hark

/// What a connection asked for a socket with; printed, it shows no key.
struct Visit: Sendable, Confidential {
  /// The place and its query.
  let uri: String

  /// What shows who asks: a token, or a key of any kind; nil for nothing.
  let key: String?

  /// Whether there is a key.
  var description: String { "Visit(key: \(key == nil ? "none" : "some"))" }
}
