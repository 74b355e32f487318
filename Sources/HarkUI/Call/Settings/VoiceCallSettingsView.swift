#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// Everything that a person can choose for calls, on a page of its own.
  ///
  /// During a call it stands over it; an app shows it in its own settings as well, inside a
  /// `NavigationStack`, with a model whose call need not have begun.
  @available(iOS 18, *)
  public struct VoiceCallSettingsView: View {
    private let call: Call
    private let isSettled: Bool
    private let sounds: RecordingSounds?
    private let sounding: CallSounding?
    private let act: CallAct
    @Environment(\.callSound) private var callSound
    @State private var player = RecordingPlayer()
    @State private var asked: CallRecording?

    /// Shows the settings of `model`, of which nobody need be on the line.
    ///
    /// `sounds` finds the file of a recording, which can then be played; nil lets none be played.
    public init(_ model: CallModel, sounds: RecordingSounds? = nil) {
      self.init(
        model.still, isSettled: model.isSettled, sounds: sounds,
        sounding: CallSounding { model.state }
      ) { model.act($0) }
    }

    init(
      _ call: Call, isSettled: Bool = true, sounds: RecordingSounds? = nil,
      sounding: CallSounding? = nil, act: @escaping CallAct
    ) {
      self.call = call
      self.isSettled = isSettled
      self.sounds = sounds
      self.sounding = sounding
      self.act = act
    }

    /// The page.
    public var body: some View {
      Form {
        if let notice = call.settingsNotice { SettingsNotice(text: notice) }
        DetectionSection(call: call, act: act)
        if !call.offeredEffects.isEmpty { AudioSection(call: call, act: act) }
        if call.offersInputs { InputSection(call: call, act: act) }
        BehaviorSection(call: call, act: act)
        RecordingsSection(call: call, sounds: sounds, player: player, asked: $asked)
      }
      .environment(\.isCallSettled, isSettled)
      .environment(\.callSound, sounding ?? callSound)
      .modifier(RecordingsPage(call: call, player: player, asked: $asked, act: act))
      .navigationTitle(Text(verbatim: call.wording[call: .pageTitle]))
      .navigationBarTitleDisplayMode(.inline)
      // What was chosen is loaded for whoever looks at it.
      .onAppear { if call.panel != .full { act(.show(.full)) } }
      .onDisappear { if call.panel == .full { act(.show(.none)) } }
    }
  }
#endif
