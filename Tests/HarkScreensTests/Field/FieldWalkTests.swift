import Foundation
import HarkTesting
import Testing

@testable import HarkScreens

@Suite("Any sequence of typing, speaking, and changes by the program in a native field")
struct FieldWalkTests {
  private static let chosen =
    ProcessInfo.processInfo.environment["HARK_FIELD_STEPS"].flatMap(Int.init)

  @Test("The field never traps, shows the draft, and keeps typed text", arguments: 1...20)
  func holds(seed: Int) throws {
    let count = Self.chosen ?? 1_000
    var walk = FieldWalk(FieldText(), seed: seed)
    for step in 0..<count {
      let done = walk.step()
      try #require(walk.complaints.isEmpty, "step \(step): \(done): \(walk.complaints)")
    }
    #expect(walk.checkCount > count / 20, "The walk hardly ever came to rest")
    if Self.chosen != nil {
      print("Walked \(count) steps in a field with seed \(seed), compared \(walk.checkCount) times")
    }
  }

  @Test("A field that stores indices traps within 200 steps", arguments: 1...20)
  func stored(seed: Int) {
    var walk = FieldWalk(StoredIndices(), seed: seed)
    for _ in 0..<200 where walk.stage.standIn.faults.isEmpty { _ = walk.step() }
    #expect(!walk.stage.standIn.faults.isEmpty)
  }

  @Test("A careless field is found within 10,000 steps", arguments: Careless.Habit.allCases, 1...4)
  func careless(habit: Careless.Habit, seed: Int) {
    var walk = FieldWalk(Careless(habit), seed: seed)
    for _ in 0..<10_000 where walk.complaints.isEmpty { _ = walk.step() }
    #expect(walk.complaints.first == habit.rawValue)
  }
}

/// The implementation that crashes apps: it stores indices as state, so they remain when the app
/// replaces the text.
private struct StoredIndices: BoundText {
  var text = "" { didSet { version += 1 } }
  var range: Range<String.Index>? { didSet { version += 1 } }
  private(set) var version = 0
  private var draft = Draft()

  mutating func follow(_ draft: Draft) {
    self.draft = draft
    if text != draft.text { text = draft.text }
  }

  mutating func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit] {
    let edits = isReadOnly || text == draft.text ? [] : draft.edits(to: text, selection: nil)
    for edit in edits { try? edit.apply(to: &draft) }
    if text != draft.text { text = draft.text }
    return edits
  }

  mutating func settle() {
    guard let place = draft.selectionInUTF16, text == draft.text else { return }
    let new = text.indices(of: place)
    if range != new { range = new }
  }
}

/// A field with one deliberate defect.
struct Careless: BoundText {
  /// A defect; its raw value is the complaint that the walk must report.
  enum Habit: String, CaseIterable {
    /// Sets the text and its selection in one update.
    case hasty = "A text of the program comes with a selection"

    /// Moves a cursor inside a character to the start of that character.
    case rounding = "The cursor was moved without a reason"

    /// Rejects an input method's provisional text.
    case refusing = "The field was written to without a reason"
  }

  private let habit: Habit
  private var field = FieldText()

  init(_ habit: Habit) { self.habit = habit }

  var version: Int { field.version }

  var text: String {
    get { field.text }
    set { field.text = newValue }
  }

  var range: Range<String.Index>? {
    get { field.range }
    set {
      field.range = newValue.map { range in
        if habit != .rounding || !range.isEmpty { return range }
        let start = text.indices.last { $0 <= range.lowerBound } ?? range.lowerBound
        return range.lowerBound < text.endIndex ? start..<start : range
      }
    }
  }

  mutating func follow(_ draft: Draft) {
    field.follow(draft)
    if habit == .hasty { field.settle() }
  }

  mutating func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit] {
    let isRefused = habit == .refusing && text.unicodeScalars.contains("ㅎ")
    return field.takeEdits(isReadOnly: isReadOnly || isRefused, isFocused: isFocused)
  }

  mutating func settle() { field.settle() }
}

/// A random walk of a user, a recording, and an app in one field.
struct FieldWalk<Field: BoundText> {
  private static var typed: [String] {
    [
      "a", "b", " ", ".", "é", "e\u{301}", "\u{301}", "\u{200D}", "👩", "👩‍👩‍👧", "🇳", "🇴", "🏽", "\r\n",
      "क्ष", "ᅡ",
      "שָׁ", "pasted text",
    ]
  }
  private static var spoken: [String] {
    ["one", "two", "æra", "e\u{301}", "👩‍👩‍👧‍👦", "🇳🇴", "世界", "שָׁלוֹם", ","]
  }

  /// Compositions with input methods, each a sequence of strings; the last string is final, the
  /// others are provisional.
  private static var composed: [[String]] {
    [
      ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], ["n", "ni", "ni h", "ni hao", "你好"], ["´", "é"],
      ["に", "にほ", "にほん", "日本"], ["ㄱ", "가", "ㄱ", ""], ["d", "đ", "đư", "đươ", "được"],
    ]
  }

  private(set) var stage: FieldStage<Field>
  private(set) var complaints: [String] = []
  private(set) var checkCount = 0
  private var dice: Dice

  /// The typed markers that neither the user nor the program has removed, and those that the screen
  /// has received.
  private var alive: Set<Unicode.Scalar> = []
  private var arrived: Set<Unicode.Scalar> = []
  private var markerCount: UInt32 = 0

  /// The rest of the composition in progress.
  private var composing: ArraySlice<String> = []

  /// Whether the program has had a reason to write to the field since the last check at rest.
  private var mayWrite = true

  /// Whether the user last moved the cursor to a position that the screen adopts.
  private var isCursorTaken = false
  private var (writeCount, moveCount) = (0, 0)
  private var words: [String] = []

  init(_ field: Field, seed: Int) {
    dice = Dice(seed: UInt64(seed))
    var habits = TextFieldStandIn.Habits()
    habits.reportsTextFirst = seed % 2 == 0
    habits.updatesBetween = seed / 2 % 2 == 0
    habits.movesToNewOnly = habits.updatesBetween || seed / 4 % 2 == 0
    habits.reportsProvisional = seed / 8 % 2 == 0
    habits.reportsOwnMoves = seed % 3 == 0
    stage = FieldStage(field, habits, Draft(limit: 60))
  }

  /// Performs one action and returns its description.
  mutating func step() -> String {
    stage.omitsChange = dice.once(in: 20)
    stage.followsFirst = dice.once(in: 2)
    let done: String
    switch dice.number(below: 10) {
    case 0...4: done = user()
    case 5: done = late()
    case 6, 7: done = program()
    case 8:
      stage.arrive()
      noteArrival()
      done = "arrive"
    default:
      rest()
      return "rest"
    }
    stage.update()
    if dice.once(in: 2) { reportOwnMove() }
    if dice.once(in: 2) { stage.settle() }
    check()
    return done
  }

  private mutating func check() {
    complaints += stage.standIn.faults
    let counts = (stage.standIn.writeCount, stage.standIn.moveCount)
    if counts.0 != writeCount, !mayWrite {
      complaints.append("The field was written to without a reason")
    }
    if counts.1 != moveCount, !mayWrite {
      complaints.append("The cursor was moved without a reason")
    }
    (writeCount, moveCount) = counts
    // The program ended the composition.
    if stage.standIn.provisional == nil { composing = [] }
  }

  // The user

  private var isRefused: Bool {
    stage.isReadOnly || stage.refuses || stage.screen.isRecording
  }

  private mutating func user() -> String {
    // The field reports its own moves in order, and a key press follows the program's changes.
    reportOwnMove()
    if stage.underway.contains(where: \.isOfProgram) { drain() }
    if composing.isEmpty, dice.once(in: 2) {
      drain()
      mayWrite = isRefused
    }
    let (before, version) = (markers(in: stage.standIn.text), stage.field.version)
    // After the program replaces the text, the field moves the cursor itself, and the screen does
    // not adopt that position.
    let isPlaced = stage.field.range != nil
    let done = change()
    alive.subtract(before.subtracting(markers(in: stage.standIn.text)))
    let wasRefused = isRefused
    if wasRefused { mayWrite = true }
    stage.report()
    stage.update()
    if wasRefused || isRefused { forgetMissing() }
    let isTaken = isPlaced && stage.field.version != version && stage.standIn.isFocused
    isCursorTaken = isTaken && !wasRefused && !isRefused
    return done
  }

  private mutating func change() -> String {
    if !composing.isEmpty { return compose() }
    let (text, place) = (stage.standIn.text, stage.standIn.selection)
    let characters = text.boundaries
    switch dice.number(below: 20) {
    case 0...6:
      let new = marker()
      stage.standIn.type(new)
      return "type a marker"
    case 7...9:
      let new = Self.typed.randomElement(using: &dice) ?? "a"
      stage.standIn.type(new)
      return "type \(new.debugDescription)"
    case 10, 11:
      let start = characters.last { $0 < place.lowerBound } ?? 0
      stage.standIn.replace(place.isEmpty ? start..<place.lowerBound : place, with: "")
      return "delete"
    case 12:
      let end = characters.first { $0 > place.upperBound } ?? place.upperBound
      stage.standIn.replace(place.isEmpty ? place.lowerBound..<end : place, with: "")
      return "delete forward"
    case 13, 14, 15:
      let units = anyUnits(in: text)
      stage.standIn.select(units)
      return "select \(units)"
    case 16:
      let start = characters.last { $0 < place.lowerBound } ?? 0
      stage.standIn.replace(start..<place.lowerBound, with: dice.once(in: 2) ? "café " : "naive")
      return "correct"
    case 17:
      stage.standIn.isFocused.toggle()
      isCursorTaken = false
      if !stage.standIn.isFocused, dice.once(in: 2) { stage.field.range = nil }
      return "focus"
    default:
      drain()
      mayWrite = isRefused
      composing = (Self.composed.randomElement(using: &dice) ?? [])[...]
      return compose()
    }
  }

  private mutating func compose() -> String {
    let next = composing.removeFirst()
    if composing.isEmpty {
      stage.standIn.commit(next)
      return "commit \(next)"
    }
    if dice.once(in: 12) {
      stage.standIn.commit(next)
      composing = []
      return "abandon"
    }
    let isInside = dice.once(in: 4)
    stage.standIn.compose(next, cursor: isInside ? next.boundaries.first { $0 > 0 } : nil)
    return "compose \(next)"
  }

  /// Types a marker that is reported only after a change by the program, perhaps even after the
  /// field shows it.
  private mutating func late() -> String {
    guard composing.isEmpty, !stage.underway.contains(where: \.isOfProgram) else { return "wait" }
    reportOwnMove()
    stage.settle()
    // A position inside the text could refer to different text by the time the report arrives.
    let end = stage.standIn.text.utf16.count
    stage.standIn.select(end..<end)
    stage.standIn.type(marker())
    let report = stage.standIn.report()
    let done = program()
    if dice.once(in: 2) { stage.update() }
    mayWrite = true
    let wasRefused = isRefused
    stage.standIn.deliver(report, to: &stage.field)
    stage.update()
    if wasRefused || isRefused { forgetMissing() }
    isCursorTaken = false
    return "late marker after \(done)"
  }

  private mutating func marker() -> String {
    markerCount += 1
    guard let scalar = Unicode.Scalar(0x20000 + markerCount) else { return "x" }
    alive.insert(scalar)
    return String(scalar)
  }

  private mutating func anyUnits(in text: String) -> Range<Int> {
    let places = text.unicodeScalars.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    let start = dice.number(below: places.count)
    let end = dice.once(in: 2) ? start : start + dice.number(below: places.count - start)
    return places[start]..<places[end]
  }

  // The program

  private mutating func program() -> String {
    mayWrite = true
    stage.settle()
    if stage.screen.isRecording { return record() }
    switch dice.number(below: 12) {
    case 0...3:
      stage.beginRecording()
      while !stage.underway.isEmpty { stage.arrive() }
      words = []
      forgetMissing()
      return "begin"
    case 4, 5:
      stage.act(.change(.undo))
      return "undo"
    case 6, 7:
      stage.act(.change(.redo))
      return "redo"
    case 8:
      stage.act(.clear)
      return "send"
    case 9:
      stage.isReadOnly.toggle()
      isCursorTaken = false
      return "read-only: \(stage.isReadOnly)"
    default:
      drain()
      let new = (Self.spoken.randomElement(using: &dice) ?? "") + stage.screen.draft.text.prefix(9)
      for edit in stage.screen.draft.edits(to: new, selection: nil) { stage.act(.change(edit)) }
      return "the app sets \(new)"
    }
  }

  private mutating func record() -> String {
    defer { forgetMissing() }
    switch dice.number(below: 6) {
    case 0:
      stage.endRecording(words.joined(separator: " "))
      return "end"
    case 1:
      stage.endRecording("", isCancelled: true)
      return "cancel"
    default:
      words.removeLast(min(words.count, dice.number(below: 4)))
      for _ in 0..<dice.number(below: 4) {
        words.append(Self.spoken.randomElement(using: &dice) ?? "one")
      }
      stage.hear(words.joined(separator: " "))
      return "hear \(words)"
    }
  }

  /// Forgets the markers that the program removed, and those that were refused on their way to the
  /// screen.
  private mutating func forgetMissing() {
    noteArrival()
    alive.formIntersection(markers(in: stage.screen.draft.text))
  }

  private mutating func noteArrival() {
    let there = markers(in: stage.screen.draft.text)
    arrived.formUnion(there)
    alive = alive.filter { there.contains($0) || !arrived.contains($0) }
  }

  /// Delivers all pending actions, and records the effect of each.
  private mutating func drain() {
    for _ in 0..<4 {
      stage.settle()
      while !stage.underway.isEmpty {
        stage.arrive()
        noteArrival()
      }
    }
    stage.settle()
    check()
  }

  private mutating func reportOwnMove() {
    guard let move = stage.standIn.ownMove else { return }
    stage.standIn.deliver(move, to: &stage.field)
    stage.update()
  }

  // At rest

  /// Delivers all pending actions, and compares the field with the screen.
  private mutating func rest() {
    stage.omitsChange = false
    reportOwnMove()
    drain()
    guard composing.isEmpty, complaints.isEmpty else { return }
    let (standIn, draft) = (stage.standIn, stage.screen.draft)
    checkCount += 1
    mayWrite = false
    if standIn.text != draft.text || !standIn.text.hasBytes(of: stage.field.text) {
      complaints.append("\(standIn.text) is shown, but the draft is \(draft.text)")
    }
    if draft.isRecording { return }
    if !alive.isSubset(of: markers(in: draft.text)) { complaints.append("Typed text was lost") }
    guard isCursorTaken, standIn.isFocused, let selection = draft.selection else { return }
    let shown = Draft(standIn.text).range(fromUTF16: standIn.selection)
    if shown != selection { complaints.append("The cursor is at \(shown), not \(selection)") }
  }

  private func markers(in text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars.filter { $0.value > 0x20000 && $0.value < 0x30000 })
  }
}

extension FieldStage.Action {
  /// Whether the action changes the text other than by the field's own edits.
  fileprivate var isOfProgram: Bool {
    switch self {
    case .edit: false
    case .change, .clear: true
    }
  }
}

extension String {
  /// The UTF-16 offsets of the characters' ends, and 0.
  fileprivate var boundaries: [Int] {
    reduce(into: [0]) { ends, character in ends.append((ends.last ?? 0) + character.utf16.count) }
  }
}
