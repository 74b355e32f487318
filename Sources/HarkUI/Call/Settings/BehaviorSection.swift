#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The settings for spoken replies and for recording calls.
  @available(iOS 18, *)
  struct BehaviorSection: View {
    let call: Call
    let act: CallAct

    var body: some View {
      Section {
        SettingToggle(
          title: wording[call: .autoSpeak], label: wording[call: .autoSpeakLabel],
          isOn: settings.speaksReplies, wording: wording
        ) { act(.change(.speaksReplies($0))) }
        SettingToggle(
          title: wording[call: .recordCalls], isOn: settings.recordsCalls, wording: wording
        ) { act(.change(.recordsCalls($0))) }
        if call.offersRetention { retention }
      } header: {
        Text(verbatim: wording[call: .behaviorSection])
      } footer: {
        if let footer = call.recordingFooter { Text(verbatim: footer) }
      }
    }

    private var wording: Wording { call.wording }
    private var settings: CallSettings { call.settings }

    private var retention: some View {
      FollowingControl(value: settings.retention) {
        act(.change(.retention($0)))
      } content: { retention in
        Picker(selection: retention) {
          ForEach(CallSettings.Retention.allCases, id: \.self) {
            Text(verbatim: wording[call: .retentionChoice(days: $0.rawValue)]).tag($0)
          }
        } label: {
          Text(verbatim: wording[call: .retentionPicker])
        }
      }
    }
  }
#endif
