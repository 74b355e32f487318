#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// All call settings, on a separate page.
  ///
  /// During a call, it covers the call. An app can also show it in its own settings, inside a
  /// `NavigationStack`, with a model whose call has not begun.
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

    /// Creates a page with the settings of `model`, whose call need not have begun.
    ///
    /// `sounds` returns the file of a recording for playback; if `nil`, recordings cannot be
    /// played.
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
      // Showing the panel loads the saved settings, even without a call.
      .onAppear { if call.panel != .full { act(.show(.full)) } }
      .onDisappear { if call.panel == .full { act(.show(.none)) } }
    }
  }
#endif
