@testable import HarkScreens

/// The values to which a text field is bound, and the actions of its view.
protocol BoundText {
  var text: String { get set }
  var range: Range<String.Index>? { get set }
  var version: Int { get }

  mutating func follow(_ draft: Draft)
  mutating func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit]
  mutating func settle()
}

extension FieldText: BoundText {}

/// A stand-in for SwiftUI's `TextField(text:selection:prompt:axis:label:)` that records a fault
/// where the real one crashes the app.
///
/// Its behavior comes from these sources, and `Habits` varies the details that they leave open:
///
/// - The bound text changes as the user types, and a selection is a range of `String.Index`:
///   developer.apple.com/documentation/swiftui, `textfield`, `textselection`,
///   `textfield/init(text:selection:prompt:axis:label:)`, `textselection/init(range:)`.
/// - An update converts the bound selection to UTF-16 offsets of the bound text (`_toUTF16Offsets`),
///   and an index beyond it is fatal, "String index is out of bounds". iOS 18: expo/expo#47434,
///   swiftlang/swift#82359, meshtastic/Meshtastic-Apple#1972. iOS 26.5, also while the user types:
///   expo/expo#48274. macOS 15, even if only the user changes the text: ghostty-org/ghostty#13717.
/// - Violating the rules that these reports recommend is a fault: no selection together with text
///   that the program sets (expo/expo#48277, meshtastic/Meshtastic-Apple#1979,
///   ghostty-org/ghostty#13645), and no selection beyond the text (expo/expo#47447).
/// - Indices of another string are invalid even within its bounds, and future versions of Swift may
///   trap on them: forums.swift.org/t/string-indices-validity/63950. `String.Index(_:within:)` has
///   no index within a character. Both are faults here.
/// - Text that the program sets moves the cursor to the end: expo/expo#48277, skiptools/skip-ui#77.
/// - Such text also ends an input method's composition: "자" remains as "ㅈㅏ", and dead keys are
///   lost: uzairansaruzi/hermex#312, Shpigford/clearly#368. According to the latter, the bound text
///   excludes provisional text; according to youssofal/MTPLX#119, it includes it, and according to
///   feedback-assistant/reports#526, also predicted text after the cursor.
/// - A binding that refuses new text does not change what the field shows, unlike a `@State`
///   property that changes twice: ichi.pro, "SwiftUI: limit the number of characters of a
///   TextField".
/// - Of several changes of a value in one frame, `onChange` can omit all but the first:
///   gonzalezreal/textual#71, robomex/Reality-Synthesizer#1.
struct TextFieldStandIn {
  struct Habits {
    var reportsTextFirst = true

    /// Whether an update occurs between the two reports.
    var updatesBetween = false

    /// Whether the cursor moves only to a selection that was not bound at the last update.
    var movesToNewOnly = true

    /// Whether the bound text includes an input method's provisional text.
    var reportsProvisional = true

    /// Whether the field reports the cursor movement that occurs when the program sets the text.
    var reportsOwnMoves = false
  }

  /// A report from the field, which can arrive late.
  struct Report {
    let text: String?
    let range: Range<String.Index>
    let owner: String
  }

  let habits: Habits
  var isFocused = true
  private(set) var text = ""

  /// The shown selection, in UTF-16 units.
  private(set) var selection = 0..<0

  /// The provisional text of an input method, in UTF-16 units; `nil` if there is none.
  private(set) var provisional: Range<Int>?

  /// The number of times that the program has replaced the user's text.
  private(set) var writeCount = 0

  /// The number of times that the program has moved the user's cursor.
  private(set) var moveCount = 0
  private(set) var faults: [String] = []

  /// The cursor movement that occurred when the program set the text, until it is reported.
  private(set) var ownMove: Report?

  private var boundText = ""
  private var boundRange: Range<String.Index>?
  private var reportedText = ""

  /// The last selection that was reported or bound, and the text that it belongs to.
  private var known: (range: Range<String.Index>, text: String)?

  init(_ habits: Habits = Habits()) { self.habits = habits }

  /// Updates the field, as SwiftUI does after a change of the view's state.
  mutating func update<Field: BoundText>(_ field: Field) {
    let (text, range) = (field.text, field.range)
    let isWritten = !text.hasBytes(of: boundText) && !text.hasBytes(of: self.text)
    if let range { check(range, in: text) }
    if faults.isEmpty, isWritten, range != nil, !text.hasBytes(of: reportedText) {
      faults.append("A text of the program comes with a selection")
    }
    guard faults.isEmpty else { return }
    if isWritten {
      (self.text, provisional) = (text, nil)
      selection = text.utf16.count..<text.utf16.count
      writeCount += 1
      if habits.reportsOwnMoves { ownMove = report(withText: false) }
    }
    if let range, text.hasBytes(of: self.text), isFocused,
      !habits.movesToNewOnly || range != boundRange
    {
      let units = text.units(of: range)
      if units != selection {
        (selection, provisional, ownMove) = (units, nil, nil)
        moveCount += 1
      }
    }
    (boundText, boundRange) = (text, range)
    known = range.map { ($0, text) }
  }

  private mutating func check(_ range: Range<String.Index>, in text: String) {
    if range.upperBound > text.endIndex { return faults.append("String index is out of bounds") }
    if let known, known.range == range, !text.hasBytes(of: boundText) {
      let bytes = known.text.utf8.distance(from: known.text.startIndex, to: range.upperBound)
      if !known.text.utf8.prefix(bytes).elementsEqual(text.utf8.prefix(bytes)) {
        return faults.append("An index is of another string")
      }
    }
    let isOnCharacters = [range.lowerBound, range.upperBound].allSatisfy { place in
      place == text.endIndex || text.indices.contains(place)
    }
    if !isOnCharacters { faults.append("An index is within a character") }
  }

  /// Replaces UTF-16 units, and moves the cursor `cursor` units into `new`, by default to its end.
  mutating func replace(_ units: Range<Int>, with new: String, cursor: Int? = nil) {
    text.replaceSubrange(text.indices(of: units), with: new)
    let place = units.lowerBound + (cursor ?? new.utf16.count)
    (selection, provisional) = (place..<place, nil)
  }

  /// Replaces the selection.
  mutating func type(_ new: String) { replace(selection, with: new) }

  /// Selects UTF-16 units, which may be within a character but not within a scalar.
  mutating func select(_ units: Range<Int>) { (selection, provisional) = (units, nil) }

  /// Replaces the provisional text or, if there is none, the selection.
  mutating func compose(_ new: String, cursor: Int? = nil) {
    let units = provisional ?? selection
    replace(units, with: new, cursor: cursor)
    provisional = units.lowerBound..<units.lowerBound + new.utf16.count
  }

  /// Ends the composition with `new`.
  mutating func commit(_ new: String) { replace(provisional ?? selection, with: new) }

  /// Returns a report of the current text and selection.
  func report(withText: Bool = true) -> Report {
    let hasText = withText && (provisional == nil || habits.reportsProvisional)
    return Report(text: hasText ? text : nil, range: text.indices(of: selection), owner: text)
  }

  /// Sets the bound values.
  mutating func deliver<Field: BoundText>(_ report: Report, to field: inout Field) {
    if let text = report.text { reportedText = text }
    if habits.reportsTextFirst, let text = report.text { field.text = text }
    if !habits.reportsTextFirst { deliverSelection(report, to: &field) }
    if habits.updatesBetween { update(field) }
    if !habits.reportsTextFirst, let text = report.text { field.text = text }
    if habits.reportsTextFirst { deliverSelection(report, to: &field) }
  }

  private mutating func deliverSelection<Field: BoundText>(
    _ report: Report, to field: inout Field
  ) {
    field.range = report.range
    known = (report.range, report.owner)
    ownMove = nil
  }
}

extension String {
  /// Returns whether both strings have the same bytes, which canonically equivalent strings may not
  /// have.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  func indices(of units: Range<Int>) -> Range<Index> {
    Index(utf16Offset: units.lowerBound, in: self)..<Index(utf16Offset: units.upperBound, in: self)
  }

  /// Traps if the range is beyond this text.
  func units(of range: Range<Index>) -> Range<Int> {
    range.lowerBound.utf16Offset(in: self)..<range.upperBound.utf16Offset(in: self)
  }
}
