#if canImport(SwiftUI)
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

    @State private var field = FieldText()
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField(
        text: $field.text, selection: $field.selection, prompt: Text(verbatim: placeholder),
        axis: .vertical
      ) { Text(verbatim: label) }
      .accessibilityLabel(Text(verbatim: label))
      .focused($isFocused)
      // An overlay shows recognized text. The field stays in place, with transparent text, so
      // that it keeps focus and the keyboard.
      .foregroundStyle(isSpoken ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.foreground))
      .overlay { if isSpoken { SpokenWords(text: draft.text) } }
      .onChange(of: current, initial: true) { if let current { field.follow(current) } }
      .onChange(of: field.version) { passEdits() }
      .onChange(of: isFocused) { passEdits() }
      // Runs after a replacement is shown, even if SwiftUI omits a second `onChange` in one frame.
      .task(id: field.version) {
        field.settle()
        passEdits()
      }
    }

    /// Whether there is text during a recording; an overlay then shows it scrolled to its end.
    private var isSpoken: Bool { draft.isRecording && !draft.text.isEmpty }

    /// The draft; `nil` while it does not yet contain all typed text.
    private var current: Draft? { isSettled || draft.isRecording ? draft : nil }

    private func passEdits() {
      let isSubmitted = submit != nil && !isReadOnly && field.isReturn
      let isRefused = isReadOnly || isSubmitted
      for change in field.takeEdits(isReadOnly: isRefused, isFocused: isFocused) { edit(change) }
      if isSubmitted { submit?() }
    }
  }

  @available(iOS 18, *)
  extension FieldText {
    /// The selection for SwiftUI; multiple selections, as on macOS, are treated as none.
    fileprivate var selection: TextSelection? {
      get { range.map { TextSelection(range: $0) } }
      set { if case .selection(let new) = newValue?.indices { range = new } else { range = nil } }
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
