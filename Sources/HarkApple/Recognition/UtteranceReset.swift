import Hark

/// A detector for the point at which a task's text starts over and omits the earlier text.
///
/// Since iOS 17.6, Apple's older recognizer has done this after a pause. The detector uses two
/// signs that only this recognizer provides: a reported speech duration, and word times that start
/// over or follow all earlier ones. The engine detects the remaining cases from words and silence
/// (`forgetsAtPauses`).
struct UtteranceReset: Sendable {
  enum Finding: Sendable, Equatable {
    /// The text continues or revises the previous text.
    case goesOn

    /// The text starts over, and its times continue.
    case beginsAnew

    /// The text starts over, and so do its times.
    case beginsAnewInTime

    /// The text is empty, which is inconclusive and does not retract the previous text.
    case isEmptied
  }

  /// The minimum backward jump in the end time of the last word, in seconds, that indicates that the
  /// times have restarted; a smaller jump may be a revision that omits a word.
  private static let back = 0.5

  private var last: HeardText?
  private var mayBegin = false

  mutating func take(_ new: HeardText) -> Finding {
    guard let old = last, !old.text.isEmpty else {
      remember(new)
      return .goesOn
    }
    if new.text.isEmpty {
      mayBegin = true
      return .isEmptied
    }
    let finding = finding(old, new)
    remember(new)
    return finding
  }

  private mutating func remember(_ new: HeardText) {
    last = new
    mayBegin = new.endsUtterance
  }

  private func finding(_ old: HeardText, _ new: HeardText) -> Finding {
    let before = Self.keys(old.text)
    let after = Self.keys(new.text)
    if let timed = byTimes(old.words, new.words) {
      if timed == .beginsAnew { return timed }
      if timed == .beginsAnewInTime, !Self.goesOn(before, after) { return timed }
    }
    guard mayBegin, !Self.goesOn(before, after) else { return .goesOn }
    // The new words overlap the old ones in time, so their times start over.
    return WordPlacement.haveTimes(new.words) && WordPlacement.haveTimes(old.words)
      ? .beginsAnewInTime : .beginsAnew
  }

  /// Returns the finding from the word times, or `nil` if times are missing or inconclusive.
  private func byTimes(_ old: [TimedWord], _ new: [TimedWord]) -> Finding? {
    guard WordPlacement.haveTimes(old), WordPlacement.haveTimes(new), let end = old.last?.end,
      let first = new.first, let newest = new.last
    else { return nil }
    if first.start >= end { return .beginsAnew }
    return newest.end < end - Self.back ? .beginsAnewInTime : nil
  }

  /// Returns whether the text starts with at least the first half of the previous text's words.
  private static func goesOn(_ before: [String], _ after: [String]) -> Bool {
    let kept = zip(before, after).prefix { $0 == $1 }.count
    return kept * 2 >= before.count && kept > 0
  }

  /// Returns the words without punctuation or case distinctions, which a recognizer revises over time.
  private static func keys(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { WordKey.of(String($0)) }.filter { !$0.isEmpty }
  }
}
