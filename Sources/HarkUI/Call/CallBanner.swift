#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A failure message above the controls.
  ///
  /// It slides up, and slides down when the engine or a tap dismisses it (S3-47…49).
  @available(iOS 18, *)
  struct CallBanner: View {
    let message: VoiceMessage?
    let theme: Theme
    let wording: Wording
    let act: CallAct
    @Preferences private var preferences

    var body: some View {
      VStack {
        if let message {
          banner(message)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .changing(with: message, by: Motion.banner, reducesMotion: preferences.reducesMotion)
    }

    private func banner(_ message: VoiceMessage) -> some View {
      VStack(alignment: .leading) {
        HStack {
          IconView(.alert).foregroundStyle(Color(theme.errorSign))
          Text(verbatim: message.text)
            .text(TextLooks.hint, theme.errorText)
            .frame(maxWidth: .infinity, alignment: .leading)
          dismissal
        }
        if !message.actions.isEmpty { actions(message) }
      }
      .padding(.leading)
      .background(
        Color(theme.errorGround), in: RoundedRectangle(cornerRadius: CallSize.bannerRadius)
      )
      .contentShape(Rectangle())
      .onTapGesture { act(.dismissBanner) }
      .accessibilityElement(children: .contain)
      .accessibilityAction(.escape) { act(.dismissBanner) }
    }

    private var dismissal: some View {
      Button {
        act(.dismissBanner)
      } label: {
        CallSign(.dismiss)
      }
      .foregroundStyle(Color(theme.errorText))
      .accessibilityLabel(Text(verbatim: wording[.dismiss]))
    }

    private func actions(_ message: VoiceMessage) -> some View {
      WrappingRow {
        RecoveryButtons(message: message, wording: wording) { act(.recover($0)) }
      }
      .text(TextLooks.hint)
      .buttonStyle(.bordered)
      .tint(Color(theme.errorText))
      .padding(.bottom)
    }
  }

  /// An offer of noise suppression in noisy surroundings.
  @available(iOS 18, *)
  struct NoiseOffer: View {
    let theme: Theme
    let wording: Wording
    let act: CallAct

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: wording[notice: .noiseOffer]).text(TextLooks.notice, theme.text)
        WrappingRow {
          answer(.declineNoiseOffer, isTaken: false).buttonStyle(.bordered)
          answer(.acceptNoiseOffer, isTaken: true).buttonStyle(.borderedProminent)
        }
      }
      .tint(Color(theme.buttonGround))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
      .background { TranscriptGround(theme: theme) }
      .accessibilityElement(children: .contain)
    }

    private func answer(_ notice: CallNotice, isTaken: Bool) -> some View {
      Button {
        act(.answerNoiseOffer(isTaken))
      } label: {
        Text(verbatim: wording[notice: notice]).frame(minHeight: ScreenSize.touchTarget)
      }
    }
  }
#endif
