/// A microphone to choose.
public struct AudioInput: Sendable, Hashable, Codable {
  /// The name that its system gives it.
  public var id: String

  /// What people call it.
  public var name: String

  /// Describes one.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
