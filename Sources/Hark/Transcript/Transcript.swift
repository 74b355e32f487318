/// The text of one recording: final segments, followed by the interim tail.
///
/// The segments contain the words as spoken. If the experience has a `finishing`, `text` contains
/// them as a user would type them; otherwise, the two are the same.
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
  public var newWords: String { written == nil ? newSpokenWords : newWrittenWords }

  /// The finished text; `nil` if the text is left as spoken.
  private(set) var written: WrittenText?
  private var finalSpokenText = ""
  private var newSpokenWords = ""
  private var newWrittenWords = ""

  private var segmentPlaces: [SegmentID] = []
  private(set) var tailPlaces: [SegmentID] = []
  private var revoked: Set<SegmentID> = []

  /// The words of `tail` with their times, for each segment; empty if it has none.
  private var tailWords: [[RecognizedWord]] = []

  /// Creates an empty transcript.
  public init() {}

  /// The part of `text` that is final.
  public var finalText: String { written.map { String($0.finalText) } ?? finalSpokenText }

  /// The part of `text` that may still change.
  public var interimText: String {
    written.map { String($0.interimText) } ?? joined(tail.map(\.text))
  }

  /// The complete text so far.
  public var text: String { written?.text ?? spokenText }

  /// Returns `text` as a continuation of `other`: if `other` ends in the middle of a sentence,
  /// without the initial capital.
  package func text(after other: TextContext) -> String {
    guard let written, written.startsWithCapital, !other.startsSentence else { return text }
    return written.text.prefix(1).lowercased() + written.text.dropFirst()
  }

  /// Returns the segment with its finished text.
  func finished(_ segment: FinalSegment) -> FinalSegment {
    let place = segmentPlaces.place(of: segment.id)
    guard let written, written.ends.indices.contains(place) else { return segment }
    var segment = segment
    segment.finishedText = written.parts[place].trimmed
    return segment
  }

  /// The complete text so far, as spoken, with segments separated by one space.
  public var spokenText: String {
    if let first = tailPlaces.first, let last = segmentPlaces.last, first < last {
      return joined(inOrder.map(\.text))
    }
    return joined([finalSpokenText, joined(tail.map(\.text))])
  }

  /// The number of final segments that precede all interim text.
  var settledCount: Int {
    guard let first = tailPlaces.first else { return segments.count }
    return segmentPlaces.place(of: first)
  }

  /// The texts of the segments counted by `settledCount`, in the form that
  /// `UnfinishedDictation.text` joins.
  var settledParts: [String] { written?.parts ?? settled.map(\.text) }

  /// The text of the segments counted by `settledCount`.
  package var settledText: String {
    written.map { String($0.finalText) } ?? joined(settled.map(\.text))
  }

  /// The part of `text` after the segments counted by `settledCount`.
  var unsettledText: String {
    if let written { return String(written.interimText) }
    let settled = segments.prefix(settledCount)
    if settled.count == segments.count { return interimText }
    let length = settled.reduce(0) { $0 + $1.text.utf8.count + 1 }
    return String(decoding: text.utf8.dropFirst(length), as: UTF8.self)
  }

  /// The words after the segments counted by `settledCount`, in text order.
  var unsettledWords: [SpokenWord] {
    if settledCount == segments.count {
      return zip(tail, tailWords).flatMap { SpokenWord.words(of: $0.text, timed: $1) }
    }
    return inOrder.dropFirst(settledCount).flatMap {
      SpokenWord.words(of: $0.text, timed: $0.words)
    }
  }

  /// Replaces the finished text.
  mutating func write(_ new: WrittenText) {
    let old = written?.text ?? ""
    written = new
    if newSpokenWords.isEmpty {
      newWrittenWords = ""
    } else if new.text != old {
      newWrittenWords = NewWords.atEnd(of: new.text, sinceLong: old)
    }
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

  /// Applies several changes as one, so that only the words that they add in total count as new,
  /// and returns the segments that became final, in the order of the changes.
  ///
  /// If `keepsNewWords` is `true`, words that were new before remain new if nothing is added after them.
  @discardableResult
  mutating func apply(_ changes: [TranscriptChange], keepsNewWords: Bool = false) -> [FinalSegment]
  {
    let open = changes.filter { !isFinal($0.place) }
    let places = open.map(\.place).sorted()
    guard let last = places.last else { return [] }
    let before = newSpokenWords
    let old = joined(places.map(interimText))
    let finals = open.compactMap { make($0) }
    let new = joined(places.map(textStanding))
    if new != old || !finals.isEmpty { noteChange(from: old, to: new, at: last) }
    if keepsNewWords, newSpokenWords.isEmpty, !before.isEmpty, spokenText.hasSuffix(before) {
      newSpokenWords = before
    }
    return finals
  }
}

extension Transcript: Equatable {
  /// Returns whether the segments, the interim text, and the new words are equal.
  public static func == (left: Transcript, right: Transcript) -> Bool {
    left.newWords == right.newWords && left.tail == right.tail && left.segments == right.segments
      && left.written == right.written
  }
}

extension Transcript {
  private func isFinal(_ place: SegmentID) -> Bool {
    segmentPlaces.holds(place) || revoked.contains(place)
  }

  /// Applies a change at a position that has no final segment, and returns the segment that became
  /// final.
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
      tailWords.insert(interim.words, at: spot)
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
    tailWords.remove(at: spot)
  }

  private mutating func insert(_ segment: FinalSegment, at place: SegmentID) {
    let spot = segmentPlaces.place(of: place)
    segmentPlaces.insert(place, at: spot)
    segments.insert(segment, at: spot)
    if spot == segments.count - 1 {
      finalSpokenText += finalSpokenText.isEmpty ? segment.text : " " + segment.text
    } else {
      finalSpokenText = joined(segments.map(\.text))
    }
  }

  private mutating func noteChange(from old: String, to new: String, at place: SegmentID) {
    let isLast = [segmentPlaces.last, tailPlaces.last].allSatisfy { $0 ?? place <= place }
    newSpokenWords = isLast ? NewWords.atEnd(of: new, since: old) : ""
  }

  /// The text and the words of all segments, final and interim, in text order.
  private var inOrder: [(text: String, words: [RecognizedWord])] {
    let finals = zip(segmentPlaces, segments.map { ($0.text, $0.words) })
    let interims = zip(tailPlaces, zip(tail.map(\.text), tailWords))
    return (Array(finals) + interims.map { ($0, $1) }).sorted { $0.0 < $1.0 }.map(\.1)
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
