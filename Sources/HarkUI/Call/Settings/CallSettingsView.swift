#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// The quick settings of a call: a fixed-height overlay over a call that remains usable.
  @available(iOS 18, *)
  public struct CallSettingsView: View {
    private let call: Call
    private let isSettled: Bool
    private let act: CallAct

    /// Creates the overlay for the settings of `model`.
    public init(_ model: CallModel) {
      self.init(model.still, isSettled: model.isSettled) { model.act($0) }
    }

    init(_ call: Call, isSettled: Bool = true, act: @escaping CallAct) {
      self.call = call
      self.isSettled = isSettled
      self.act = act
    }

    /// The overlay.
    public var body: some View {
      ScrollView {
        VStack(spacing: StandardSpacing.tight) {
          pill
          title
          VStack(alignment: .leading, spacing: .zero) {
            section
            mode
            speaks
            mute
            advanced
          }
          if let notice = call.settingsNotice { SettingsNotice(text: notice) }
        }
        .padding(CallSize.overlayPadding)
      }
      .scrollBounceBehavior(.basedOnSize)
      .environment(\.isCallSettled, isSettled)
      .accessibilityAction(.escape) { act(.show(.none)) }
    }

    private var wording: Wording { call.wording }

    /// The grabber of the sheet; users who cannot drag it can press it to close the overlay.
    private var pill: some View {
      Button {
        act(.show(.none))
      } label: {
        Capsule()
          .fill(.secondary)
          .frame(width: CallSize.pillWidth, height: CallSize.pillHeight)
          .frame(maxWidth: .infinity)
          .contentShape(Rectangle().inset(by: (CallSize.pillHeight - ScreenSize.touchTarget) / 2))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: wording[.done]))
    }

    private var title: some View {
      Text(verbatim: wording[call: .quickTitle])
        .text(TextLooks.heading)
        .accessibilityAddTraits(AccessibilityTraits.isHeader)
    }

    private var section: some View {
      Text(verbatim: wording[call: .quickSection])
        .text(TextLooks.notice)
        .foregroundStyle(.secondary)
        .accessibilityAddTraits(AccessibilityTraits.isHeader)
    }

    private var mode: some View {
      SettingPicker(
        title: wording[call: .detection], label: wording[call: .modePickerLabel],
        value: call.quickMode, choices: Call.quickModes,
        name: { wording[call: .quickModeName($0 ?? call.settings.mode)] }
      ) {
        if let mode = $0 { act(.change(.mode(mode))) }
      }
      .pickerStyle(.segmented)
      .frame(minHeight: CallSize.overlayRow)
    }

    private var speaks: some View {
      SettingToggle(
        title: wording[call: .autoSpeak], label: wording[call: .autoSpeakLabel],
        isOn: call.settings.speaksReplies, wording: wording
      ) { act(.change(.speaksReplies($0))) }
    }

    private var mute: some View {
      SettingToggle(title: wording[call: .mute], isOn: call.isMuted, wording: wording) {
        act(.mute($0))
      }
    }

    private var advanced: some View {
      Button {
        act(.show(.full))
      } label: {
        HStack {
          Text(verbatim: wording[call: .advanced]).text(TextLooks.setting)
          Spacer()
          Image(systemName: CallIcon.forward.symbol).foregroundStyle(.secondary)
        }
        .frame(minHeight: CallSize.overlayRow)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }

  /// A notice of a failure to read or save the settings, or of a problem with recordings.
  @available(iOS 18, *) struct SettingsNotice: View {
    let text: String

    var body: some View {
      Label {
        Text(verbatim: text).text(TextLooks.notice)
      } icon: {
        IconView(.alert)
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
