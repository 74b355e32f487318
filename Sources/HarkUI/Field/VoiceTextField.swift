#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A text field for typing and speaking: during a recording it shows the recognized text and
  /// accepts no other input.
  @available(iOS 18, *)
  struct VoiceTextField: View {
    let draft: Draft

    /// Whether the screen has processed all of the user's actions.
    let isSettled: Bool
    let isReadOnly: Bool
    let placeholder: String
    let label: String
    let edit: @MainActor (TextEdit) -> Void

    /// The action of the return key; `nil` if it inserts a line break.
    var submit: (@MainActor () -> Void)?

    @State private var written = WrittenText()
    @State private var text = ""
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    var body: some View {
      field
        // An overlay shows recognized text. The field stays in place, with transparent text, so
        // that it keeps the focus and the keyboard.
        .foregroundStyle(isSpoken ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.foreground))
        .overlay { if isSpoken { SpokenWords(text: draft.text) } }
        .onChange(of: Following(draft: draft, isSettled: isSettled), initial: true) { follow() }
        .onChange(of: text) { write() }
        .onChange(of: selection) { write() }
    }

    private var field: some View {
      TextField(
        text: $text, selection: $selection, prompt: Text(verbatim: placeholder), axis: .vertical
      ) {
        Text(verbatim: label)
      }
      .accessibilityLabel(Text(verbatim: label))
      .focused($isFocused)
    }

    /// Whether there is text during a recording; an overlay then shows it scrolled to its end.
    private var isSpoken: Bool { draft.isRecording && !draft.text.isEmpty }

    private struct Following: Equatable {
      let draft: Draft
      let isSettled: Bool
    }

    private func follow() {
      if written.follow(draft, isSettled: isSettled) { show() }
    }

    private func show() {
      text = written.text
      selection = written.selection.map { place in
        TextSelection(range: TextPlace.range(place, in: written.text))
      }
    }

    private func write() {
      let isSubmitted = submit != nil && !isReadOnly && written.isReturn(text)
      let isRefused = isReadOnly || isSubmitted
      for change in written.write(text, selection: place, isReadOnly: isRefused) { edit(change) }
      if text != written.text { show() }
      if isSubmitted { submit?() }
    }

    /// The user's selection; `nil` if the field is not focused, because the selection then does not
    /// come from the user.
    private var place: Range<Int>? {
      guard isFocused, case .selection(let range) = selection?.indices else { return nil }
      return TextPlace.utf16(range, in: text)
    }
  }

  /// The recognized text over the field, scrolled to its end, because a field scrolls only to
  /// follow the cursor while the user types.
  @available(iOS 18, *)
  private struct SpokenWords: View {
    let text: String
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
      ScrollView {
        Text(verbatim: text)
          .lineLimit(nil)
          .frame(maxWidth: .infinity, alignment: alignment == .center ? .center : .leading)
      }
      .defaultScrollAnchor(.bottom)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
#endif

/// Conversions between the ranges of a native field and UTF-16 offsets.
enum TextPlace {
  /// Returns a field's range as UTF-16 offsets, clamped to `text`, because a field may report a
  /// range of its previous text.
  static func utf16(_ range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = min(range.lowerBound, text.endIndex)
    let end = min(max(range.upperBound, start), text.endIndex)
    let first = text.utf16.distance(from: text.startIndex, to: start)
    return first..<first + text.utf16.distance(from: start, to: end)
  }

  /// Returns UTF-16 offsets as a field's range, clamped to the text.
  static func range(_ units: Range<Int>, in text: String) -> Range<String.Index> {
    let units = units.clamped(to: 0..<text.utf16.count)
    let start = text.utf16.index(text.startIndex, offsetBy: units.lowerBound)
    return start..<text.utf16.index(start, offsetBy: units.count)
  }
}
