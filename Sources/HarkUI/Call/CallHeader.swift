#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The agent's name, the recording indicator, and the button that ends the call.
  @available(iOS 18, *)
  struct CallHeader: View {
    let call: Call
    let look: CallLook
    let theme: Theme
    let act: CallAct

    var body: some View {
      HStack {
        // Informational elements let touches through to the press area behind them.
        Group {
          AgentAvatar(initial: call.agentInitial, ring: look.avatarRing, theme: theme)
          names
          if let dot = look.recordedDot {
            RecordedSign(dot: dot, theme: theme, wording: call.wording)
          }
        }
        .allowsHitTesting(false)
        if !call.isOver { end }
      }
      .padding(.horizontal)
    }

    private var names: some View {
      VStack(alignment: .leading) {
        Text(verbatim: call.agentName).text(TextLooks.agent, theme.text).lineLimit(1)
        Text(verbatim: call.wording[.title]).text(TextLooks.hint, theme.secondaryText)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(AccessibilityTraits.isHeader)
    }

    private var end: some View {
      Button {
        act(.end)
      } label: {
        CallSign(.end)
          .foregroundStyle(Color(theme.onAccent))
          .background(Color(theme.recording), in: Capsule())
      }
      .accessibilityLabel(Text(verbatim: call.wording[call: .endCallLabel]))
      .accessibilityHint(Text(verbatim: call.wording[call: .endCallHint]))
    }
  }

  /// The agent's initial, with a ring around it while the agent speaks (S3-44).
  @available(iOS 18, *)
  private struct AgentAvatar: View {
    let initial: String
    let ring: HarkPresentation.Ring?
    let theme: Theme

    var body: some View {
      Text(verbatim: initial)
        .text(TextLooks.agent, theme.onAccent)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(width: ScreenSize.touchTarget, height: ScreenSize.touchTarget)
        .background(Color(theme.accent).gradient, in: Circle())
        .overlay { if let ring { RingView(ring: ring) } }
        .accessibilityHidden(true)
    }
  }

  /// The indicator that the call is being recorded.
  @available(iOS 18, *)
  private struct RecordedSign: View {
    let dot: StatusLook.Dot
    let theme: Theme
    let wording: Wording

    var body: some View {
      HStack {
        StatusDot(dot: dot)
        Text(verbatim: wording[notice: .recordedShort]).text(TextLooks.recorded, theme.text)
      }
      .padding(IndicatorSize.padding)
      .background(Color(theme.recordingTint), in: Capsule())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: wording[notice: .recorded]))
      .accessibilityAddTraits(AccessibilityTraits.isImage)
    }
  }
#endif
