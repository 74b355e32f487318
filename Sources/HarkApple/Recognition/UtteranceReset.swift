import Hark

/// Tells where the text of one task begins anew and leaves out what stood there before, as Apple's
/// older recogniser does after a pause since iOS 17.6.
///
/// Two signs are known only here: the recogniser tells how long the speech was, and the times of the
/// words begin anew. The engine finds what is left, by words and silence (`forgetsAtPauses`).
struct UtteranceReset: Sendable {
  /// How the new text stands to the one before it.
  enum Finding: Sendable, Equatable {
    /// It goes on, or puts other words in the place of the old.
    case goesOn

    /// It begins anew, and its times go on.
    case beginsAnew

    /// It begins anew, and its times are counted from there.
    case beginsAnewInTime

    /// It was emptied and tells nothing yet: what stood there is not taken back.
    case isEmptied
  }

  /// How far the newest word must lie before the one of the old text for the times to have begun anew,
  /// in seconds; less is a revision that leaves a word out.
  private static let back = 0.5

  private var last: HeardText?
  private var mayBegin = false

  /// Takes the next text of the task.
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
    // Words that lie where the old ones lie are counted from another beginning.
    return WordPlacement.haveTimes(new.words) && WordPlacement.haveTimes(old.words)
      ? .beginsAnewInTime : .beginsAnew
  }

  /// Nil where a text has no times, or they say nothing.
  private func byTimes(_ old: [TimedWord], _ new: [TimedWord]) -> Finding? {
    guard WordPlacement.haveTimes(old), WordPlacement.haveTimes(new), let end = old.last?.end,
      let first = new.first, let newest = new.last
    else { return nil }
    if first.start >= end { return .beginsAnew }
    return newest.end < end - Self.back ? .beginsAnewInTime : nil
  }

  /// Whether a text keeps at least half of the words with which the one before it began.
  private static func goesOn(_ before: [String], _ after: [String]) -> Bool {
    let kept = zip(before, after).prefix { $0 == $1 }.count
    return kept * 2 >= before.count && kept > 0
  }

  /// The words without marks and case, which an engine corrects as it goes.
  private static func keys(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { WordKey.of(String($0)) }
      .filter { !$0.isEmpty }
  }
}
