/// How far a sound file has been read.
public struct SoundFileProgress: Sendable, Equatable {
  /// Seconds delivered since it was opened.
  public var heard: Double

  /// Seconds that it holds, as far as can be known beforehand; nil for a pipe of unknown length.
  public var total: Double?

  /// Whether its end has been reached.
  public var isAtEnd: Bool

  /// Makes a progress.
  public init(heard: Double = 0, total: Double? = nil, isAtEnd: Bool = false) {
    self.heard = heard
    self.total = total
    self.isAtEnd = isAtEnd
  }

  /// The part that has been read, 0…1; nil when the length is unknown.
  public var fraction: Double? {
    total.flatMap { $0 > 0 ? min(heard / $0, 1) : nil }
  }
}
