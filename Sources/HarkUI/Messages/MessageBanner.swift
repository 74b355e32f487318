#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A message with its recovery actions; the banner is dismissed after `VoiceMessage.seconds`, if set
  /// (O8).
  @available(iOS 18, *) struct MessageBanner: View {
    let message: VoiceMessage
    let theme: Theme
    let wording: Wording
    let recover: @MainActor (RecoveryAction) -> Void
    let dismiss: @MainActor () -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: StandardSpacing.near) {
        Notice(text: message.text, theme: theme, wording: wording, dismiss: dismiss)
        if let path = message.settingsPath {
          Text(verbatim: path).text(TextLooks.notice, theme.errorText)
        }
        RecoveryButtons(message: message, theme: theme, wording: wording, recover: recover)
      }
      .noticeGround(theme)
      .task(id: message) { await leave() }
    }

    private func leave() async {
      guard let seconds = message.seconds else { return }
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      dismiss()
    }
  }

  /// A message with an icon and a dismiss button.
  @available(iOS 18, *) struct Notice: View {
    let text: String
    let theme: Theme
    let wording: Wording
    var look = TextLooks.notice
    let dismiss: @MainActor () -> Void

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: StandardSpacing.near) {
        IconView(.alert).foregroundStyle(Color(theme.errorSign))
        Text(verbatim: text)
          .text(look, theme.errorText)
          .frame(maxWidth: .infinity, alignment: .leading)
        Button(action: dismiss) {
          Image(systemName: ScreenIcon.dismiss.symbol).touchTarget()
        }
        .tint(Color(theme.errorText))
        .accessibilityLabel(Text(verbatim: wording[.dismiss]))
      }
    }
  }

  @available(iOS 18, *) extension View {
    func noticeGround(_ theme: Theme) -> some View {
      padding(StandardSpacing.near)
        .background(
          Color(theme.errorGround), in: RoundedRectangle(cornerRadius: StandardSpacing.radius)
        )
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }

  @available(iOS 18, *) #Preview("With actions, and without") {
    ForEach([VoiceFailure.speechPermissionDenied, .permissionRestricted], id: \.self) { failure in
      let wording = Wording(for: .mealLog)
      MessageBanner(
        message: VoiceMessage(failure, .mealLog, wording), theme: Theme(for: .mealLog),
        wording: wording, recover: { _ in }, dismiss: {})
    }
  }

  /// The recovery actions for a failure, most likely first; empty if there are none.
  @available(iOS 18, *) struct RecoveryButtons: View {
    let message: VoiceMessage
    let theme: Theme
    let wording: Wording
    let recover: @MainActor (RecoveryAction) -> Void

    var body: some View {
      if !message.actions.isEmpty {
        WrappingRow(spacing: StandardSpacing.near, lineSpacing: StandardSpacing.tight) {
          ForEach(message.actions, id: \.self) { action in
            TitleButton(wording[.action(action)]) { recover(action) }
          }
        }
        .buttonStyle(.bordered)
        .tint(Color(theme.errorText))
      }
    }
  }

  /// A temporary hint; empty if there is none.
  @available(iOS 18, *) struct HintView<Ground: Shape>: View {
    let text: String?
    let theme: Theme
    let look: TextLook
    let ground: Ground
    @Preferences private var preferences

    var body: some View {
      ZStack {
        if let text {
          Text(verbatim: text)
            .text(look, theme.hintText)
            .multilineTextAlignment(.center)
            .padding(CallSize.hintPadding)
            .background(Color(theme.hintGround), in: ground)
            .transition(.opacity)
        }
      }
      .animation(preferences.reducesMotion ? nil : Animation(Motion.hint), value: text)
    }
  }

  @available(iOS 18, *) extension HintView where Ground == RoundedRectangle {
    init(_ text: String?, theme: Theme) {
      self.init(
        text: text, theme: theme, look: TextLooks.notice,
        ground: RoundedRectangle(cornerRadius: StandardSpacing.radius))
    }
  }
#endif
