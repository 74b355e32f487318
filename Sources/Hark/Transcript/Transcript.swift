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

  private var segmentPlaces: [TranscriptPlace] = []
  private var tailPlaces: [TranscriptPlace] = []
  private var revoked: Set<TranscriptPlace> = []

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

  /// Whether nothing was said.
  public var isEmpty: Bool { segments.isEmpty && tail.isEmpty }
}

extension Transcript {
  /// Puts interim text in its place, or takes it away when it is empty.
  ///
  /// Text that comes late, for a segment that is final already, changes nothing.
  public mutating func apply(_ interim: InterimSegment, task: Int) {
    let place = TranscriptPlace(task: task, index: interim.index)
    guard !isFinal(place) else { return }
    let text = interim.text.trimmed
    let old = takeInterim(at: place)
    if !text.isEmpty {
      let spot = tailPlaces.place(of: place)
      tailPlaces.insert(place, at: spot)
      tail.insert(InterimSegment(index: interim.index, text: text), at: spot)
    }
    if text != old { noteChange(from: old, to: text, at: place) }
  }

  /// Makes a segment final in the place of its interim text, which an empty one takes away.
  ///
  /// Only the first final of a segment counts; the answer is whether this one did.
  @discardableResult
  public mutating func apply(_ segment: Segment, task: Int) -> Bool {
    let place = TranscriptPlace(task: task, index: segment.index)
    guard !isFinal(place) else { return false }
    let old = takeInterim(at: place)
    if segment.text.isEmpty {
      revoked.insert(place)
    } else {
      insert(segment, at: place)
    }
    noteChange(from: old, to: segment.text, at: place)
    return true
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
      let segment = Segment(index: place.index, text: takeInterim(at: place), range: range)
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
  private func isFinal(_ place: TranscriptPlace) -> Bool {
    segmentPlaces.holds(place) || revoked.contains(place)
  }

  /// Removes the interim text at `place` and returns it; empty when there was none.
  private mutating func takeInterim(at place: TranscriptPlace) -> String {
    guard tailPlaces.holds(place) else { return "" }
    let spot = tailPlaces.place(of: place)
    tailPlaces.remove(at: spot)
    return tail.remove(at: spot).text
  }

  private mutating func insert(_ segment: Segment, at place: TranscriptPlace) {
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
    from old: String, to new: String, at place: TranscriptPlace
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
