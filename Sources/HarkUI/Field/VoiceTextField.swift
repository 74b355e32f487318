#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A text that is typed and spoken: it follows what is said, and is read-only meanwhile.
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

    @State private var written = WrittenText()
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
      TextField(
        text: $text, selection: $selection, prompt: Text(verbatim: placeholder), axis: .vertical
      ) {
        Text(verbatim: label)
      }
      .accessibilityLabel(Text(verbatim: label))
      .disabled(isReadOnly)
      .onChange(of: Following(draft: draft, isSettled: isSettled), initial: true) { follow() }
      .onChange(of: text) { write() }
      .onChange(of: selection) { write() }
    }

    private struct Following: Equatable {
      let draft: Draft
      let isSettled: Bool
    }

    private func follow() {
      guard written.follow(draft, isSettled: isSettled) else { return }
      text = written.text
      selection = written.selection.map { place in
        TextSelection(range: TextPlace.range(place, in: written.text))
      }
    }

    private func write() {
      for change in written.write(text, selection: place) { edit(change) }
    }

    private var place: Range<Int>? {
      guard case .selection(let range) = selection?.indices else { return nil }
      return TextPlace.utf16(range, in: text)
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
