#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A screen in a given state, drawn with the user's system preferences.
  @available(iOS 18, *)
  struct Staged<S: SpokenScreen, Content: View>: View {
    let screen: S
    var isSettled = true

    /// The colors; `nil` for those of the screen's experience.
    var theme: Theme?
    var act: @MainActor (S.Action) -> Void = { _ in }
    @ViewBuilder let content: (SpokenStage<S>) -> Content
    @Preferences private var preferences

    var body: some View {
      content(
        SpokenStage(
          screen, isSettled: isSettled, theme: theme ?? Theme(for: screen.experience), preferences,
          act: act))
    }
  }

  @available(iOS 18, *)
  extension Staged {
    init(
      _ model: ScreenModel<S>, theme: Theme,
      @ViewBuilder content: @escaping (SpokenStage<S>) -> Content
    ) {
      self.init(
        screen: model.state, isSettled: model.isSettled, theme: theme, act: { model.act($0) },
        content: content)
    }

    /// Creates a preview of `screen` after the session has published each of `snapshots`.
    init(
      preview screen: S, _ snapshots: Snapshot...,
      @ViewBuilder content: @escaping (SpokenStage<S>) -> Content
    ) {
      var screen = screen
      for snapshot in snapshots { _ = screen.handle(.shown(snapshot)) }
      self.init(screen: screen, content: content)
    }
  }

  /// Everything needed to draw the parts of a screen and to act on it.
  @available(iOS 18, *)
  struct SpokenStage<S: SpokenScreen> {
    let screen: S

    /// Whether the screen has processed all of the user's actions.
    let isSettled: Bool
    let theme: Theme
    let look: Look
    let bars: [Double]
    let act: @MainActor (S.Action) -> Void

    @MainActor
    init(
      _ screen: S, isSettled: Bool, theme: Theme, _ preferences: Preferences,
      act: @escaping @MainActor (S.Action) -> Void
    ) {
      self.screen = screen
      self.isSettled = isSettled
      self.theme = preferences.increasesContrast ? theme.withMoreContrast : theme
      let reducesMotion = preferences.reducesMotion
      look = screen.look(theme: self.theme, reducesMotion: reducesMotion)
      bars = screen.bars(reducesMotion: reducesMotion)
      self.act = act
    }

    var wording: Wording { screen.wording }
    var reducesMotion: Bool { look.reducesMotion }
    var isRecording: Bool { screen.spoken.snapshot.phase.isRecording }

    @MainActor func voice(_ action: VoiceAction) { act(.voice(action)) }

    @MainActor func recover(_ action: RecoveryAction) { act(.recover(action)) }

    @MainActor func field(submit: (@MainActor () -> Void)? = nil) -> VoiceTextField {
      VoiceTextField(
        draft: screen.written, isSettled: isSettled, isReadOnly: screen.isReadOnly,
        placeholder: screen.placeholder, label: wording[.textLabel],
        edit: { voice(.edit($0)) }, submit: submit)
    }

    @MainActor var tallField: some View {
      field().text(TextLooks.text, theme.text).lineLimit(FieldSize.tallLines).onCard(of: theme)
    }

    /// The spoken form of the words at the cursor, with a button that writes it, a button for each of
    /// their alternatives, and an offer to remember a corrected word.
    @MainActor @ViewBuilder var saidWords: some View {
      if let said = screen.written.saidWords {
        if let words = said.words {
          HStack(spacing: StandardSpacing.near) {
            Text(verbatim: wording[.saidWords(words)])
              .text(TextLooks.count, theme.secondaryText)
            Button {
              voice(.edit(.restoreSaidWords))
            } label: {
              Text(verbatim: wording[.restoreSaidWords]).touchTarget()
            }
          }
        }
        HStack(spacing: StandardSpacing.near) {
          ForEach(said.alternatives, id: \.self) { alternative in
            Button {
              voice(.edit(.replaceSaidWords(with: alternative)))
            } label: {
              Text(verbatim: alternative).touchTarget()
            }
          }
        }
      }
      let language = screen.spoken.snapshot.locale
      if screen.experience.finishing != nil,
        let entry = screen.written.correction(language: language)
      {
        RememberButton(entry: entry, title: wording.text(toRemember: entry)) {
          voice(.edit(.closeCorrection))
        }
      }
    }

    @MainActor var indicator: RecordingIndicator {
      RecordingIndicator(look, theme: theme, wording: wording, bars: bars)
    }

    @MainActor @ViewBuilder func banner(_ message: VoiceMessage?) -> some View {
      if let message {
        MessageBanner(
          message: message, theme: theme, wording: wording, recover: { recover($0) },
          dismiss: { voice(.dismissFailure) })
      }
    }

    @MainActor func button(_ shape: MicButtonShape) -> MicButton {
      MicButton(look, shape: shape) { voice($0) }
    }
  }
#endif
