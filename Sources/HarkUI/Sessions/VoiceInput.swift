#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// Voice input for a text of the app's own: field, microphone and everything that goes with them.
  ///
  /// ```swift
  /// @State private var draft = ""
  ///
  /// var body: some View {
  ///   VoiceInput(.composer, text: $draft)
  /// }
  /// ```
  ///
  /// It makes its own session from the system's parts (`EnvironmentValues.voiceSessions`). A recording
  /// ends when it is covered, and the session goes with it. What the app does with the text is its own
  /// affair: nothing is sent or saved here.
  @available(iOS 18, *)
  public struct VoiceInput: View {
    private let experience: Experience
    private let theme: Theme
    private let language: LocaleTag?
    @Binding private var text: String

    /// Makes the input.
    ///
    /// - Parameters:
    ///   - experience: How it behaves; one of another name later begins anew with the text of the app.
    ///     `.call` has a screen of its own, `CallView`.
    ///   - text: The text, typed and spoken; what the app puts into it is shown.
    ///   - theme: The colours; those of the experience unless given.
    ///   - language: The language of its words, where the experience has it, and of its session; nil
    ///     takes the experience's own.
    public init(
      _ experience: Experience, text: Binding<String>, theme: Theme? = nil,
      language: LocaleTag? = nil
    ) {
      self.experience = experience
      self.theme = theme ?? Theme(for: experience)
      self.language = language
      _text = text
    }

    /// The input.
    public var body: some View {
      ScreenHost(
        experience: experience, language: language,
        screen: VoiceText(experience, text: text, language: language),
        perform: { _ in AsyncStream { $0.finish() } }
      ) { screen, isSettled, act in
        SharedTextView(screen: screen, isSettled: isSettled, text: $text, theme: theme, act: act)
      }
      // Another experience is another session.
      .id(experience.name)
    }
  }

  /// A voice text over a model of the app's own.
  @available(iOS 18, *)
  public struct VoiceTextView: View {
    private let model: VoiceTextModel
    private let theme: Theme
    @Binding private var text: String

    /// Shows the text of `model` and keeps `text` the same as it.
    public init(_ model: VoiceTextModel, text: Binding<String>, theme: Theme) {
      self.model = model
      self.theme = theme
      _text = text
    }

    /// The input.
    public var body: some View {
      SharedTextView(
        screen: model.state, isSettled: model.isSettled, text: $text, theme: theme
      ) { model.act($0) }
    }
  }

  /// A voice text at one moment, kept the same as a text of the app's.
  @available(iOS 18, *)
  private struct SharedTextView: View {
    let screen: VoiceText
    let isSettled: Bool
    @Binding var text: String
    let theme: Theme
    let act: @MainActor (VoiceText.Action) -> Void
    @State private var isCompared = false

    var body: some View {
      VoiceTextContent(screen: screen, isSettled: isSettled, theme: theme, act: act)
        .onAppear { compare() }
        .onChange(of: shared) { old, new in take(new.news(since: old)) }
    }

    private var shared: SharedText {
      SharedText(own: screen.written.text, app: text, isSettled: isSettled)
    }

    private func compare() {
      guard !isCompared else { return }
      isCompared = true
      take(shared.newsAtFirst)
    }

    private func take(_ news: SharedText.News?) {
      switch news {
      case .toApp(let written): text = written
      case .toField(let given):
        for edit in screen.written.edits(to: given, selection: nil) { act(.voice(.edit(edit))) }
      case nil: break
      }
    }
  }
#endif
