#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// The agent's initial, with a ring around it while the agent speaks (S3-44).
  @available(iOS 18, *)
  struct AgentAvatar: View {
    let initial: String
    let ring: Hark.Ring?
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
#endif
