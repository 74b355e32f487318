#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The agent's initial and name, the recording indicator, and the button that ends the call.
  @available(iOS 18, *) struct CallHeader: View {
    let scene: CallScene

    var body: some View {
      HStack {
        // Informational elements let touches through to the press area behind them.
        Group {
          avatar
          names
          if let dot = scene.look.recordedDot { recorded(dot) }
        }
        .allowsHitTesting(false)
        if !call.isOver { end }
      }
      .padding(.horizontal)
    }

    private var call: Call { scene.call }
    private var theme: Theme { scene.theme }

    /// The agent's initial, with a ring around it while the agent speaks (S3-44).
    private var avatar: some View {
      Text(verbatim: call.agentInitial)
        .text(TextLooks.agent, theme.onAccent)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(width: ScreenSize.touchTarget, height: ScreenSize.touchTarget)
        .background(Color(theme.accent).gradient, in: Circle())
        .overlay { if let ring = scene.look.avatarRing { RingView(ring: ring) } }
        .accessibilityHidden(true)
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

    private func recorded(_ dot: StatusLook.Dot) -> some View {
      HStack {
        StatusDot(dot: dot)
        Text(verbatim: call.wording[notice: .recordedShort]).text(TextLooks.recorded, theme.text)
      }
      .padding(IndicatorSize.padding)
      .background(Color(theme.recordingTint), in: Capsule())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: call.wording[notice: .recorded]))
      .accessibilityAddTraits(AccessibilityTraits.isImage)
    }

    private var end: some View {
      Button {
        scene.act(.end)
      } label: {
        CallSign(.end)
          .foregroundStyle(Color(theme.onAccent))
          .background(Color(theme.recording), in: Capsule())
      }
      .accessibilityLabel(Text(verbatim: call.wording[call: .endCallLabel]))
      .accessibilityHint(Text(verbatim: call.wording[call: .endCallHint]))
    }
  }
#endif
