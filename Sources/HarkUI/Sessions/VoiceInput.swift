import HarkScreens

#if canImport(SwiftUI)
  import Hark
  import HarkApple
  import HarkPresentation
  import SwiftUI

  /// Voice input for text owned by the app: a text field, a microphone, and everything they
  /// require.
  ///
  /// ```swift
  /// VoiceInput(.composer, text: $draft)
  /// ```
  ///
  /// It creates its own session, by default from the system's components
  /// (`EnvironmentValues.voiceSessions`). Covering the view ends a recording, and the session has the
  /// lifetime of the view. The app decides how to use the text: nothing is sent or saved here.
  @available(iOS 18, *)
  public struct VoiceInput: View {
    private let host: TextHost<VoiceTextContent>

    /// Creates the input.
    ///
    /// - Parameters:
    ///   - experience: The behavior of the input. Switching to an experience with another name
    ///     starts over with the app's text. `.call` has its own screen, `CallView`.
    ///   - text: The typed and spoken text; changes by the app are shown.
    ///   - theme: The colors; those of the experience by default.
    ///   - language: The language of the UI strings, if the experience supports it, and of the
    ///     session; `nil` for the experience's own.
    public init(
      _ experience: Experience, text: Binding<String>, theme: Theme? = nil,
      language: LocaleTag? = nil
    ) {
      host = TextHost(experience: experience, theme: theme, language: language, text: text) {
        VoiceTextContent(stage: $0)
      }
    }

    /// The input.
    public var body: some View { host }
  }

  @available(iOS 18, *)
  extension View {
    /// Puts a microphone beside a text field of the app.
    ///
    /// ```swift
    /// TextField("Note", text: $note).voiceInput($note)
    /// ```
    ///
    /// `text` must be the text that this view edits. Spoken words appear at its end; other changes
    /// are discarded until the recording ends. Otherwise, the view behaves like `VoiceInput`.
    public func voiceInput(
      _ text: Binding<String>, _ experience: Experience = .textField, theme: Theme? = nil,
      language: LocaleTag? = nil
    ) -> some View {
      TextHost(experience: experience, theme: theme, language: language, text: text) { stage in
        VStack(spacing: StandardSpacing.near) {
          HintView(stage.screen.hint, theme: stage.theme)
          HStack(spacing: StandardSpacing.tight) {
            self
            stage.button(.glass)
          }
        }
        .modifier(ScreenFrame(stage: stage, isTinted: false))
        .modifier(FailureAlert(stage: stage))
      }
    }

    /// Adds the parts that a custom design for `model` needs besides its controls: the explanation
    /// before the system asks for permission, an alert for failures, screen reader announcements,
    /// requested recordings, and the end of a recording when the view disappears or the app enters
    /// the background.
    public func voicePrompts(for model: VoiceTextModel) -> some View {
      Staged(model, theme: Theme(for: model.state.experience)) {
        self.modifier(ScreenFrame(stage: $0, isTinted: false)).modifier(FailureAlert(stage: $0))
      }
      .onDisappear { model.leave() }
    }
  }

  /// Voice input for text owned by the app, in any layout.
  @available(iOS 18, *)
  private struct TextHost<Content: View>: View {
    let experience: Experience
    let theme: Theme?
    let language: LocaleTag?
    @Binding var text: String
    @ViewBuilder let content: (SpokenStage<VoiceText>) -> Content

    var body: some View {
      ScreenHost(
        screen: VoiceText(experience, text: text, language: language), language: language,
        theme: theme ?? Theme(for: experience)
      ) { content($0).modifier(SharingText(stage: $0, text: $text)) }
      // Each experience has its own session.
      .id(experience.name)
    }
  }

  @available(iOS 18, *)
  extension ScreenModel where S == VoiceText {
    /// Creates a model with its own session, for a custom design (`voicePrompts(for:)`).
    ///
    /// `sessions` creates the session; otherwise, the model behaves like `VoiceInput`.
    public convenience init(
      _ experience: Experience, text: String = "", language: LocaleTag? = nil,
      sessions: VoiceSessionMaker = .system
    ) {
      self.init(
        VoiceText(experience, text: text, language: language),
        session: { await sessions.make(experience, language, nil) },
        openSettings: { Task { await AppSettings.open() } })
    }
  }

  /// Synchronizes the text of a voice field with the app's text.
  @available(iOS 18, *)
  private struct SharingText: ViewModifier {
    let stage: SpokenStage<VoiceText>
    @Binding var text: String
    @State private var shared: SharedText?

    func body(content: Content) -> some View {
      content.onChange(of: moment, initial: true) { follow() }
    }

    private var moment: SharedText.Moment {
      SharedText.Moment(own: stage.screen.written, app: text, isSettled: stage.isSettled)
    }

    private func follow() {
      var next = shared ?? SharedText(stage.screen.written.text)
      let news = next.follow(moment)
      shared = next
      switch news {
      case .toApp(let written): text = written
      case .toField(let edits): for edit in edits { stage.voice(.edit(edit)) }
      case nil: break
      }
    }
  }
#endif

/// The text that a field with a microphone shares with the app.
struct SharedText: Sendable, Equatable {
  /// The shared text, including changes by the app that the field has not yet processed.
  private var text: String

  struct Moment: Sendable, Equatable {
    let own: Draft
    let app: String

    /// Whether the field has processed all changes; until then, its own text is outdated.
    let isSettled: Bool
  }

  enum News: Sendable, Equatable {
    case toApp(String)
    case toField([TextEdit])
  }

  /// Creates the state before the first update, for a field whose initial text is `own`.
  init(_ own: String) { text = own }

  /// Follows both texts and returns the update for the other side; `nil` if none is necessary.
  ///
  /// The latest change wins. If both texts change at the same time, the user's speech or typing wins
  /// over the app's change; if the field rejects the app's change, the field's text wins.
  mutating func follow(_ moment: Moment) -> News? {
    let old = text
    // A recording accepts no changes, so its text is never outdated.
    if moment.isSettled || moment.own.isRecording { text = moment.own.text }
    guard moment.app != text else { return nil }
    if text != old || moment.own.isRecording { return .toApp(text) }
    // Relative to `text`, because the field may not have processed the app's earlier changes yet.
    defer { text = moment.app }
    return .toField(Draft(text).edits(to: moment.app, selection: nil))
  }
}
