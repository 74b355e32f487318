/// A piece of a transcript that is final.
public struct FinalSegment: Sendable, Equatable {
  /// The task that produced the segment: 0 for the first, 1 for the next, and so on.
  ///
  /// Tasks that ended by themselves or failed without text are not counted.
  public var task: Int

  /// The segment's number within its recognition task: 0, 1, 2… in audio order.
  public let index: Int

  /// The recognized text, without leading or trailing spaces; empty to remove the interim text that
  /// the segment replaces.
  public let text: String

  /// The segment's audio range, in samples since the microphone was opened.
  public let range: AudioRange

  /// The words in order; empty if the recognizer provides no word times.
  public let words: [RecognizedWord]

  /// The finished text of the segment when it became final; `nil` if the text is not finished, or
  /// cannot be finished yet because earlier text may still change.
  public internal(set) var finishedText: String?

  /// Creates a final segment; recognizers omit `task`, which the session sets.
  public init(
    index: Int, text: String, range: AudioRange, words: [RecognizedWord] = [], task: Int = 0
  ) {
    self.task = task
    self.index = index
    self.text = text
    self.range = range
    self.words = words
  }

  /// The segment's permanent identifier within its recording, also used in the store.
  public var id: SegmentID { SegmentID(task: task, index: index) }
}

/// A piece of a transcript that may still change.
public struct InterimSegment: Sendable, Equatable {
  /// The number of the final segment that will replace this one.
  public let index: Int

  /// The text recognized so far; empty to remove previously shown text.
  public let text: String

  /// The words in order; empty if the recognizer provides no interim word times.
  public let words: [RecognizedWord]

  /// Creates an interim segment.
  public init(index: Int, text: String, words: [RecognizedWord] = []) {
    self.index = index
    self.text = text
    self.words = words
  }
}

extension FinalSegment: Confidential {
  /// The segment's number, text length, range, and number of words.
  public var description: String {
    "FinalSegment(index: \(index), text: \(text.veiled), range: \(range), words: \(words.count))"
  }
}

extension InterimSegment: Confidential {
  /// The number and text length of the segment.
  public var description: String { "InterimSegment(index: \(index), text: \(text.veiled))" }
}

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

extension [SegmentID] {
  /// Returns the index of `place` in the ascending array, or the index at which to insert it.
  func place(of place: SegmentID) -> Int {
    guard let last, last >= place else { return count }
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func holds(_ place: SegmentID) -> Bool {
    let spot = self.place(of: place)
    return spot < count && self[spot] == place
  }
}

/// A spoken word with its position in the audio.
public struct RecognizedWord: Sendable, Equatable {
  /// The word as written.
  public let text: String

  /// The word's position, in samples since the microphone was opened.
  public let range: AudioRange

  /// The recognizer's confidence, 0…1; `nil` if the recognizer does not report one.
  public let confidence: Double?

  /// Other words that may have been said instead, most likely first; empty if the recognizer reports none.
  public let alternatives: [String]

  /// Creates a word.
  public init(
    text: String, range: AudioRange, confidence: Double? = nil, alternatives: [String] = []
  ) {
    self.text = text
    self.range = range
    self.confidence = confidence
    self.alternatives = alternatives
  }
}

extension RecognizedWord: Confidential {
  /// The length and position of the word, without its text.
  public var description: String { "RecognizedWord(text: \(text.veiled), range: \(range))" }
}
