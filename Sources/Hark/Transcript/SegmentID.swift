/// The position of a segment in its recording's transcript, ordered by task, then by index.
///
/// A recording's text is its segments in ascending order, regardless of when each became final.
public struct SegmentID: Sendable, Hashable, Comparable, Codable {
  /// The task within the recording: 0 for the first.
  public let task: Int

  /// The number of the segment within the task: 0 for the first.
  public let index: Int

  /// Creates an identifier.
  public init(task: Int, index: Int) {
    self.task = task
    self.index = index
  }

  /// Returns whether `left` precedes `right` in the text.
  public static func < (left: SegmentID, right: SegmentID) -> Bool {
    (left.task, left.index) < (right.task, right.index)
  }
}
