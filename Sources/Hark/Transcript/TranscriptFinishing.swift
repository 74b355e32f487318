/// Keeps the finished form of a transcript's text up to date.
struct TranscriptFinishing: Sendable {
  private let empty: RunningText
  private var running: RunningText

  /// The settled segments that `running` contains.
  private var segments: [SegmentID] = []
  private var ends: [Int] = []

  /// The segments whose commands have been returned.
  private var commanded: Set<SegmentID> = []

  init(_ finisher: Finisher) {
    empty = RunningText(finisher)
    running = empty
  }

  /// Discards all text, so that the next update finishes it again.
  mutating func restart() { (running, segments, ends) = (empty, [], []) }

  /// Finishes the new text in `transcript` and returns the commands in it that the session must handle.
  mutating func update(_ transcript: inout Transcript) -> [FinishingCommand] {
    if transcript.isEmpty, transcript.written == nil { return [] }
    let settled = transcript.settled
    // A segment can also settle before others, or text before it can become interim again.
    if !segments.isEmpty, settled.dropFirst(segments.count - 1).first?.id != segments.last {
      restart()
    }
    var commands: [FinishingCommand] = []
    for segment in settled.dropFirst(segments.count) {
      let known = running.finished.commands.count
      let before = running.finished.text
      running.append(SpokenWord.words(of: segment.text, timed: segment.words))
      // An edit may have removed text of earlier segments.
      let kept = running.finished.text.lengthKept(of: before)
      ends = ends.map { min($0, kept) }
      segments.append(segment.id)
      ends.append(running.finished.text.utf8.count)
      let new = running.finished.commands.dropFirst(known)
      if commanded.insert(segment.id).inserted { commands += new }
    }
    let (text, startsWithCapital) = running.preview(transcript.unsettledWords)
    // An interim edit removes text that is otherwise final.
    let kept = text.lengthKept(of: running.finished.text)
    transcript.write(
      WrittenText(
        text: text, startsWithCapital: startsWithCapital, finalLength: min(ends.last ?? 0, kept),
        ends: ends.map { min($0, kept) }, finished: running.finished, words: running.words))
    return commands
  }
}

extension SpokenWord {
  /// Returns the words of `text`, with the times in `timed` if `timed` contains the same words.
  static func words(of text: String, timed: [RecognizedWord]) -> [SpokenWord] {
    let words = words(of: text)
    guard words.count == timed.count, zip(words, timed).allSatisfy({ $0.text == $1.text }) else {
      return words
    }
    return timed.map {
      SpokenWord(
        $0.text, start: AudioTime.seconds($0.range.start), end: AudioTime.seconds($0.range.end),
        confidence: $0.confidence, alternatives: $0.alternatives)
    }
  }
}

extension String {
  /// Returns the length, in UTF-8 code units, of the prefix that this text shares with `before`: all of
  /// `before`, or whole words only.
  fileprivate func lengthKept(of before: String) -> Int {
    let same = lengthOfCommonBytes(with: before)
    if same == before.utf8.count { return same }
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
    guard let space = before.utf8.prefix(same).lastIndex(where: isSpace) else { return 0 }
    return before.utf8.distance(from: before.startIndex, to: space)
  }
}
