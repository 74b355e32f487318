#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The detection mode, which determines how recordings start and end, and its detailed settings.
  @available(iOS 18, *)
  struct DetectionSection: View {
    let call: Call
    let act: CallAct

    var body: some View {
      Section {
        mode
        if call.offersSensitivity {
          sensitivity
          silence
          listens
        }
      } header: {
        Text(verbatim: wording[call: .detection])
      } footer: {
        VStack(alignment: .leading) {
          Text(verbatim: wording[call: .modeDescription(settings.mode)])
          Text(verbatim: wording[call: .detectionFooter])
        }
      }
    }

    private var wording: Wording { call.wording }
    private var settings: CallSettings { call.settings }

    private var mode: some View {
      FollowingControl(value: settings.mode) {
        act(.change(.mode($0)))
      } content: { mode in
        Picker(selection: mode) {
          ForEach(DetectionMode.allCases, id: \.self) {
            Text(verbatim: wording[call: .modeName($0)]).tag($0)
          }
        } label: {
          Text(verbatim: wording[call: .modePicker])
        }
        .accessibilityLabel(Text(verbatim: wording[call: .modePickerLabel]))
        .accessibilityValue(Text(verbatim: wording[call: .modeName(mode.wrappedValue)]))
      }
    }

    private var sensitivity: some View {
      SettingSlider(
        title: wording[call: .sensitivity], value: settings.sensitivity,
        range: CallSettings.sensitivities, words: { wording[call: .percent($0)] },
        ends: (wording[call: .low], wording[call: .high])
      ) {
        act(.change(.sensitivity($0)))
      } extra: {
        level
      }
    }

    /// The current microphone level, for comparison with the sensitivity.
    private var level: some View {
      WithSound(call: call) {
        ProgressView(value: Double($0.snapshot.level)).progressViewStyle(.linear)
      }
      .accessibilityHidden(true)
    }

    private var silence: some View {
      SettingSlider(
        title: wording[call: .trailingSilence], value: settings.trailingSilence,
        range: CallSettings.silences, words: { wording[call: .seconds($0)] }
      ) {
        act(.change(.trailingSilence($0)))
      } extra: {
        EmptyView()
      }
    }

    private var listens: some View {
      SettingToggle(
        title: wording[call: .listensToWords], isOn: settings.listensToWords, wording: wording
      ) { act(.change(.listensToWords($0))) }
    }
  }
#endif
