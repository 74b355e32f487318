#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The microphone button, between the buttons for muting and for settings.
  @available(iOS 18, *)
  struct CallControls: View {
    let call: Call
    let look: CallLook
    let theme: Theme

    /// Whether the user is pressing the microphone from elsewhere on the screen; the button then
    /// also looks pressed (S3-70).
    let isDown: Bool
    let act: CallAct

    var body: some View {
      HStack {
        side(.mute, isOn: call.isMuted, label: call.wording[call: .mute]) {
          act(.mute(!call.isMuted))
        }
        .accessibilityAddTraits(AccessibilityTraits.isToggle)
        .accessibilityValue(Text(verbatim: call.wording[call: .toggleValue(call.isMuted)]))
        microphone
        side(.settings, isOn: call.panel != .none, label: call.wording[call: .quickTitle]) {
          act(.show(call.panel == .none ? .quick : .none))
        }
      }
      .padding(.vertical)
    }

    private var microphone: some View {
      WithSound(call: call) { call in
        MicButton(
          CallLook(call, theme: theme, reducesMotion: reducesMotion).look, shape: .call
        ) { act(.voice($0)) }
      }
      .scaleEffect(isDown && !reducesMotion ? Motion.pressedScale : 1)
      .animation(Animation(Motion.press), value: isDown)
    }

    private var reducesMotion: Bool { look.look.reducesMotion }

    private func side(
      _ icon: CallIcon, isOn: Bool, label: String, action: @escaping @MainActor () -> Void
    ) -> some View {
      let paint = theme.sideButton(isOn: isOn)
      return Button(action: action) {
        CallSign(icon)
          .foregroundStyle(Color(paint.sign))
          .background(Color(paint.fill), in: Circle())
      }
      .frame(maxWidth: .infinity)
      .accessibilityLabel(Text(verbatim: label))
    }
  }
#endif
