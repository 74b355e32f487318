import Hark
import HarkTesting

/// Segments as the scorers of detectors read them.
enum SegmentList {
  /// A list of objects with start, end, start_at and end_at, in seconds; the last is null when the end
  /// was never told.
  static func json(_ segments: [SpeechSegment]) -> String {
    let objects = segments.map { segment in
      let told = segment.endTold.map { "\(AudioTime.seconds($0))" } ?? "null"
      return """
        {"start": \(segment.kept.startTime), "end": \(segment.kept.endTime), \
        "start_at": \(AudioTime.seconds(segment.beginningTold)), "end_at": \(told)}
        """
    }
    return "[" + objects.joined(separator: ",\n") + "]\n"
  }
}
