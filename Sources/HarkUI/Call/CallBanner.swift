#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A failure message above the controls, which slides up and, when dismissed, down (S3-47…49).
  @available(iOS 18, *) struct CallBanner: View {
    let scene: CallScene

    var body: some View {
      VStack {
        if let message = scene.call.banner {
          banner(message)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .changing(with: scene.call.banner, by: Motion.banner, reducesMotion: scene.reducesMotion)
    }

    private var theme: Theme { scene.theme }

    private func banner(_ message: VoiceMessage) -> some View {
      VStack(alignment: .leading) {
        Notice(
          text: message.text, theme: theme, wording: scene.wording, look: TextLooks.hint,
          dismiss: dismiss)
        RecoveryButtons(message: message, theme: theme, wording: scene.wording) {
          scene.act(.recover($0))
        }
        .text(TextLooks.hint)
        .padding(.bottom)
      }
      .padding(.leading)
      .background(
        Color(theme.errorGround), in: RoundedRectangle(cornerRadius: CallSize.bannerRadius)
      )
      .contentShape(Rectangle())
      .onTapGesture { dismiss() }
      .accessibilityElement(children: .contain)
      .accessibilityAction(.escape) { dismiss() }
    }

    private func dismiss() { scene.act(.dismissBanner) }
  }

  @available(iOS 18, *) struct NoiseOffer: View {
    let scene: CallScene

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: scene.wording[notice: .noiseOffer])
          .text(TextLooks.notice, scene.theme.text)
        WrappingRow {
          answer(.declineNoiseOffer, isTaken: false).buttonStyle(.bordered)
          answer(.acceptNoiseOffer, isTaken: true).buttonStyle(.borderedProminent)
        }
      }
      .tint(Color(scene.theme.buttonGround))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background { TranscriptGround(theme: scene.theme) }
      .accessibilityElement(children: .contain)
    }

    private func answer(_ notice: CallNotice, isTaken: Bool) -> some View {
      TitleButton(scene.wording[notice: notice]) { scene.act(.answerNoiseOffer(isTaken)) }
    }
  }
#endif
