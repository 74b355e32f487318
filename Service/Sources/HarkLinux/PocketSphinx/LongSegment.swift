extension Cepstra {
  /// A segment with more frames of speech than this is cut, lest the decoder's memory grow without
  /// end when nobody marks a pause: 30 seconds.
  static let longestSegment = 3_000

  /// How far back the quietest place is looked for: 10 seconds.
  private static let searched = 1_000

  /// Frames whose loudness is taken together: 0.2 seconds.
  private static let together = 20

  /// Where a segment that has become too long is best cut, in samples from the first; nil while it
  /// is short enough.
  var cutWhenLong: Int? {
    guard count >= Self.longestSegment else { return nil }
    let starts = (count - Self.searched)..<(count - Self.together)
    let quietest = starts.min { loudness(at: $0) < loudness(at: $1) } ?? count - 1
    return (Int(places[quietest]) + Self.together / 2) * Self.hop
  }

  /// The first number of a frame tells how loud it is.
  private func loudness(at start: Int) -> Float {
    (start..<start + Self.together).reduce(0) { $0 + values[$1 * Self.width] }
  }
}
