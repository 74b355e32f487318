/// The text of one recording: final segments, followed by the interim tail.
///
/// Several tasks may recognize a recording one after another, numbered in the order in which they
/// started. Their text is ordered by task, and by segment within a task.
public struct Transcript: Sendable {
  /// The final segments, in audio order; none is empty.
  public private(set) var segments: [FinalSegment] = []

  /// The interim segments, in audio order; none is empty.
  ///
  /// They follow the final segments, except temporarily when a later task is faster.
  public private(set) var tail: [InterimSegment] = []

  /// The words that the last change added at the end of the text, for emphasis.
  ///
  /// Empty if the change only removed words or changed earlier ones.
  public private(set) var newWords = ""

  /// The part of `text` that is final.
  public private(set) var finalText = ""

  private var segmentPlaces: [SegmentID] = []
  private(set) var tailPlaces: [SegmentID] = []
  private var revoked: Set<SegmentID> = []

  /// Creates an empty transcript.
  public init() {}

  /// The part of `text` that may still change.
  public var interimText: String { joined(tail.map(\.text)) }

  /// The complete text so far, with segments separated by one space.
  public var text: String {
    if let first = tailPlaces.first, let last = segmentPlaces.last, first < last {
      return interleaved
    }
    return joined([finalText, interimText])
  }

  /// The number of final segments that precede all interim text.
  var settledCount: Int {
    guard let first = tailPlaces.first else { return segments.count }
    return segmentPlaces.place(of: first)
  }

  /// The part of `text` after the segments counted by `settledCount`.
  var unsettledText: String {
    let settled = segments.prefix(settledCount)
    if settled.count == segments.count { return interimText }
    let length = settled.reduce(0) { $0 + $1.text.utf8.count + 1 }
    return String(decoding: text.utf8.dropFirst(length), as: UTF8.self)
  }

  /// The final segments that precede all interim text, in text order.
  package var settled: ArraySlice<FinalSegment> { segments.prefix(settledCount) }

  /// Whether the transcript is empty.
  public var isEmpty: Bool { segments.isEmpty && tail.isEmpty }

  /// Inserts or replaces interim text, or removes it if it is empty.
  ///
  /// Late text for a segment that is already final has no effect.
  public mutating func apply(_ interim: InterimSegment, task: Int) {
    apply([.interim(interim, task: task)])
  }

  /// Replaces interim text with a final segment; an empty segment removes the text.
  ///
  /// Only the first final result for a segment counts. Returns whether this result was the first.
  @discardableResult
  public mutating func apply(_ segment: FinalSegment, task: Int) -> Bool {
    var segment = segment
    segment.task = task
    return !apply([.final(segment)]).isEmpty
  }

  /// Applies several changes as one, so that only the words that they add together count as new, and
  /// returns the segments that became final, in the order of the changes.
  ///
  /// With `keepsNewWords`, words that were new before remain new if nothing is added after them.
  @discardableResult
  mutating func apply(_ changes: [TranscriptChange], keepsNewWords: Bool = false) -> [FinalSegment]
  {
    let open = changes.filter { !isFinal($0.place) }
    let places = open.map(\.place).sorted()
    guard let last = places.last else { return [] }
    let before = newWords
    let old = joined(places.map(interimText))
    let finals = open.compactMap { make($0) }
    let new = joined(places.map(textStanding))
    if new != old || !finals.isEmpty { noteChange(from: old, to: new, at: last) }
    if keepsNewWords, newWords.isEmpty, !before.isEmpty, text.hasSuffix(before) {
      newWords = before
    }
    return finals
  }
}

extension Transcript: Equatable {
  /// Returns whether the segments, the interim text, and the new words are equal.
  public static func == (left: Transcript, right: Transcript) -> Bool {
    left.newWords == right.newWords && left.tail == right.tail && left.segments == right.segments
  }
}

extension Transcript {
  private func isFinal(_ place: SegmentID) -> Bool {
    segmentPlaces.holds(place) || revoked.contains(place)
  }

  /// Applies a change to a place without a final segment and returns the segment that became final.
  private mutating func make(_ change: TranscriptChange) -> FinalSegment? {
    let place = change.place
    removeInterim(at: place)
    switch change {
    case .interim(let interim, _):
      let text = interim.text.trimmed
      guard !text.isEmpty else { return nil }
      let spot = tailPlaces.place(of: place)
      tailPlaces.insert(place, at: spot)
      tail.insert(InterimSegment(index: place.index, text: text), at: spot)
      return nil
    case .final(let segment):
      if segment.text.isEmpty { revoked.insert(place) } else { insert(segment, at: place) }
      return segment
    }
  }

  private func interimText(at place: SegmentID) -> String {
    tailPlaces.holds(place) ? tail[tailPlaces.place(of: place)].text : ""
  }

  private func textStanding(at place: SegmentID) -> String {
    guard segmentPlaces.holds(place) else { return interimText(at: place) }
    return segments[segmentPlaces.place(of: place)].text
  }

  private mutating func removeInterim(at place: SegmentID) {
    guard tailPlaces.holds(place) else { return }
    let spot = tailPlaces.place(of: place)
    tailPlaces.remove(at: spot)
    tail.remove(at: spot)
  }

  private mutating func insert(_ segment: FinalSegment, at place: SegmentID) {
    let spot = segmentPlaces.place(of: place)
    segmentPlaces.insert(place, at: spot)
    segments.insert(segment, at: spot)
    if spot == segments.count - 1 {
      finalText += finalText.isEmpty ? segment.text : " " + segment.text
    } else {
      finalText = joined(segments.map(\.text))
    }
  }

  private mutating func noteChange(from old: String, to new: String, at place: SegmentID) {
    let isLast = [segmentPlaces.last, tailPlaces.last].allSatisfy { $0 ?? place <= place }
    newWords = isLast ? NewWords.atEnd(of: new, since: old) : ""
  }

  private var interleaved: String {
    let finals = zip(segmentPlaces, segments.map(\.text))
    let interims = zip(tailPlaces, tail.map(\.text))
    return joined((Array(finals) + Array(interims)).sorted { $0.0 < $1.0 }.map(\.1))
  }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Transcript: Confidential {
  /// The size of the transcript, without its text.
  public var description: String {
    "Transcript(segments: \(segments.count), tail: \(tail.count), text: \(text.veiled))"
  }
}

enum TranscriptChange: Sendable {
  /// Text that can still change; empty text removes the previous interim text.
  case interim(InterimSegment, task: Int)

  /// Text that can no longer change; the segment contains its own position.
  case final(FinalSegment)

  var place: SegmentID {
    switch self {
    case .interim(let interim, let task): SegmentID(task: task, index: interim.index)
    case .final(let segment): segment.id
    }
  }
}
