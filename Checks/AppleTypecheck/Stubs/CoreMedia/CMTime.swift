@_exported import FoundationGaps

/// coremedia/cmtimevalue.
public typealias CMTimeValue = Int64

/// coremedia/cmtimescale.
public typealias CMTimeScale = Int32

/// coremedia/cmtime.
///
/// conformance: coremedia/cmtime.
public struct CMTime: Sendable, Hashable {
  /// coremedia/cmtime/value.
  public var value: CMTimeValue

  /// coremedia/cmtime/timescale.
  public var timescale: CMTimeScale

  /// coremedia/cmtime/init(value:timescale:).
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
  }

  /// coremedia/cmtime/init(seconds:preferredtimescale:).
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    value = CMTimeValue((seconds * Double(preferredTimescale)).rounded())
    timescale = preferredTimescale
  }

  /// coremedia/cmtime/seconds.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
}

/// coremedia/cmtimerange.
///
/// conformance: coremedia/cmtimerange.
public struct CMTimeRange: Sendable, Hashable {
  /// coremedia/cmtimerange/start.
  public var start: CMTime

  /// coremedia/cmtimerange/duration.
  public var duration: CMTime

  /// coremedia/cmtimerange/init(start:duration:).
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// coremedia/cmtimerange/end.
  public var end: CMTime {
    CMTime(seconds: start.seconds + duration.seconds, preferredTimescale: start.timescale)
  }
}
