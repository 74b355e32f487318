/// The sizes of what says what is heard, in points.
public enum WaveformSize {
  /// The height of the highest bar.
  public static let height = 28.0

  /// The share of a bar's place that it fills, the rest being the gap to the next.
  public static let fullness = 0.6

  /// That share for a bar in which nobody speaks: a line.
  public static let noiseFullness = 0.2

  /// The least room for a bar: where there is little, only the newest are drawn.
  public static let leastStep = 4.0
}
