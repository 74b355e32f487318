#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The area below a form: notices, failures, and the microphone.
  @available(iOS 18, *)
  struct DictationBottom: View {
    let stage: SpokenStage<Dictation>

    var body: some View {
      VStack(alignment: .leading, spacing: Room.near) {
        // If large text does not fit, the notices scroll and the microphone stays visible.
        ViewThatFits(in: .vertical) {
          news
          ScrollView { news }
        }
        row
      }
      .padding(Room.wide)
      .background(.bar)
      .changing(with: screen.message, by: Motion.banner, reducesMotion: stage.reducesMotion)
    }

    private var screen: Dictation { stage.screen }

    private var news: some View {
      VStack(alignment: .leading, spacing: Room.near) {
        ForEach(Array(screen.notices.enumerated()), id: \.offset) { _, notice in
          OfferedNoticeView(notice: notice, theme: stage.theme) { stage.act($0) }
        }
        message
        HintView(screen.hint, theme: stage.theme)
      }
    }

    /// The failure message; if a denied permission has removed the button, its first action opens
    /// Settings (S4-43).
    @ViewBuilder private var message: some View {
      if let message = screen.message {
        MessageBanner(
          message: message, theme: stage.theme, wording: stage.wording,
          recover: { stage.recover($0) }, dismiss: { stage.voice(.dismissFailure) })
      }
    }

    private var row: some View {
      HStack(spacing: Room.near) {
        if screen.showsMicrophone { stage.button(.bordered) }
        if stage.isRecording {
          stage.indicator
        } else if screen.message == nil {
          VoiceStateIndicator(stage.look.status)
        }
      }
    }
  }

  /// A notice with its actions, which does not block the form (S4-40).
  @available(iOS 18, *)
  private struct OfferedNoticeView: View {
    let notice: OfferedNotice
    let theme: Theme
    let act: @MainActor (Dictation.Action) -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: Room.tight) {
        if let text = notice.text { Text(verbatim: text).text(TextLooks.notice, theme.text) }
        WrappingRow(spacing: Room.near, lineSpacing: Room.tight) { offers }
      }
    }

    private var offers: some View {
      ForEach(notice.offers, id: \.title) { offer in
        Button {
          act(offer.action)
        } label: {
          Text(verbatim: offer.title).touchTarget()
        }
      }
    }
  }
#endif
