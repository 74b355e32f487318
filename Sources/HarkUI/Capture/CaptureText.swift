#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The text with its character count.
  @available(iOS 18, *)
  struct CaptureText: View {
    let stage: SpokenStage<Capture>

    var body: some View {
      VStack(alignment: .trailing, spacing: Room.tight) {
        stage.field
          .text(TextLooks.text, stage.theme.text)
          .lineLimit(FieldSize.tallLines)
          .padding(Room.wide)
          .background(Color(stage.theme.card), in: RoundedRectangle(cornerRadius: Room.radius))
        Text(verbatim: stage.screen.count)
          .text(TextLooks.count, isOverLimit ? stage.theme.errorSign : stage.theme.secondaryText)
      }
    }

    private var isOverLimit: Bool { stage.screen.field.draft.isOverLimit }
  }

  /// The results of recording and saving.
  @available(iOS 18, *)
  struct CaptureNews: View {
    let stage: SpokenStage<Capture>
    let signIn: (@MainActor () async -> Bool)?

    var body: some View {
      VStack(alignment: .leading, spacing: CaptureSize.spacing) {
        voice
        saving
        if let meaning = screen.meaning {
          Text(verbatim: meaning)
            .text(TextLooks.text, stage.theme.text)
            .padding(Room.wide)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(stage.theme.card), in: RoundedRectangle(cornerRadius: Room.radius))
        }
      }
      .changing(with: News(screen), by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: Capture { stage.screen }

    @ViewBuilder private var voice: some View {
      if let message = screen.voiceMessage {
        MessageBanner(
          message: message, theme: stage.theme, wording: stage.wording,
          recover: { stage.recover($0) }, dismiss: { stage.voice(.dismissFailure) })
      }
    }

    @ViewBuilder private var saving: some View {
      if let problem = screen.saveProblem {
        Notice(text: problem, theme: stage.theme, wording: stage.wording) {
          stage.act(.dismissSaveFailure)
        }
        .noticeGround(stage.theme)
      }
      if screen.needsReauthentication {
        Button {
          Task { await signedIn() }
        } label: {
          Text(verbatim: stage.wording[.signedIn]).touchTarget()
        }
        .buttonStyle(.bordered)
      }
      if let success = screen.success { SuccessLine(text: success.text, theme: stage.theme) }
    }

    private func signedIn() async {
      if await signIn?() ?? true { stage.act(.signedIn) }
    }

    /// The content whose changes are animated.
    private struct News: Equatable {
      let message: VoiceMessage?
      let problem: String?
      let success: Capture.SuccessMessage?
      let meaning: String?

      init(_ screen: Capture) {
        message = screen.voiceMessage
        problem = screen.saveProblem
        success = screen.success
        meaning = screen.meaning
      }
    }
  }

  /// A confirmation that saving succeeded (S2-29).
  @available(iOS 18, *)
  struct SuccessLine: View {
    let text: String
    let theme: Theme

    var body: some View {
      HStack(spacing: Room.tight) {
        IconView(.check)
        Text(verbatim: text)
      }
      .text(TextLooks.heading, theme.text)
      .accessibilityElement(children: .combine)
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }
#endif
