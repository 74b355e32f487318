/// A piece of transcript that will not change any more.
public struct Segment: Sendable, Equatable {
  /// Which of its recording's tasks it comes from: 0 for the first, and one more for each that went
  /// on where the one before had to end.
  public var task: Int

  /// Its number within its recognition task: 0, 1, 2… in the order of the sound.
  public let index: Int

  /// What was said, without space at either end; empty when the sound held no word, which takes
  /// back the interim text that stood there.
  public let text: String

  /// The stretch of sound it stands for, in samples since the microphone was opened.
  public let range: AudioRange

  /// The words in order; empty when the recogniser gives no times.
  public let words: [Word]

  /// Makes a final segment; a recogniser leaves `task` out, which the session fills in.
  public init(index: Int, text: String, range: AudioRange, words: [Word] = [], task: Int = 0) {
    self.task = task
    self.index = index
    self.text = text
    self.range = range
    self.words = words
  }

  /// Names it within its recording for good, also where it is kept.
  public var id: SegmentID { SegmentID(task: task, index: index) }
}

/// A piece of transcript that may still change.
public struct InterimSegment: Sendable, Equatable {
  /// The number of the segment that will stand here once it is final.
  public let index: Int

  /// What seems to have been said so far; empty takes back what was shown before.
  public let text: String

  /// The words in order; empty when the recogniser gives no times before the end.
  public let words: [Word]

  /// Makes an interim segment.
  public init(index: Int, text: String, words: [Word] = []) {
    self.index = index
    self.text = text
    self.words = words
  }
}

extension Segment: Confidential {
  /// The number, length and place of the segment.
  public var description: String {
    "Segment(index: \(index), text: \(text.veiled), range: \(range), words: \(words.count))"
  }
}

extension InterimSegment: Confidential {
  /// The number and length of the segment.
  public var description: String { "InterimSegment(index: \(index), text: \(text.veiled))" }
}
