import Hark
import HarkTesting

/// Segments in the format that tools for scoring detectors read.
enum SegmentList {
  /// Returns a list of objects with start, end, start_at, and end_at, in seconds; end_at is null if
  /// the end was never reported.
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
