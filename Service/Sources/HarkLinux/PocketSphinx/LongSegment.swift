extension Cepstra {
  /// The maximum number of speech frames in a segment: 30 seconds.
  ///
  /// The limit bounds the decoder's memory if no pause is marked.
  static let longestSegment = 3_000

  /// The number of frames to search for the quietest place: 10 seconds.
  private static let searched = 1_000

  /// The number of frames over which loudness is summed: 0.2 seconds.
  private static let together = 20

  /// The best position at which to cut an overlong segment, in samples from the first, or `nil` if
  /// the segment is short enough.
  var cutWhenLong: Int? {
    guard count >= Self.longestSegment else { return nil }
    let starts = (count - Self.searched)..<(count - Self.together)
    let quietest = starts.min { loudness(at: $0) < loudness(at: $1) } ?? count - 1
    return (Int(places[quietest]) + Self.together / 2) * Self.hop
  }

  /// Returns the sum of the frames' first coefficients, which represent loudness.
  private func loudness(at start: Int) -> Float {
    (start..<start + Self.together).reduce(0) { $0 + values[$1 * Self.width] }
  }
}
