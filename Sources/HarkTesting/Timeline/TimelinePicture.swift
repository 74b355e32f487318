import Hark

/// An event to draw beneath a timeline.
public struct TimelineMark: Sendable, Equatable {
  /// The character that represents the event.
  public let symbol: Character

  /// The position of the event, in samples.
  public let position: Int

  /// Creates a mark.
  public init(_ symbol: Character, at position: Int) {
    self.symbol = symbol
    self.position = position
  }
}

extension SoundTimeline {
  /// Returns a drawing of `marks` beneath the audio: each in the column of its position, with
  /// spaces elsewhere.
  ///
  /// The drawing is longer than the audio if an event occurred after its end; several marks in one
  /// column become `*`.
  public func picture(of marks: [TimelineMark]) -> String {
    let places = marks.map { max(0, $0.position) / Self.column }
    let width = max(picture.count, (places.max() ?? -1) + 1)
    var columns = [Character](repeating: " ", count: width)
    for (place, mark) in zip(places, marks) {
      columns[place] = columns[place] == " " ? mark.symbol : "*"
    }
    return String(columns)
  }

  /// Returns a drawing of `ranges` beneath the audio: `symbol` in each column that is at least half
  /// covered, `_` elsewhere.
  public func picture(of ranges: [AudioRange], as symbol: Character = "#") -> String {
    let columns = picture.indices.enumerated().map { number, _ -> Character in
      let start = number * Self.column
      let covered = ranges.map { range in
        max(0, min(range.end, start + Self.column) - max(range.start, start))
      }
      return covered.reduce(0, +) * 2 >= Self.column ? symbol : "_"
    }
    return String(columns)
  }

  /// Returns the ranges of the runs of `symbol` in a drawing, in samples.
  public static func ranges(of symbol: Character, in picture: String) -> [AudioRange] {
    var ranges: [AudioRange] = []
    for (number, character) in picture.enumerated() where character == symbol {
      let start = number * column
      if let last = ranges.last, last.end == start {
        ranges[ranges.count - 1].end = start + column
      } else {
        ranges.append(AudioRange(start: start, end: start + column))
      }
    }
    return ranges
  }
}
