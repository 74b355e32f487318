/// One change of a transcript.
enum TranscriptChange: Sendable {
  /// Text that may still change; empty takes away what stood there.
  case interim(InterimSegment, task: Int)

  /// Text that will not change; it says itself where it stands.
  case final(Segment)

  /// Where it is made.
  var place: SegmentID {
    switch self {
    case .interim(let interim, let task): SegmentID(task: task, index: interim.index)
    case .final(let segment): segment.id
    }
  }
}
