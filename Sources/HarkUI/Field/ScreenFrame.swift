#if canImport(UIKit)
  import Foundation
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Puts around a screen what every one has: the sheet before the system's question, the magic tap,
    /// what a screen reader says as it goes on, and its end when the app leaves.
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
          // Drawn down by hand.
          if question.isUnanswered { stage.voice(.declineRationale) }
        }
        .accessibilityAction(.magicTap) { activate() }
        .modifier(Announcing(screen: stage.screen))
        .onChange(of: scenePhase) {
          // `inactive` comes with every question of the system's, too.
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

  /// Has a screen reader say what the screen itself has to tell; the session says what the voice does.
  ///
  /// Nothing is said into an open microphone, which would write it down.
  @available(iOS 18, *)
  private struct Announcing<S: SpokenScreen>: ViewModifier {
    let screen: S

    func body(content: Content) -> some View {
      content.onChange(of: screen.news) { say(screen.news) }
    }

    private func say(_ news: String?) {
      guard let news, !screen.spoken.snapshot.phase.isRecording else { return }
      AccessibilityNotification.Announcement(news).post()
    }
  }
#endif
