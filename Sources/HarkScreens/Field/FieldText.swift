import Hark

/// The text and selection of a native field, which can be newer than the screen's draft.
///
/// A field reports text and selection separately, in either order, also of provisional text. A
/// report changes only this value, so that nothing is written back; `takeEdits` passes it on.
package struct FieldText: Sendable, Equatable {
  /// Increases with each report of the field and each replacement of its text.
  package private(set) var version = 0

  /// The screen's draft with all edits that were passed on.
  private var draft = Draft()
  private var shown = ""

  /// The text before the unhandled reports or the replacement.
  private var base = ""

  /// The selection in UTF-16 units of `shown`, exact even within a character.
  private var units: Range<Int>?

  /// The last reported selection, whose text the field may report only afterward.
  private var reported: Range<String.Index>?
  private var isReported = false

  /// Whether the field may not show `shown` yet.
  private var isReplacing = false

  package init() {}

  /// The text of the field; set only by the field.
  package var text: String {
    get { shown }
    set {
      if newValue.utf8.elementsEqual(shown.utf8) { return }
      // The selection of the new text may follow; until then, a shown one stays if it is unaffected.
      let kept = shown.utf16.prefix(units?.upperBound ?? 0)
      if range == nil || !newValue.utf16.starts(with: kept) { units = nil }
      (shown, isReported, version) = (newValue, true, version + 1)
    }
  }

  /// The selection as characters of `text`, made from offsets at each read; set only by the field.
  ///
  /// `nil` leaves the cursor to the field: during a recording, from a replacement of the text until
  /// `settle()`, and within a character. SwiftUI ends the app if an index is not of its text
  /// (expo/expo#47434, expo/expo#48274, meshtastic/Meshtastic-Apple#1972).
  package var range: Range<String.Index>? {
    get {
      isReplacing || draft.isRecording ? nil : units.flatMap { $0.mapped(shown.character(at:)) }
    }
    set {
      // The field itself moves its cursor in a replaced text.
      if isReplacing || draft.isRecording { return }
      let new = newValue?.mapped(shown.unit(of:))
      // A repetition must not cause another update, which might cause another repetition.
      if newValue != reported, new == nil || new != units {
        (isReported, version) = (true, version + 1)
      }
      (reported, units) = (newValue, new)
    }
  }

  /// Handles the field's reports, and returns the edits for the screen; a refused text is replaced.
  package mutating func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit] {
    guard isReported || isFocused && reported != nil else { return [] }
    if let reported { units = reported.mapped(shown.unit(of:)) }
    var edits: [TextEdit] = []
    if !isReadOnly, !draft.isRecording {
      // Without focus, a selection is not the user's; the focus may follow.
      let place = reported != nil && isFocused ? units : nil
      edits = Draft(changed).edits(to: shown, selection: place)
      if place == nil || edits == [.select(draft.selection)] { edits.removeLast() }
      for edit in edits { try? edit.apply(to: &draft) }
    }
    (base, isReported, isReplacing) = (shown, false, false)
    if isFocused, units != nil { reported = nil }
    if shown != draft.text { show() }
    return edits
  }

  /// Whether the user has pressed the return key, which ends the input of a single paragraph.
  package var isReturn: Bool {
    if case .replace(_, with: "\n") = Draft(changed).change(to: shown) { true } else { false }
  }

  /// The text that the user changed: of those before and after a replacement, the closer one.
  private var changed: String {
    (isReplacing ? [draft.text, base] : [base]).min { change(of: $0) < change(of: $1) } ?? base
  }

  private func change(of text: String) -> Int {
    guard case .replace(let old, let new) = Draft(text).change(to: shown) else { return 0 }
    return old.count + new.count
  }

  /// Adopts the screen's draft; unhandled reports precede it, so that it does not overwrite them.
  package mutating func follow(_ draft: Draft) {
    let old = self.draft
    self.draft = draft
    let isMoved = draft.selection != old.selection || draft.isRecording != old.isRecording
    if !isReported, isMoved || shown != draft.text { show() }
  }

  /// Shows the draft; a canonically equivalent text stays, for an input method to continue.
  private mutating func show() {
    if shown != draft.text {
      (base, shown, isReplacing, version) = (shown, draft.text, true, version + 1)
    }
    (reported, units) = (nil, draft.selection.map(Draft(shown).rangeInUTF16))
  }

  /// Shows the selection of a replaced text that the field shows now.
  package mutating func settle() {
    if isReplacing, !isReported { (base, isReplacing) = (shown, false) }
  }
}

extension Range {
  fileprivate func mapped<T: Comparable>(_ end: (Bound) -> T?) -> Range<T>? {
    guard let first = end(lowerBound), let last = end(upperBound), first <= last else { return nil }
    return first..<last
  }
}

extension String {
  /// Returns a UTF-16 offset, or `nil` if there is no such index.
  ///
  /// Indices are only compared: any conversion, even `Index(_:within:)`, traps if an index is of a
  /// longer text with another encoding.
  fileprivate func unit(of index: Index) -> Int? {
    index == endIndex ? utf16.count : zip(0..., utf16.indices).first { $0.1 == index }?.0
  }

  fileprivate func character(at unit: Int) -> Index? {
    utf16.index(startIndex, offsetBy: unit, limitedBy: endIndex).flatMap { Index($0, within: self) }
  }
}

extension Draft {
  /// Returns the edits that change this text and selection into those of a field.
  ///
  /// The common prefix and suffix stay untouched. The selection is in UTF-16 units.
  package func edits(to new: String, selection: Range<Int>?) -> [TextEdit] {
    let place = selection.map(Draft(new).range(fromUTF16:))
    return [change(to: new), .select(place)].compactMap { $0 }
  }

  fileprivate func change(to new: String) -> TextEdit? {
    let (old, new) = (Array(text), Array(new))
    // Canonically equivalent characters are equal, but may have different bytes.
    let head = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed())
      .prefix { $0.utf8.elementsEqual($1.utf8) }.count
    if old.count == new.count, head == old.count { return nil }
    return .replace(head..<old.count - tail, with: String(new[head..<new.count - tail]))
  }
}
