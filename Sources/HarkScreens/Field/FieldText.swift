import Hark

/// The text and selection of a native field, which can be newer than the screen's draft.
///
/// A field reports its text and its selection separately and in either order, even while an input
/// method is composing. A report changes only this value, so that nothing is written back to the
/// field; `takeEdits` passes it on to the screen.
package struct FieldText: Sendable, Equatable {
  /// A counter that increases when the field reports a change and when its text is replaced.
  package private(set) var version = 0

  /// The screen's draft with all edits that were passed on.
  private var draft = Draft()
  private var shown = ""

  /// The text before the unhandled reports or the replacement.
  private var base = ""

  /// The selection in UTF-16 units of `shown`, exact even within a character.
  private var units: Range<Int>?

  /// The last reported selection; the field may not report the text that it refers to until later.
  private var reported: Range<String.Index>?
  private var isReported = false

  /// Whether the field might not yet show `shown`, which replaced its text.
  private var isReplacing = false

  package init() {}

  /// The text of the field; set only by the field.
  package var text: String {
    get { shown }
    set {
      if newValue.utf8.elementsEqual(shown.utf8) { return }
      // Keeps the selection until the next report if the text before its end is unchanged.
      let kept = shown.utf16.prefix(units?.upperBound ?? 0)
      if range == nil || !newValue.utf16.starts(with: kept) { units = nil }
      (shown, isReported, version) = (newValue, true, version + 1)
    }
  }

  /// The selection as indices of `text`, computed from UTF-16 offsets on each read; set only by the
  /// field.
  ///
  /// `nil` leaves the cursor to the field: during a recording, after a replacement until `settle()`
  /// or `takeEdits`, and if an end is within a character. SwiftUI crashes if an index belongs to
  /// another text (expo/expo#47434, expo/expo#48274, meshtastic/Meshtastic-Apple#1972).
  package var range: Range<String.Index>? {
    get {
      isReplacing || draft.isRecording ? nil : units.flatMap { $0.mapped(shown.character(at:)) }
    }
    set {
      // The field moves its cursor itself after a replacement and during a recording.
      if isReplacing || draft.isRecording { return }
      let new = newValue?.mapped(shown.unit(of:))
      // A repeated report must not update the view, because that could repeat the report endlessly.
      if newValue != reported, new == nil || new != units {
        (isReported, version) = (true, version + 1)
      }
      (reported, units) = (newValue, new)
    }
  }

  /// Handles the field's reports and returns the edits for the screen; reverts refused changes.
  package mutating func takeEdits(isReadOnly: Bool, isFocused: Bool) -> [TextEdit] {
    guard isReported || isFocused && reported != nil else { return [] }
    if let reported { units = reported.mapped(shown.unit(of:)) }
    var edits: [TextEdit] = []
    if !isReadOnly, !draft.isRecording {
      // A selection without focus does not come from the user, but focus may be reported later.
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

  /// The text that the user edited; during a replacement, the old or the new text, whichever is
  /// closer to `shown`.
  private var changed: String {
    (isReplacing ? [draft.text, base] : [base]).min { change(of: $0) < change(of: $1) } ?? base
  }

  private func change(of text: String) -> Int {
    guard case .replace(let old, let new) = Draft(text).change(to: shown) else { return 0 }
    return old.count + new.count
  }

  /// Adopts the screen's draft without overwriting unhandled reports from the field.
  package mutating func follow(_ draft: Draft) {
    let old = self.draft
    self.draft = draft
    let isMoved = draft.selection != old.selection || draft.isRecording != old.isRecording
    if !isReported, isMoved || shown != draft.text { show() }
  }

  /// Shows the draft; canonically equivalent text is not replaced, so that an input method can
  /// continue.
  private mutating func show() {
    if shown != draft.text {
      (base, shown, isReplacing, version) = (shown, draft.text, true, version + 1)
    }
    (reported, units) = (nil, draft.selection.map(Draft(shown).rangeInUTF16))
  }

  /// Ends a replacement; called when the field shows the new text and its selection.
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
  /// Returns the UTF-16 offset of `index`; `nil` if this text has no such index.
  ///
  /// Indices are only compared, because every conversion, even `Index(_:within:)`, traps if the
  /// index belongs to a longer text with another encoding.
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
