#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The microphone, and at its sides what mutes it and what opens the settings.
  @available(iOS 18, *)
  struct CallControls: View {
    let call: Call
    let look: CallLook
    let theme: Theme
    let act: CallAct

    var body: some View {
      HStack {
        side(.mute, isOn: call.isMuted, label: call.wording[call: .mute]) {
          act(.mute(!call.isMuted))
        }
        .accessibilityAddTraits(AccessibilityTraits.isToggle)
        .accessibilityValue(Text(verbatim: call.wording[call: .toggleValue(call.isMuted)]))
        MicButton(look.look, shape: .call) { act(.voice($0)) }
        side(.settings, isOn: call.panel != .none, label: call.wording[call: .quickTitle]) {
          act(.show(call.panel == .none ? .quick : .none))
        }
      }
      .padding(.vertical)
    }

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
