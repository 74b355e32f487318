/// The progress of reading a sound file.
public struct SoundFileProgress: Sendable, Equatable {
  /// The duration delivered since the file was opened, in seconds.
  public var heard: Double

  /// The expected total duration, in seconds; `nil` for a pipe of unknown length.
  public var total: Double?

  /// Whether the end of the file has been reached.
  public var isAtEnd: Bool

  /// Creates a progress value.
  public init(heard: Double = 0, total: Double? = nil, isAtEnd: Bool = false) {
    self.heard = heard
    self.total = total
    self.isAtEnd = isAtEnd
  }

  /// The fraction that has been read, 0…1; `nil` if the length is unknown.
  public var fraction: Double? {
    total.flatMap { $0 > 0 ? min(heard / $0, 1) : nil }
  }
}
