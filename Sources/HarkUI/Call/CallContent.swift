#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// A call as it is drawn: a function of the screen and of what the person has set in the system.
  @available(iOS 18, *)
  struct CallContent: View {
    let call: Call
    let theme: Theme
    let act: CallAct
    let again: (@MainActor () -> Void)?
    private var preferences = Preferences()

    init(
      _ call: Call, theme: Theme, again: (@MainActor () -> Void)? = nil, act: @escaping CallAct
    ) {
      self.call = call
      self.theme = theme
      self.again = again
      self.act = act
    }

    var body: some View {
      VStack {
        CallHeader(call: call, look: look, theme: shown, act: act).read(.header)
        stage.frame(maxWidth: .infinity, maxHeight: .infinity)
        words.padding(.horizontal).read(.words)
        if call.isOver { CallEnd(wording: call.wording, theme: shown, again: again) } else { below }
      }
      .background { PressArea(isEnabled: isPressed, act: act).read(.background) }
      .padding(.bottom, call.panel == .quick ? CallSize.overlayHeight : 0)
      .changing(with: call.panel, reducesMotion: preferences.reducesMotion)
      .onGround(of: shown)
      .accessibilityElement(children: .contain)
      .accessibilityAction(.magicTap) { act(.voice(.activate)) }
    }

    /// The orb and the status; where text is large or the window low, what matters more stays.
    private var stage: some View {
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
      CallOrb(
        orb: look.orb, label: call.wording[call: .orbLabel], share: share,
        reducesMotion: preferences.reducesMotion
      )
      .padding(.vertical, (CallSize.orbRings.last ?? 0) / 2 * share)
      .read(.controls)
    }

    private var status: some View {
      VoiceStateIndicator(look.look.status, speaker: call.speaker)
        .opacity(look.showsStatus && !call.isOver ? 1 : 0)
        .accessibilityHidden(!look.showsStatus || call.isOver)
        .read(.words)
    }

    @ViewBuilder private var words: some View {
      if !call.lines.isEmpty {
        CallConversation(
          lines: call.lines, theme: shown, label: call.wording[call: .conversation]
        )
        .pressedByHolding(isEnabled: isPressed, act: act)
      }
      TranscriptPreview(
        text: call.preview, theme: shown, reducesMotion: preferences.reducesMotion
      )
      .allowsHitTesting(false)
      if call.offersNoiseSuppression {
        NoiseOffer(theme: shown, wording: call.wording, act: act)
      }
      CallBanner(call.banner, theme: shown, wording: call.wording, act: act)
    }

    @ViewBuilder private var below: some View {
      CallControls(call: call, look: look, theme: shown, act: act).read(.controls)
      HoldHint(look.hint, theme: shown)
        .padding(.bottom, CallSize.hintDistance)
        .allowsHitTesting(false)
        .read(.words)
    }

    private var look: CallLook {
      CallLook(call, theme: shown, reducesMotion: preferences.reducesMotion)
    }

    private var shown: Theme { preferences.increasesContrast ? theme.withMoreContrast : theme }

    private var isPressed: Bool { !call.isOver && look.look.accessibility.isEnabled }
  }

  @available(iOS 18, *)
  extension View {
    /// Stands at its place in the order of a screen reader.
    fileprivate func read(_ place: CallReadingOrder) -> some View {
      accessibilitySortPriority(place.priority)
    }
  }

  /// What stands below when the call is over.
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
#endif
