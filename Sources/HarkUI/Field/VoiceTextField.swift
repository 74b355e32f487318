#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A text that is typed and spoken: it follows what is said, and takes nothing else meanwhile.
  @available(iOS 18, *)
  struct VoiceTextField: View {
    let draft: Draft

    /// Whether the screen knows everything that was typed here.
    let isSettled: Bool
    let isReadOnly: Bool
    let placeholder: String

    /// Its name for those who hear the screen.
    let label: String
    let edit: @MainActor (TextEdit) -> Void

    /// What the return key does; nil where it begins a paragraph.
    var submit: (@MainActor () -> Void)?

    @State private var written = WrittenText()
    @State private var text = ""
    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    var body: some View {
      field
        // It keeps the keyboard and the cursor while somebody speaks, and refuses what is typed.
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

    /// Whether words come into it by themselves, which are followed to their end.
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

    /// What a field without the focus tells of its cursor is nobody's doing.
    private var place: Range<Int>? {
      guard isFocused, case .selection(let range) = selection?.indices else { return nil }
      return TextPlace.utf16(range, in: text)
    }
  }

  /// The words of a recording over the field, with their end in sight: a field itself follows only the
  /// cursor of somebody who types.
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

  @available(iOS 18, *)
  extension VoiceTextField {
    /// The text of `screen` that has the cursor.
    init<S: SpokenScreen>(
      _ screen: S, isSettled: Bool, act: @escaping @MainActor (S.Action) -> Void
    ) {
      self.init(
        draft: screen.written, isSettled: isSettled, isReadOnly: screen.isReadOnly,
        placeholder: screen.placeholder, label: screen.wording[.textLabel]
      ) { act(.voice(.edit($0))) }
    }
  }
#endif
