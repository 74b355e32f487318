#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The section with the audio effects available on this device.
  @available(iOS 18, *)
  struct AudioSection: View {
    let call: Call
    let act: CallAct

    var body: some View {
      Section {
        ForEach(call.offeredEffects, id: \.self) { effect in
          SettingToggle(
            title: call.wording[call: effect.phrase],
            isOn: call.settings.effects.contains(effect), wording: call.wording
          ) { act(.change(.effect(effect, $0))) }
        }
      } header: {
        Text(verbatim: call.wording[call: .audioSection])
      } footer: {
        if let footer = call.audioFooter { Text(verbatim: footer) }
      }
    }
  }

  /// The section in which the user selects the microphone.
  @available(iOS 18, *)
  struct InputSection: View {
    let call: Call
    let act: CallAct

    var body: some View {
      Section {
        FollowingControl(value: call.heardInput) {
          act(.change(.inputDevice($0)))
        } content: { input in
          Picker(selection: input) {
            Text(verbatim: call.wording[call: .defaultInput]).tag(AudioInput.ID?.none)
            ForEach(call.inputs) { Text(verbatim: $0.name).tag(AudioInput.ID?.some($0.id)) }
          } label: {
            Text(verbatim: call.wording[call: .inputPicker])
          }
        }
      } header: {
        Text(verbatim: call.wording[call: .inputSection])
      }
    }
  }
#endif
