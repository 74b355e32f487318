import DetectionFixtures
import HarkTesting
import Testing

@testable import Hark
@testable import HarkScreens

@Suite("Any sequence of typing, speaking, canceling, and undoing")
struct DraftPropertyTests {
  /// The number of steps in each of the twenty walks.
  static let steps = 6_000
  static let limit = 60

  static let typed = [
    "a", "b", " ", ".", "(", "\"", "-", "\n", "\r", "\u{301}", "\u{200D}", "👩", "🇳", "🇴", "🏽", "é",
    "你", "ש", "ּ", "क", "्", "ষ", "\u{600}", "pasted text", "\r\n", "\u{200F}", "",
  ]
  static let spoken = [
    "one", "two", "three", "æra", "don't", "e\u{301}", "\u{301}x", "\u{200D}👩", "👩‍👩‍👧‍👦", "🇳🇴", "🇸", "世界",
    "عالم", "שָׁלוֹם", ",", "\"", "🏽", "क्ष", "ᅡ",
  ]

  @Test("Typed text is never lost, moved, or overwritten by speech", arguments: 1...20)
  func holds(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    var draft = Draft("", limit: Self.limit)
    var model = DraftModel()
    for step in 0..<Self.steps {
      let done = try take(&draft, &model, &dice)
      try #require(draft.text.bytes == model.now.text.bytes, "step \(step): \(done)")
      try #require(draft.selection == model.now.selection, "step \(step): \(done)")
      try #require(draft.characterCount == draft.text.count, "step \(step): \(done)")
      try #require(draft.spokenText.bytes == model.spokenText.bytes, "step \(step): \(done)")
      try #require(draft.isRecording == (model.recording != nil), "step \(step): \(done)")
      let atRange = draft.characters(at: draft.spokenRange) ?? ""
      try #require(atRange.bytes == draft.spokenText.bytes, "step \(step): \(done)")
      if step % 16 == 0 { try checkCounts(draft) }
    }
  }

  /// Performs one action on the draft and the model, and returns its description.
  private func take(
    _ draft: inout Draft, _ model: inout DraftModel, _ dice: inout Dice
  ) throws -> String {
    model.recording == nil
      ? try edit(&draft, &model, &dice) : try record(&draft, &model, &dice)
  }

  private func edit(
    _ draft: inout Draft, _ model: inout DraftModel, _ dice: inout Dice
  ) throws -> String {
    let count = draft.characterCount
    switch Int.random(in: 0..<40, using: &dice) {
    case 0...15:
      let new = Self.typed.randomElement(using: &dice) ?? "a"
      try draft.insert(new)
      model.replace(model.cursor, with: new)
      return "insert \(new.debugDescription)"
    case 16...21:
      try draft.deleteBackward()
      model.deleteBackward()
      return "delete"
    case 22...25:
      let range = dice.once(in: 9) ? nil : anyRange(in: count, &dice)
      try draft.select(range)
      model.select(range)
      return "select \(String(describing: range))"
    case 26, 27:
      let range = anyRange(in: count, &dice)
      let new = Self.typed.randomElement(using: &dice) ?? "a"
      try draft.replace(range, with: new)
      model.replace(range, with: new)
      return "replace \(range) with \(new.debugDescription)"
    case 28...31:
      try draft.undo()
      model.undo()
      return "undo"
    case 32...34:
      try draft.redo()
      model.redo()
      return "redo"
    case 35 where count > Self.limit + 20:
      try draft.replace(10..<count, with: "")
      model.replace(10..<count, with: "")
      return "shorten"
    default:
      draft.beginRecording()
      model.begin()
      return "begin"
    }
  }

  private func record(
    _ draft: inout Draft, _ model: inout DraftModel, _ dice: inout Dice
  ) throws -> String {
    switch Int.random(in: 0..<16, using: &dice) {
    case 0:
      draft.endRecording()
      model.end()
      return "end"
    case 1:
      draft.cancelRecording()
      model.cancel()
      return "cancel"
    case 2:
      let before = draft
      #expect(throws: EditRefusal.recording) { try draft.insert("x") }
      #expect(draft == before)
      return "insert while recording"
    default:
      let words = revision(of: model.recording?.words ?? "", &dice)
      try hear(words, &draft, &model)
      return "hear \(words.debugDescription)"
    }
  }

  /// Checks the bytes that the draft produced from the words, then updates the model from the
  /// draft.
  private func hear(_ words: String, _ draft: inout Draft, _ model: inout DraftModel) throws {
    let old = draft
    let answer = draft.hear(words)
    let recording = try #require(model.recording)
    let room = Self.limit - recording.before.count - recording.after.count - words.count
    if words.isEmpty {
      #expect(answer == .shown)
      model.hear(words, shownAs: recording.old)
    } else if draft.text.bytes == old.text.bytes && recording.words.bytes != words.bytes {
      #expect(answer == .full)
      #expect(room < 6, "\(words.debugDescription) would have fitted")
    } else {
      #expect(answer == (draft.characterCount < Self.limit ? .shown : .full))
      #expect(draft.characterCount <= Self.limit)
      try checkMiddle(draft, recording, words)
      model.hear(words, shownAs: .init(text: draft.text, selection: draft.selection))
    }
  }

  /// Checks that the typed parts surround the words, with at most one space on either side.
  private func checkMiddle(
    _ draft: Draft, _ recording: DraftModel.Recording, _ words: String
  ) throws {
    let bytes = draft.text.bytes
    try #require(bytes.starts(with: recording.before.utf8))
    try #require(bytes.reversed().starts(with: recording.after.utf8.reversed()))
    let middle = bytes.dropFirst(recording.before.utf8.count).dropLast(recording.after.utf8.count)
    let range = try #require(draft.spokenRange)
    let all = Array(draft.text)
    #expect(draft.selection == range.upperBound..<range.upperBound)
    #expect(all[..<recording.before.count].elementsEqual(recording.before))
    #expect(all.suffix(recording.after.count).elementsEqual(recording.after))
    let lead = String(all[recording.before.count..<range.lowerBound])
    let trail = String(all[range.upperBound...].dropLast(recording.after.count))
    #expect(Array(middle) == (lead + words + trail).bytes)
    for gap in [lead, trail] {
      #expect(["", " ", "\u{200B}", " \u{200B}", "\u{200B} ", "\u{200B} \u{200B}"].contains(gap))
    }
    let new = draft.newWords ?? range.upperBound..<range.upperBound
    #expect(new.upperBound == range.upperBound && new.lowerBound >= range.lowerBound)
  }

  private func checkCounts(_ draft: Draft) throws {
    let count = draft.characterCount
    let words = draft.text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).count
    try #require(draft.wordCount == words)
    try #require(draft.isBlank == (words == 0))
    try #require(draft.range(fromUTF16: draft.rangeInUTF16(0..<count)) == 0..<count)
    if let selection = draft.selection {
      try #require(draft.range(fromUTF16: draft.rangeInUTF16(selection)) == selection)
    }
  }

  /// Returns `words` with the last few changed or removed, or with others added.
  private func revision(of words: String, _ dice: inout Dice) -> String {
    if dice.once(in: 12) { return "" }
    var all = words.split(separator: " ").map(String.init)
    all.removeLast(min(all.count, Int.random(in: 0...2, using: &dice)))
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      all.append(Self.spoken.randomElement(using: &dice) ?? "one")
    }
    return all.joined(separator: " ")
  }

  private func anyRange(in count: Int, _ dice: inout Dice) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &dice)
    return start..<(dice.once(in: 2) ? start : Int.random(in: start...count, using: &dice))
  }
}
