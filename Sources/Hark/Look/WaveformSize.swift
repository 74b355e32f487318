/// The sizes of waveforms and level meters, in points.
public enum WaveformSize {
  /// The maximum height of a bar.
  public static let height = 28.0

  /// The fraction of its slot that a bar fills; the rest is the gap to the next bar.
  public static let fullness = 0.6

  /// The fraction of its slot that a bar without speech fills, which makes it a line.
  public static let noiseFullness = 0.2

  /// The minimum width of a bar's slot; if space is limited, only the newest bars are drawn.
  public static let leastStep = 4.0
}
