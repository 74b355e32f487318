/// Where a segment stands in the transcript of its recording: first by task, then by index.
///
/// The text of a recording is its segments in ascending order, whenever each of them became final.
public struct SegmentID: Sendable, Hashable, Comparable, Codable {
  /// Which of the recording's tasks: 0 for the first.
  public let task: Int

  /// Which of the task's segments: 0 for the first.
  public let index: Int

  /// Makes an id.
  public init(task: Int, index: Int) {
    self.task = task
    self.index = index
  }

  /// Whether `left` stands before `right` in the text.
  public static func < (left: SegmentID, right: SegmentID) -> Bool {
    (left.task, left.index) < (right.task, right.index)
  }
}
