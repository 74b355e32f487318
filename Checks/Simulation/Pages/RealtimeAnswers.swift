import Hark

@testable import World

/// A server's events about the turns of a session, compared with what its client has sent.
struct RealtimeAnswers {
  private struct Turn {
    /// The start and the end of the turn in the session's audio, in samples, once they are known.
    var start: Int?
    var end: Int?

    /// The deltas so far, and the words that were reported before the text was complete.
    var deltas = ""
    var shown: Set<Int> = []
    var isCommitted = false
    var isAnswered = false
    var hasFailed = false

    /// Whether the client has cleared the turn.
    var isDropped = false

    var range: Range<Int>? {
      start.flatMap { start in end.flatMap { start <= $0 ? start..<$0 : nil } }
    }
  }

  /// The number of samples in a millisecond, which is the precision of the events' times.
  private static let precision = 16

  private let record: Record
  private let room: Room
  private var turns: [String: Turn] = [:]
  private var last: String?

  /// The kinds of the events that must follow.
  private var due: [String] = []

  /// The number of the client's own turns that have been committed, and the number of its clear
  /// requests that have been answered.
  private(set) var ended = 0
  private(set) var cleared = 0
  private var refused = 0

  /// The error code of the last event, if that event reported the failure of a turn.
  private var failing: String?

  /// The minimum number of refusals when a turn waits in vain for a decoder: it waits 30 s, and
  /// retries every 0.25 s; each attempt takes up to 0.2 s.
  private static let refusals = 60

  /// The words for which the client has received an event.
  private(set) var words: Set<Int> = []

  init(_ record: Record, _ room: Room) {
    self.record = record
    self.room = room
  }

  /// Whether the server has reported the start of a turn, but not its end.
  var isOpen: Bool { turns.values.contains { $0.start != nil && $0.end == nil && !$0.isDropped } }

  /// Whether a committed turn has no text yet.
  var owesText: Bool { turns.values.contains { $0.isCommitted && !$0.isAnswered } }

  /// Processes an event of a session in which `tape` has been sent.
  mutating func take(_ news: RealtimeNews, _ tape: RealtimeTape) {
    defer { failing = news.kind == "failed" ? news.error?.code : nil }
    if !due.isEmpty {
      if news.kind != due.removeFirst() || news.turn != last {
        record.complain("A turn was committed, but not added to the conversation immediately.")
      }
      return
    }
    switch news.kind {
    case "updated": break
    case "cleared":
      cleared += 1
      for name in turns.keys where turns[name]?.isCommitted == false {
        turns[name]?.isDropped = true
      }
    case "error":
      refused += 1
      if news.error?.code != "input_audio_buffer_commit_empty" || refused > tape.refusals {
        record.complain(
          "A client that follows the rules received the error \(news.error?.code ?? "").")
      }
    default:
      guard let name = news.turn else { return record.complain("An event has no item.") }
      var turn = turns[name] ?? Turn()
      if turn.isDropped { record.complain("A cleared turn received the event \(news.kind).") }
      take(news, name, &turn, tape)
      turns[name] = turn
    }
  }

  private mutating func take(
    _ news: RealtimeNews, _ name: String, _ turn: inout Turn, _ tape: RealtimeTape
  ) {
    switch news.kind {
    case "speech_started":
      turn.start = news.audioStartMs.map { $0 * Self.precision }
      if turns[name] != nil || !tape.detects || isOpen {
        record.complain("A turn begins within another one, or without detection.")
      }
    case "speech_stopped":
      if turn.start == nil || turn.end != nil {
        record.complain("A turn ends although it is not open.")
      }
      turn.end = news.audioEndMs.map { $0 * Self.precision }
    case "committed": commit(news, name, &turn, tape)
    case "delta", "interim": hear(news, &turn, tape)
    case "completed": complete(news, &turn, tape)
    case "failed": fail(news, &turn, tape)
    default: record.complain("A client received the event \(news.type).")
    }
  }
}

// Texts of turns.
extension RealtimeAnswers {
  private mutating func commit(
    _ news: RealtimeNews, _ name: String, _ turn: inout Turn, _ tape: RealtimeTape
  ) {
    if turn.isCommitted || news.previousItemId != last {
      record.complain("A turn is committed twice, or not after the previous one.")
    }
    if turn.start == nil {
      guard ended < tape.ended.count else {
        return record.complain("A turn is committed although it was not ended.")
      }
      (turn.start, turn.end) = (tape.ended[ended].lowerBound, tape.ended[ended].upperBound)
      ended += 1
    }
    guard let range = turn.range, range.upperBound <= tape.sentCount else {
      return record.complain("A turn is committed before its end.")
    }
    turn.isCommitted = true
    turn.isAnswered = turn.hasFailed || !tape.style.wantsText
    if turn.isAnswered { words.formUnion(spoken(in: range, tape)) }
    (last, due) = (name, ["added", "done"])
  }

  private func hear(_ news: RealtimeNews, _ turn: inout Turn, _ tape: RealtimeTape) {
    if turn.isAnswered || turn.hasFailed || !tape.style.wantsText
      || (news.kind == "interim") != tape.style.isInterim
    {
      record.complain(
        "A turn received text too late, or in a form that its client did not request.")
    }
    turn.deltas += news.delta ?? ""
    turn.shown.formUnion(ordered(news.transcript ?? turn.deltas))
  }

  private mutating func complete(_ news: RealtimeNews, _ turn: inout Turn, _ tape: RealtimeTape) {
    guard let range = turn.range, turn.isCommitted, !turn.isAnswered else {
      return record.complain("A turn received a text twice, or before it was committed.")
    }
    turn.isAnswered = true
    let text = news.transcript ?? ""
    if !tape.style.isInterim, text != turn.deltas {
      record.complain("The text of a turn is not what its deltas say.")
    }
    let (words, spoken) = (Set(ordered(text)), spoken(in: range, tape))
    if !words.union(turn.shown).isSubset(of: spoken) {
      record.complain("A turn has words that were not spoken in it.")
    }
    let start = tape.origin + range.lowerBound + Self.precision
    for word in room.words(in: start..<max(start, tape.origin + range.upperBound))
    where !words.contains(word) {
      record.complain("Word \(word) was sent, but is not in the text of its turn.")
    }
    let length = (news.usage?.seconds ?? 0) * Double(AudioChunk.sampleRate)
    if abs(length - Double(range.count)) > Double(2 * Self.precision) {
      record.complain("A turn is billed for audio that it does not have.")
    }
    self.words.formUnion(spoken)
  }

  private mutating func fail(_ news: RealtimeNews, _ turn: inout Turn, _ tape: RealtimeTape) {
    if turn.isAnswered || turn.hasFailed { record.complain("A turn fails after its end.") }
    let (cause, count) =
      news.error?.code == "server_busy"
      ? ("decoders are taken", Self.refusals) : ("recognizer breaks", 1)
    // All turns of a recognition task fail in immediate succession.
    if news.error?.code != failing,
      !record.blame(SimulatedTask.clientsFault(cause), count: count)
    {
      record.complain("A turn fails without a cause.")
    }
    turn.hasFailed = true
    if turn.isCommitted, let range = turn.range {
      turn.isAnswered = true
      words.formUnion(spoken(in: range, tape))
    }
  }

  private func spoken(in range: Range<Int>, _ tape: RealtimeTape) -> Set<Int> {
    let end = tape.origin + range.upperBound + Self.precision
    return Set(room.words(touching: tape.origin + range.lowerBound..<end))
  }

  private func ordered(_ text: String) -> [Int] {
    let words = WordAudio.words(of: text)
    for (word, next) in zip(words, words.dropFirst()) where word >= next {
      record.complain("A turn has word \(next) after word \(word).")
    }
    return words
  }
}
