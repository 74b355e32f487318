/// A range of audio, in samples since the microphone was opened.
public struct AudioRange: Sendable, Equatable, Hashable {
  /// The position of the first sample.
  public var start: Int

  /// The position after the last sample; never less than `start`.
  public var end: Int

  /// Creates the range from `start` up to, but not including, `end`.
  public init(start: Int, end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// The number of samples in the range.
  public var count: Int { end - start }

  /// The start of the range, in seconds.
  public var startTime: Double { AudioTime.seconds(start) }

  /// The end of the range, in seconds.
  public var endTime: Double { AudioTime.seconds(end) }

  /// The length of the range, in seconds.
  public var duration: Double { AudioTime.seconds(count) }
}
