#if canImport(SwiftUI)
  import Foundation
  import Hark
  import HarkApple
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The parts that all screens except the call share: the sheet before the system's permission
  /// prompt, the magic tap, screen reader announcements, requested recordings, and the `leave` action
  /// when the app moves to the background.
  @available(iOS 18, *)
  struct ScreenFrame<S: SpokenScreen>: ViewModifier {
    let stage: SpokenStage<S>

    /// Whether the theme's accent color tints the content; `false` for an app's own controls.
    var isTinted = true
    @Environment(\.scenePhase) private var scenePhase
    @State private var question = Presented<Bool>()

    /// `false` behind another tab, for example.
    @State private var isVisible = false
    private let requests = VoiceRequests.shared

    func body(content: Content) -> some View {
      tinted(content)
        .sheet(isPresented: $question.isShown) { sheet }
        .onChange(of: isAsked, initial: true) { question.follow(isAsked ? true : nil) }
        .onChange(of: question.isUnanswered) {
          // The user swiped the sheet down.
          if question.isUnanswered { stage.voice(.declineRationale) }
        }
        .onMagicTap {
          if stage.look.buttonState.isEnabled { stage.voice(.activate) }
        }
        .modifier(Announcing(screen: stage.screen))
        .onAppear { isVisible = true }
        .onDisappear { isVisible = false }
        .onChange(of: isRequested, initial: true) {
          if isRequested { requests.meet(on: stage.screen, stage.act) }
        }
        .onChange(of: scenePhase) {
          // Only `background` counts, because `inactive` also occurs with every system prompt.
          if scenePhase == .background { stage.voice(.leave) }
        }
    }

    @ViewBuilder private func tinted(_ content: Content) -> some View {
      if isTinted { content.tint(Color(stage.theme.accent)) } else { content }
    }

    /// Whether to start a requested recording; the microphone cannot be opened before the app is
    /// active, and a pending tap may already start one.
    private var isRequested: Bool {
      isVisible && scenePhase == .active && stage.isSettled && requests.concerns(stage.screen)
    }

    private var isAsked: Bool { stage.screen.spoken.snapshot.phase == .rationale }

    private var sheet: some View {
      VoiceInputPermissionSheet(theme: stage.theme, wording: stage.wording) {
        stage.voice(.acceptRationale)
      } onDismiss: {
        stage.voice(.declineRationale)
      }
    }
  }

  /// A modifier that announces the screen's own messages to a screen reader; the session announces
  /// voice states.
  @available(iOS 18, *)
  private struct Announcing<S: SpokenScreen>: ViewModifier {
    let screen: S
    @State private var news: NewsReading?
    @State private var hints: NewsReading?

    func body(content: Content) -> some View {
      content
        .onAppear {
          news = news ?? NewsReading(after: moment.news)
          hints = hints ?? NewsReading(after: moment.hint)
        }
        .onChange(of: moment) {
          say(news?.take(moment.news, isRecording: moment.isRecording))
          say(hints?.take(moment.hint, isRecording: moment.isRecording))
        }
    }

    private struct Moment: Equatable {
      let news: ScreenNews
      let hint: ScreenNews
      let isRecording: Bool
    }

    private var moment: Moment {
      Moment(
        news: screen.numberedNews, hint: screen.hintNews,
        isRecording: screen.spoken.snapshot.phase.isRecording)
    }

    private func say(_ text: String?) { if let text { SpokenAnnouncements.tell(text) } }
  }

  /// An alert with a failure and its recovery actions; dismissing the alert also dismisses the
  /// failure (S1-51).
  @available(iOS 18, *)
  struct FailureAlert<S: SpokenScreen>: ViewModifier {
    let stage: SpokenStage<S>
    @State private var failure = Presented<VoiceMessage>()

    func body(content: Content) -> some View {
      content.alert(
        Text(verbatim: failure.item?.text ?? ""), isPresented: $failure.isShown,
        presenting: failure.item
      ) { message in
        // Every button dismisses the alert, and its action dismisses the failure.
        ForEach(message.actions, id: \.self) { action in
          Button(stage.wording[.action(action)]) { stage.recover(action) }
        }
        Button(stage.wording[.dismiss], role: .cancel) { stage.voice(.dismissFailure) }
      } message: { message in
        if let path = message.settingsPath { Text(verbatim: path) }
      }
      .onChange(of: told, initial: true) { failure.follow(told.message) }
    }

    /// A failure with its number, so that a repeated failure counts as a new one.
    private struct Told: Equatable {
      let message: VoiceMessage?
      let number: Int
    }

    private var told: Told {
      Told(message: stage.screen.message, number: stage.screen.spoken.failureCount)
    }
  }
#endif
