#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// Voice input for text owned by the app: a text field, a microphone, and everything they
  /// require.
  ///
  /// ```swift
  /// @State private var draft = ""
  ///
  /// var body: some View {
  ///   VoiceInput(.composer, text: $draft)
  /// }
  /// ```
  ///
  /// It creates its own session, by default from the system's components
  /// (`EnvironmentValues.voiceSessions`). Covering the view ends a recording, and the session has the
  /// lifetime of the view. The app decides how to use the text: nothing is sent or saved here.
  @available(iOS 18, *)
  public struct VoiceInput: View {
    private let experience: Experience
    private let theme: Theme
    private let language: LocaleTag?
    @Binding private var text: String

    /// Creates the input.
    ///
    /// - Parameters:
    ///   - experience: The behavior of the input. Switching to an experience with another name
    ///     starts over with the app's text. `.call` has its own screen, `CallView`.
    ///   - text: The typed and spoken text; changes by the app are shown.
    ///   - theme: The colors; those of the experience by default.
    ///   - language: The language of the texts, if the experience supports it, and of the session;
    ///     `nil` for the experience's own.
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
        screen: VoiceText(experience, text: text, language: language), language: language,
        theme: theme, perform: { _ in AsyncStream { $0.finish() } }
      ) { SharedTextView(stage: $0, text: $text) }
      // Each experience has its own session.
      .id(experience.name)
    }
  }

  /// Voice input with a model owned by the app.
  @available(iOS 18, *)
  public struct VoiceTextView: View {
    private let model: VoiceTextModel
    private let theme: Theme
    @Binding private var text: String

    /// Creates a view of the text of `model`, synchronized with `text`.
    public init(_ model: VoiceTextModel, text: Binding<String>, theme: Theme) {
      self.model = model
      self.theme = theme
      _text = text
    }

    /// The input.
    public var body: some View {
      Staged(model, theme: theme) { SharedTextView(stage: $0, text: $text) }
    }
  }

  /// Voice input in a given state, synchronized with the app's text.
  @available(iOS 18, *)
  private struct SharedTextView: View {
    let stage: SpokenStage<VoiceText>
    @Binding var text: String
    @State private var isCompared = false

    var body: some View {
      VoiceTextContent(stage: stage)
        .onAppear { compare() }
        .onChange(of: shared) { old, new in take(new.news(since: old)) }
    }

    private var shared: SharedText {
      SharedText(own: stage.screen.written.text, app: text, isSettled: stage.isSettled)
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
        for edit in stage.screen.written.edits(to: given, selection: nil) {
          stage.voice(.edit(edit))
        }
      case nil: break
      }
    }
  }
#endif

/// A text that is shared between a Hark field and the app's own state.
struct SharedText: Sendable, Equatable {
  var own: String
  var app: String

  /// Whether the screen has processed all of the user's actions; until then its text is outdated.
  var isSettled: Bool

  enum News: Sendable, Equatable {
    case toApp(String)
    case toField(String)
  }

  /// The update when the field first appears: the new field takes the app's text.
  var newsAtFirst: News? { own == app ? nil : .toField(app) }

  /// Returns the update since `old`, or `nil` if no update is necessary.
  ///
  /// The latest change wins. If both texts change at the same time, the user's speech or typing wins
  /// over the app's change.
  func news(since old: SharedText) -> News? {
    guard own != app else { return nil }
    if own != old.own { return .toApp(own) }
    if app != old.app { return .toField(app) }
    // If the texts still differ once the screen is settled, the field has rejected the app's change,
    // and the app takes the field's text.
    return isSettled && !old.isSettled ? .toApp(own) : nil
  }
}
