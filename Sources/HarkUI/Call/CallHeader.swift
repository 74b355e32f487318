#if canImport(UIKit)
  import Hark
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
#endif
