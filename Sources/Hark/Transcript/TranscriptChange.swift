/// A change to a transcript.
enum TranscriptChange: Sendable {
  /// Text that can still change; empty text removes the previous interim text.
  case interim(InterimSegment, task: Int)

  /// Text that can no longer change; the segment contains its own position.
  case final(Segment)

  /// The ID of the changed segment.
  var place: SegmentID {
    switch self {
    case .interim(let interim, let task): SegmentID(task: task, index: interim.index)
    case .final(let segment): segment.id
    }
  }
}
