/// A stretch of sound, counted in samples since the microphone was opened.
public struct AudioRange: Sendable, Equatable, Hashable {
  /// The first sample.
  public var start: Int

  /// The position just behind the last sample; never before `start`.
  public var end: Int

  /// Makes the range from `start` up to, not including, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// How many samples it spans.
  public var count: Int { end - start }

  /// Its beginning in seconds.
  public var startTime: Double { AudioTime.seconds(start) }

  /// Its end in seconds.
  public var endTime: Double { AudioTime.seconds(end) }

  /// Its length in seconds.
  public var duration: Double { AudioTime.seconds(count) }
}
