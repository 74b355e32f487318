#if canImport(SwiftUI)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Finishes the text of the voice inputs in this view as the user chooses, from the next
    /// recording on, and offers to add a corrected word to the user's vocabulary.
    ///
    /// Applies to views that create their own session. For a session that you create, call
    /// `VoiceSession.finishText(as:)`.
    public func voiceText(_ choice: Binding<FinishingOptions>) -> some View {
      environment(\.textChoice, choice)
    }
  }

  @available(iOS 18, *)
  extension EnvironmentValues {
    /// The user's choice of how text is finished; `nil` if the app offers none.
    var textChoice: Binding<FinishingOptions>? {
      get { self[TextChoiceKey.self] }
      set { self[TextChoiceKey.self] = newValue }
    }
  }

  private struct TextChoiceKey: EnvironmentKey {
    static var defaultValue: Binding<FinishingOptions>? { nil }
  }

  /// A button that adds a corrected word to the user's vocabulary; shown only if the app keeps one.
  @available(iOS 18, *)
  struct RememberButton: View {
    let entry: Vocabulary.Entry
    let title: String

    /// Dismisses the offer.
    let close: @MainActor () -> Void
    @Environment(\.textChoice) private var choice

    var body: some View {
      if let choice, !choice.wrappedValue.vocabulary.entries.contains(entry) {
        Button {
          choice.wrappedValue.vocabulary.entries.append(entry)
          close()
        } label: {
          Text(verbatim: title).touchTarget()
        }
      }
    }
  }
#endif
