#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The layout of a call: the agent at the top, the orb in the middle, and the conversation and
  /// controls below.
  @available(iOS 18, *)
  struct CallLayout: View {
    let call: Call
    let look: CallLook
    let theme: Theme
    let act: CallAct
    let again: (@MainActor () -> Void)?

    /// Whether a finger is down in the area where the call itself acts as the button.
    @State private var isDown = false

    var body: some View {
      VStack {
        CallHeader(call: call, look: look, theme: theme, act: act).read(.header)
        CallStage(call: call, look: look, theme: theme).frame(
          maxWidth: .infinity, maxHeight: .infinity)
        words.padding(.horizontal).read(.words)
        if call.isOver { CallEnd(wording: call.wording, theme: theme, again: again) } else { below }
      }
      .background { PressArea(isEnabled: isPressed, isDown: $isDown, act: act).read(.background) }
      // The call shrinks to make room for the overlay, so that all of it stays usable.
      .padding(.bottom, call.panel == .quick ? CallSize.overlayHeight : 0)
      .changing(with: call.panel, reducesMotion: reducesMotion)
      .accessibilityElement(children: .contain)
      .accessibilityAction(.magicTap) { act(.voice(.activate)) }
    }

    @ViewBuilder private var words: some View {
      if !call.lines.isEmpty {
        CallConversation(lines: call.lines, theme: theme, label: call.wording[call: .conversation])
          .pressedByHolding(isEnabled: isPressed, isDown: $isDown, act: act)
      }
      TranscriptPreview(text: call.preview, theme: theme, reducesMotion: reducesMotion)
        .allowsHitTesting(false)
      if call.offersNoiseSuppression {
        NoiseOffer(theme: theme, wording: call.wording, act: act)
      }
      CallBanner(message: call.banner, theme: theme, wording: call.wording, act: act)
    }

    @ViewBuilder private var below: some View {
      CallControls(call: call, look: look, theme: theme, isDown: isDown, act: act).read(.controls)
      HoldHint(look.hint, theme: theme)
        .padding(.bottom, CallSize.hintDistance)
        .allowsHitTesting(false)
        .read(.words)
    }

    private var reducesMotion: Bool { look.look.reducesMotion }

    private var isPressed: Bool { !call.isOver && look.look.accessibility.isEnabled }
  }

  /// The orb with the status below it.
  ///
  /// With large text or in a short window, the orb shrinks and then disappears.
  @available(iOS 18, *)
  private struct CallStage: View {
    let call: Call
    let look: CallLook
    let theme: Theme

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack {
          orb(call.panel == .quick ? CallSize.orbScaleBehindSettings : 1)
          status
        }
        VStack {
          orb(CallSize.orbScaleBehindSettings)
          status
        }
        status
      }
      .allowsHitTesting(false)
    }

    private func orb(_ share: Double) -> some View {
      WithSound(call: call) { call in
        CallOrb(
          orb: CallLook(call, theme: theme, reducesMotion: reducesMotion).orb,
          label: call.wording[call: .orbLabel], share: share, reducesMotion: reducesMotion)
      }
      .padding(.vertical, (CallSize.orbRings.last ?? 0) / 2 * share)
      .read(.controls)
    }

    private var reducesMotion: Bool { look.look.reducesMotion }

    private var status: some View {
      VoiceStateIndicator(look.look.status, speaker: call.speaker)
        .opacity(isStatusSeen ? 1 : 0)
        .accessibilityHidden(!isStatusSeen)
        .read(.words)
    }

    private var isStatusSeen: Bool { look.showsStatus && !call.isOver }
  }

  /// The content below the conversation when the call is over.
  @available(iOS 18, *)
  private struct CallEnd: View {
    let wording: Wording
    let theme: Theme
    let again: (@MainActor () -> Void)?

    var body: some View {
      VStack {
        Text(verbatim: wording[call: .over]).text(TextLooks.talk, theme.text)
        if let again {
          Button(action: again) {
            Text(verbatim: wording[call: .again]).frame(minHeight: ScreenSize.touchTarget)
          }
          .buttonStyle(.borderedProminent)
          .tint(Color(theme.buttonGround))
        }
      }
      .padding()
    }
  }

  @available(iOS 18, *)
  extension View {
    /// Sets the view's place in the reading order of a screen reader.
    fileprivate func read(_ place: CallReadingOrder) -> some View {
      accessibilitySortPriority(place.priority)
    }
  }
#endif

/// The order in which a screen reader reads a call: the controls and the orb, then the texts, then
/// the header, then the background (S3-57).
enum CallReadingOrder: Int, CaseIterable {
  case background, header, words, controls

  /// The sort priority for SwiftUI, where greater values are read first.
  var priority: Double { Double(rawValue) }
}
