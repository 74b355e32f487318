#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The microphone button, between the buttons for muting and for settings.
  @available(iOS 18, *) struct CallControls: View {
    let scene: CallScene

    /// Whether a touch outside the button presses the microphone; the button then looks pressed
    /// (S3-70).
    let isDown: Bool

    var body: some View {
      HStack {
        side(.mute, isOn: call.isMuted, label: call.wording[call: .mute]) {
          scene.act(.mute(!call.isMuted))
        }
        .accessibilityAddTraits(AccessibilityTraits.isToggle)
        .accessibilityValue(Text(verbatim: call.wording[call: .toggleValue(call.isMuted)]))
        microphone
        side(.settings, isOn: call.panel != .none, label: call.wording[call: .quickTitle]) {
          scene.act(.show(call.panel == .none ? .quick : .none))
        }
      }
      .padding(.vertical)
    }

    private var call: Call { scene.call }

    private var microphone: some View {
      WithSound(scene: scene) { look in
        MicButton(look.look, shape: .call) { scene.act(.voice($0)) }
      }
      .scaleEffect(isDown && !scene.reducesMotion ? Motion.pressedScale : 1)
      .animation(Animation(Motion.press), value: isDown)
    }

    private func side(
      _ icon: CallIcon, isOn: Bool, label: String, action: @escaping @MainActor () -> Void
    ) -> some View {
      let paint = scene.theme.sideButton(isOn: isOn)
      return Button(action: action) {
        CallSign(icon)
          .foregroundStyle(Color(paint.sign))
          .background(Color(paint.fill), in: Circle())
      }
      .frame(maxWidth: .infinity)
      .accessibilityLabel(Text(verbatim: label))
    }
  }

  @available(iOS 18, *) typealias CallAct = @MainActor (Call.Action) -> Void

  /// The icon of one of a call's own buttons, at least as large as a touch target.
  @available(iOS 18, *) struct CallSign: View {
    let icon: CallIcon

    init(_ icon: CallIcon) { self.icon = icon }

    var body: some View { Image(systemName: icon.symbol).touchTarget() }
  }

  /// A hint below the controls, such as "Release when done", that fades in (S3-34).
  @available(iOS 18, *)
  public struct HoldHint: View {
    private let text: String?
    private let theme: Theme

    /// Creates a hint with `text`; `nil` shows nothing and occupies no space.
    public init(_ text: String?, theme: Theme) {
      self.text = text
      self.theme = theme
    }

    /// The hint.
    public var body: some View {
      HintView(text: text, theme: theme, look: TextLooks.hint, ground: Capsule())
    }
  }
#endif
