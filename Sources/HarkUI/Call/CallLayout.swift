#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The layout of a call: the agent at the top, the orb in the middle, and the conversation and
  /// controls below.
  @available(iOS 18, *) struct CallLayout: View {
    let scene: CallScene
    let again: (@MainActor () -> Void)?

    /// Whether a finger is down outside the button, where a touch also presses the microphone.
    @State private var isDown = false

    var body: some View {
      VStack {
        CallHeader(scene: scene).read(.header)
        CallStage(scene: scene).frame(maxWidth: .infinity, maxHeight: .infinity)
        words.padding(.horizontal).read(.words)
        if call.isOver { CallEnd(scene: scene, again: again) } else { below }
      }
      .background {
        PressArea(isEnabled: isPressed, isDown: $isDown, act: scene.act).read(.background)
      }
      // The call shrinks to make room for the overlay, so that all of it stays usable.
      .padding(.bottom, call.panel == .quick ? CallSize.overlayHeight : 0)
      .changing(with: call.panel, reducesMotion: scene.reducesMotion)
      .accessibilityElement(children: .contain)
      .onMagicTap { scene.act(.voice(.activate)) }
    }

    private var call: Call { scene.call }

    @ViewBuilder private var words: some View {
      if !call.lines.isEmpty {
        CallConversation(scene: scene)
          .modifier(HoldReport(isEnabled: isPressed, isDown: $isDown, act: scene.act))
      }
      TranscriptPreview(scene: scene).allowsHitTesting(false)
      if call.offersNoiseSuppression { NoiseOffer(scene: scene) }
      CallBanner(scene: scene)
    }

    @ViewBuilder private var below: some View {
      CallControls(scene: scene, isDown: isDown).read(.controls)
      HoldHint(scene.look.hint, theme: scene.theme)
        .padding(.bottom, CallSize.hintDistance)
        .allowsHitTesting(false)
        .read(.words)
    }

    private var isPressed: Bool { !call.isOver && scene.look.look.accessibility.isEnabled }
  }

  /// The orb with the status below it; with large text or in a short window, the orb shrinks and
  /// then disappears.
  @available(iOS 18, *) private struct CallStage: View {
    let scene: CallScene

    var body: some View {
      ViewThatFits(in: .vertical) {
        VStack {
          orb(scene.call.panel == .quick ? CallSize.orbScaleBehindSettings : 1)
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
      WithSound(scene: scene) { look in
        CallOrb(
          orb: look.orb, label: scene.wording[call: .orbLabel], share: share,
          reducesMotion: scene.reducesMotion)
      }
      .padding(.vertical, (CallSize.orbRings.last ?? 0) / 2 * share)
      .read(.controls)
    }

    private var status: some View {
      VoiceStateIndicator(scene.look.look.status, speaker: scene.call.speaker)
        .opacity(isStatusSeen ? 1 : 0)
        .accessibilityHidden(!isStatusSeen)
        .read(.words)
    }

    private var isStatusSeen: Bool { scene.look.showsStatus && !scene.call.isOver }
  }

  /// The content below the conversation when the call is over.
  @available(iOS 18, *) private struct CallEnd: View {
    let scene: CallScene
    let again: (@MainActor () -> Void)?

    var body: some View {
      VStack {
        Text(verbatim: scene.wording[call: .over]).text(TextLooks.talk, scene.theme.text)
        if let again {
          TitleButton(scene.wording[call: .again], action: again)
            .buttonStyle(.borderedProminent)
            .tint(Color(scene.theme.buttonGround))
        }
      }
      .padding()
    }
  }

  @available(iOS 18, *) extension View {
    /// Sets the view's place in the reading order of a screen reader.
    fileprivate func read(_ place: CallReadingOrder) -> some View {
      accessibilitySortPriority(place.priority)
    }
  }
#endif

/// The order in which a screen reader reads a call: the controls and the orb, then the text, then
/// the header, then the background (S3-57).
enum CallReadingOrder: Int, CaseIterable {
  case background, header, words, controls

  /// The sort priority for SwiftUI, where greater values are read first.
  var priority: Double { Double(rawValue) }
}
