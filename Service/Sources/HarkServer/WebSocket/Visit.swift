import Hark

/// The request for a socket; its description does not reveal the key.
struct Visit: Sendable, Confidential {
  /// The path and the query.
  let uri: String

  /// The client's credential, a token or another key; `nil` if there is none.
  let key: String?

  /// Whether there is a key, without the key itself.
  var description: String { "Visit(key: \(key == nil ? "none" : "some"))" }
}
