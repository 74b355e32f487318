/// A microphone that the user can select.
public struct AudioInput: Sendable, Hashable, Codable {
  /// The identifier that the system assigns.
  public var id: String

  /// The name shown to the user.
  public var name: String

  /// Creates an audio input.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
