/// A recording of a session; a later one has a larger number.
public struct RecordingID: Sendable, Hashable, CustomStringConvertible {
  /// The number; unique within a session.
  public let number: Int

  /// Makes an id.
  public init(_ number: Int) { self.number = number }

  /// The number with a mark before it.
  public var description: String { "#\(number)" }
}
