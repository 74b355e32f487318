import Hark

/// A client's turn and the text that a task recognizes in it.
struct HeardItem: Sendable {
  /// The end of an item in its task's audio, in samples, and whether the client wants its text.
  enum Extent: Sendable, Equatable {
    case open
    case committed(end: Int)
    case dropped(end: Int)
  }

  let id: String

  /// The item's start in the task's audio, in samples.
  let start: Int
  var extent = Extent.open

  /// The text that has been sent.
  var prefix = StablePrefix()

  private var finals: [Int: String] = [:]
  private var interims: [Int: String] = [:]
  private var finalEnd: Int

  init(id: String, start: Int) {
    self.id = id
    self.start = start
    finalEnd = start
  }

  var isDropped: Bool { if case .dropped = extent { true } else { false } }

  /// Whether the text of all of the item's audio is final.
  var isHeard: Bool {
    switch extent {
    case .open: false
    case .committed(let end), .dropped(let end): finalEnd >= end
    }
  }

  func holds(_ place: Int) -> Bool {
    switch extent {
    case .open: place >= start
    case .committed(let end), .dropped(let end): start <= place && place < end
    }
  }

  var text: String {
    finals.merging(interims) { final, _ in final }.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  mutating func take(_ interim: InterimSegment) { interims[interim.index] = interim.text }

  mutating func take(_ segment: FinalSegment) {
    finals[segment.index] = segment.text
    interims[segment.index] = nil
    finalEnd = max(finalEnd, segment.range.end)
  }
}
