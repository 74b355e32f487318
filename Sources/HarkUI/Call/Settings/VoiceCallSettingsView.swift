#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
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
        detection
        if !call.offeredEffects.isEmpty { audio }
        if call.offersInputs { inputs }
        behavior
        RecordingsSection(call: call, sounds: sounds, player: player, asked: $asked)
      }
      .environment(\.isCallSettled, isSettled)
      .environment(\.callSound, sounding ?? callSound)
      .modifier(RecordingsPage(call: call, player: player, asked: $asked, act: act))
      .navigationTitle(Text(verbatim: wording[call: .pageTitle]))
      .inlineTitle()
      // Showing the panel loads the saved settings, even without a call.
      .onAppear { if call.panel != .full { act(.show(.full)) } }
      .onDisappear { if call.panel == .full { act(.show(.none)) } }
    }

    private var wording: Wording { call.wording }
    private var settings: CallSettings { call.settings }
  }

  @available(iOS 18, *) extension VoiceCallSettingsView {
    /// The detection mode, which determines how recordings start and end, and its detailed
    /// settings.
    private var detection: some View {
      Section {
        SettingPicker(
          title: wording[call: .modePicker], label: wording[call: .modePickerLabel],
          value: settings.mode, choices: DetectionMode.allCases,
          name: { wording[call: .modeName($0)] }
        ) { act(.change(.mode($0))) }
        if call.offersSensitivity {
          sensitivity
          silence
          SettingToggle(
            title: wording[call: .listensToWords], isOn: settings.listensToWords, wording: wording
          ) { act(.change(.listensToWords($0))) }
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

    private var sensitivity: some View {
      SettingSlider(
        title: wording[call: .sensitivity], value: settings.sensitivity,
        range: CallSettings.sensitivities, words: { wording[call: .percent($0)] },
        ends: (wording[call: .low], wording[call: .high])
      ) {
        act(.change(.sensitivity($0)))
      } extra: {
        MicrophoneLevel(call: call)
      }
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

    private var audio: some View {
      Section {
        ForEach(call.offeredEffects, id: \.self) { effect in
          SettingToggle(
            title: wording[call: effect.phrase], isOn: settings.effects.contains(effect),
            wording: wording
          ) { act(.change(.effect(effect, $0))) }
        }
      } header: {
        Text(verbatim: wording[call: .audioSection])
      } footer: {
        if let footer = call.audioFooter { Text(verbatim: footer) }
      }
    }

    private var inputs: some View {
      Section {
        SettingPicker(
          title: wording[call: .inputPicker], value: call.heardInput,
          choices: [nil] + call.inputs.map { $0.id }, name: name
        ) { act(.change(.inputDevice($0))) }
      } header: {
        Text(verbatim: wording[call: .inputSection])
      }
    }

    private func name(_ id: AudioInput.ID?) -> String {
      call.inputs.first { $0.id == id }?.name ?? wording[call: .defaultInput]
    }

    private var behavior: some View {
      Section {
        SettingToggle(
          title: wording[call: .autoSpeak], label: wording[call: .autoSpeakLabel],
          isOn: settings.speaksReplies, wording: wording
        ) { act(.change(.speaksReplies($0))) }
        SettingToggle(
          title: wording[call: .recordCalls], isOn: settings.recordsCalls, wording: wording
        ) { act(.change(.recordsCalls($0))) }
        if call.offersRetention {
          SettingPicker(
            title: wording[call: .retentionPicker], value: settings.retention,
            choices: CallSettings.Retention.allCases,
            name: { wording[call: .retentionChoice(days: $0.rawValue)] }
          ) { act(.change(.retention($0))) }
        }
      } header: {
        Text(verbatim: wording[call: .behaviorSection])
      } footer: {
        if let footer = call.recordingFooter { Text(verbatim: footer) }
      }
    }
  }

  /// The microphone level, shown below the sensitivity; redrawn without the rest of the page.
  @available(iOS 18, *) private struct MicrophoneLevel: View {
    let call: Call
    @Environment(\.callSound) private var sound

    var body: some View {
      ProgressView(value: Double(sound(call).snapshot.level)).progressViewStyle(.linear)
        .accessibilityHidden(true)
    }
  }
#endif
