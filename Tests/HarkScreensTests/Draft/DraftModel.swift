@testable import Hark
@testable import HarkScreens

/// The expected state of a draft, in the simplest model: it stores the whole state for every undo.
struct DraftModel {
  struct State {
    var text = ""
    var selection: Range<Int>?
  }

  struct Recording {
    let old: State
    let before: String
    let after: String
    var words = ""
  }

  /// The current run of typing or deleting, and the byte offset at which it ended.
  struct Run: Equatable {
    let isTyping: Bool
    let byte: Int
  }

  var now = State()
  var past: [(before: State, after: State)] = []
  var future: [(before: State, after: State)] = []
  var recording: Recording?
  var spokenText = ""
  private var run: Run?

  /// The selection, or an empty range at the end of the text.
  var cursor: Range<Int> { now.selection ?? now.text.count..<now.text.count }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let (before, old, after) = cut(now.text, at: range)
    let isOneKey = new.count == 1
    let goesOn = isOneKey && old.isEmpty && run == Run(isTyping: true, byte: before.utf8.count)
    write(before, new, after, goesOn: goesOn, isEdit: !(old.isEmpty && new.isEmpty))
    if old.isEmpty && new.isEmpty { return }
    let byte = before.utf8.count + new.utf8.count
    run = isOneKey && new.last?.isNewline == false ? Run(isTyping: true, byte: byte) : nil
  }

  mutating func deleteBackward() {
    let place = cursor
    guard place.isEmpty else { return replace(place, with: "") }
    let range = max(0, place.lowerBound - 1)..<place.lowerBound
    let (before, old, after) = cut(now.text, at: range)
    let goesOn = run == Run(isTyping: false, byte: before.utf8.count + old.utf8.count)
    write(before, "", after, goesOn: goesOn, isEdit: !old.isEmpty)
    if !old.isEmpty { run = Run(isTyping: false, byte: before.utf8.count) }
  }

  mutating func select(_ range: Range<Int>?) {
    if range != now.selection { run = nil }
    now.selection = range
  }

  mutating func undo() {
    guard let last = past.popLast() else {
      run = nil
      return
    }
    future.append(last)
    restore(last.before)
  }

  mutating func redo() {
    guard let next = future.popLast() else {
      run = nil
      return
    }
    past.append(next)
    restore(next.after)
  }

  mutating func begin() {
    let (before, _, after) = cut(now.text, at: cursor)
    recording = Recording(old: now, before: before, after: after)
    spokenText = ""
    run = nil
  }

  /// Adopts the draft's state for `words`, which the caller has already checked.
  mutating func hear(_ words: String, shownAs state: State) {
    recording?.words = words
    spokenText = words
    now = state
  }

  mutating func end() {
    if let recording, !recording.words.isEmpty { remember(from: recording.old) }
    recording = nil
  }

  mutating func cancel() {
    if let recording { now = recording.old }
    recording = nil
    spokenText = ""
  }

  private mutating func write(
    _ before: String, _ new: String, _ after: String, goesOn: Bool, isEdit: Bool
  ) {
    let old = now
    now.text = before + new + after
    let cursor = firstBoundary(in: now.text, from: before.utf8.count + new.utf8.count)
    now.selection = cursor..<cursor
    guard isEdit else { return }
    spokenText = ""
    remember(from: goesOn ? past.removeLast().before : old)
  }

  private mutating func remember(from old: State) {
    past = (past + [(old, now)]).suffix(100)
    future = []
  }

  private mutating func restore(_ state: State) {
    now = state
    spokenText = ""
    run = nil
  }

  private func cut(_ text: String, at range: Range<Int>) -> (String, String, String) {
    let all = Array(text)
    return (
      String(all[..<range.lowerBound]), String(all[range]), String(all[range.upperBound...])
    )
  }

  private func firstBoundary(in text: String, from byte: Int) -> Int {
    let all = Array(text)
    return (0...all.count).first { String(all[..<$0]).utf8.count >= byte } ?? all.count
  }
}
