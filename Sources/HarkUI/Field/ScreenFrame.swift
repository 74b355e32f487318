#if canImport(UIKit)
  import Foundation
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Adds the parts that all screens share: the sheet before the system's permission prompt, the
    /// magic tap, screen reader announcements, and the `leave` action when the app moves to the
    /// background.
    func framed<S: SpokenScreen>(_ stage: SpokenStage<S>) -> some View {
      modifier(ScreenFrame(stage: stage))
    }
  }

  @available(iOS 18, *)
  private struct ScreenFrame<S: SpokenScreen>: ViewModifier {
    let stage: SpokenStage<S>
    @Environment(\.scenePhase) private var scenePhase
    @State private var question = Presented<Bool>()

    func body(content: Content) -> some View {
      content
        .tint(Color(stage.theme.accent))
        .sheet(isPresented: $question.isShown) { sheet }
        .onChange(of: isAsked, initial: true) { question.follow(isAsked ? true : nil) }
        .onChange(of: question.isUnanswered) {
          // The user swiped the sheet down.
          if question.isUnanswered { stage.voice(.declineRationale) }
        }
        .accessibilityAction(.magicTap) { activate() }
        .modifier(Announcing(screen: stage.screen))
        .onChange(of: scenePhase) {
          // `inactive` also occurs with every system prompt.
          if scenePhase == .background { stage.voice(.leave) }
        }
    }

    private var isAsked: Bool { stage.screen.spoken.snapshot.phase == .rationale }

    private var sheet: some View {
      VoiceInputPermissionSheet(theme: stage.theme, wording: stage.wording) {
        stage.voice(.acceptRationale)
      } onDismiss: {
        stage.voice(.declineRationale)
      }
    }

    private func activate() {
      if stage.screen.isReadyToActivate(stage.look) { stage.voice(.activate) }
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
        .onAppear { begin() }
        .onChange(of: moment) {
          say(news?.take(moment.news, isRecording: moment.isRecording))
          say(hints?.take(moment.hint, isRecording: moment.isRecording))
        }
    }

    private func begin() {
      news = news ?? NewsReading(after: moment.news)
      hints = hints ?? NewsReading(after: moment.hint)
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

    private func say(_ text: String?) {
      if let text { AccessibilityNotification.Announcement(text).post() }
    }
  }
#endif
