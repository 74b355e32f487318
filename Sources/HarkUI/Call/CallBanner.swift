#if canImport(UIKit)
  import Hark
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

    init(_ message: VoiceMessage?, theme: Theme, wording: Wording, act: @escaping CallAct) {
      self.message = message
      self.theme = theme
      self.wording = wording
      self.act = act
    }

    var body: some View {
      VStack {
        if let message {
          banner(message)
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
      }
      .changing(
        with: message, by: Motion.banner, reducesMotion: preferences.reducesMotion)
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
#endif
