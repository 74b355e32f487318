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
  /// ends when it is covered, and the session goes with it. What the app does with the text is its own affair: nothing is sent or saved here.
  @available(iOS 18, *)
  public struct VoiceInput: View {
    private let experience: Experience
    private let theme: Theme
    private let language: LocaleTag
    @Binding private var text: String

    /// Makes the input.
    ///
    /// - Parameters:
    ///   - experience: How it behaves; `.call` has a screen of its own, `CallView`.
    ///   - text: The text, typed and spoken; what the app puts into it is shown.
    ///   - theme: The colours; those of the experience unless given.
    ///   - language: The language of its words, where the experience has it.
    public init(
      _ experience: Experience, text: Binding<String>, theme: Theme? = nil,
      language: LocaleTag = .americanEnglish
    ) {
      self.experience = experience
      self.theme = theme ?? Theme(for: experience)
      self.language = language
      _text = text
    }

    /// The input.
    public var body: some View {
      ScreenHost(
        experience: experience,
        screen: VoiceText(experience, text: text, language: language),
        perform: { _ in AsyncStream { $0.finish() } }
      ) { model in
        VoiceTextView(model, text: $text, theme: theme)
      }
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
      VoiceTextContent(screen: model.state, isSettled: model.isSettled, theme: theme) {
        model.act($0)
      }
      .onChange(of: shared) { old, new in share(old, new) }
    }

    private var shared: SharedText {
      SharedText(own: model.state.written.text, app: text, isSettled: model.isSettled)
    }

    private func share(_ old: SharedText, _ new: SharedText) {
      switch new.news(since: old) {
      case .toApp(let written): text = written
      case .toField(let given):
        for edit in model.state.written.edits(to: given, selection: nil) {
          model.act(.voice(.edit(edit)))
        }
      case nil: break
      }
    }
  }
#endif
