/// What was said in one recording: final segments, and behind them the interim tail.
///
/// A recording may be recognised by several tasks one after another, numbered as they were started;
/// their text stands in the order of the tasks, and within a task in the order of its segments.
public struct Transcript: Sendable {
  /// The segments that will not change, in the order of the sound; none of them is empty.
  public private(set) var segments: [Segment] = []

  /// The segments that may still change, in the order of the sound; none of them is empty.
  ///
  /// They follow the final ones, save for a while when a later task is the quicker one.
  public private(set) var tail: [InterimSegment] = []

  /// The words that the last change added at the end of the text, for emphasis.
  ///
  /// Empty when it only took words away or changed earlier ones.
  public private(set) var newWords = ""

  /// The part of `text` that will not change.
  public private(set) var finalText = ""

  private var segmentPlaces: [SegmentID] = []
  private var tailPlaces: [SegmentID] = []
  private var revoked: Set<SegmentID> = []

  /// An empty transcript.
  public init() {}

  /// The part of `text` that may still change.
  public var interimText: String { joined(tail.map(\.text)) }

  /// Everything said so far, words separated by one space.
  public var text: String {
    if let first = tailPlaces.first, let last = segmentPlaces.last, first < last {
      return interleaved
    }
    return joined([finalText, interimText])
  }

  /// How many of the final segments stand before all interim text.
  var settledCount: Int {
    guard let first = tailPlaces.first else { return segments.count }
    return segmentPlaces.place(of: first)
  }

  /// The part of `text` behind those.
  var unsettledText: String {
    let settled = segments.prefix(settledCount)
    if settled.count == segments.count { return interimText }
    let length = settled.reduce(0) { $0 + $1.text.utf8.count + 1 }
    return String(decoding: text.utf8.dropFirst(length), as: UTF8.self)
  }

  /// The final segments that stand before all interim text, in the order of the text.
  package var settled: ArraySlice<Segment> { segments.prefix(settledCount) }

  /// Whether nothing was said.
  public var isEmpty: Bool { segments.isEmpty && tail.isEmpty }
}

extension Transcript {
  /// Puts interim text in its place, or takes it away when it is empty.
  ///
  /// Text that comes late, for a segment that is final already, changes nothing.
  public mutating func apply(_ interim: InterimSegment, task: Int) {
    apply([.interim(interim, task: task)])
  }

  /// Makes a segment final in the place of its interim text, which an empty one takes away.
  ///
  /// Only the first final of a segment counts; the answer is whether this one did.
  @discardableResult
  public mutating func apply(_ segment: Segment, task: Int) -> Bool {
    var segment = segment
    segment.task = task
    return !apply([.final(segment)]).isEmpty
  }

  /// Makes several changes as one, so that only what they add together counts as new; returns the
  /// segments that became final, in the order of the changes.
  ///
  /// With `keepsNewWords` words that were new before stay so where nothing is added behind them.
  @discardableResult
  mutating func apply(
    _ changes: [TranscriptChange], keepsNewWords: Bool = false
  ) -> [Segment] {
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

  /// Makes all interim text final as it stands, for when its finals will not be waited for.
  ///
  /// With `task`, only the text of that task. Each segment is given all of `range`, the best known,
  /// because nobody knows where in it each was spoken. Finals that come afterwards for the same
  /// segments change nothing, so that no word stands twice.
  @discardableResult
  public mutating func promoteTail(of task: Int? = nil, range: AudioRange) -> [Segment] {
    let chosen = tailPlaces.filter { task == nil || $0.task == task }
    if !chosen.isEmpty { newWords = "" }
    return chosen.map { place in
      let segment = Segment(
        index: place.index, text: takeInterim(at: place), range: range, task: place.task)
      insert(segment, at: place)
      return segment
    }
  }
}

extension Transcript: Equatable {
  /// Whether both read the same, piece by piece, with the same words new.
  public static func == (left: Transcript, right: Transcript) -> Bool {
    left.newWords == right.newWords && left.tail == right.tail && left.segments == right.segments
  }
}

extension Transcript {
  private func isFinal(_ place: SegmentID) -> Bool {
    segmentPlaces.holds(place) || revoked.contains(place)
  }

  /// Makes a change where nothing is final yet; returns the segment that became so.
  private mutating func make(_ change: TranscriptChange) -> Segment? {
    let place = change.place
    _ = takeInterim(at: place)
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

  /// The interim text at `place`; empty when there is none.
  private func interimText(at place: SegmentID) -> String {
    tailPlaces.holds(place) ? tail[tailPlaces.place(of: place)].text : ""
  }

  /// The text at `place`, final or not; empty when there is none.
  private func textStanding(at place: SegmentID) -> String {
    guard segmentPlaces.holds(place) else { return interimText(at: place) }
    return segments[segmentPlaces.place(of: place)].text
  }

  /// Removes the interim text at `place` and returns it; empty when there was none.
  private mutating func takeInterim(at place: SegmentID) -> String {
    guard tailPlaces.holds(place) else { return "" }
    let spot = tailPlaces.place(of: place)
    tailPlaces.remove(at: spot)
    return tail.remove(at: spot).text
  }

  private mutating func insert(_ segment: Segment, at place: SegmentID) {
    let spot = segmentPlaces.place(of: place)
    segmentPlaces.insert(place, at: spot)
    segments.insert(segment, at: spot)
    if spot == segments.count - 1 {
      finalText += finalText.isEmpty ? segment.text : " " + segment.text
    } else {
      finalText = joined(segments.map(\.text))
    }
  }

  private mutating func noteChange(
    from old: String, to new: String, at place: SegmentID
  ) {
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
  /// How much of it there is.
  public var description: String {
    "Transcript(segments: \(segments.count), tail: \(tail.count), text: \(text.veiled))"
  }
}
