#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// A control whose value belongs to the engine; `choose` sends the user's choice to the engine.
  ///
  /// Until the screen has processed the choice, the control shows it: a slider moves faster than
  /// the engine responds, and a response to an earlier move must not pull it back under the finger.
  @available(iOS 18, *) struct FollowingControl<Value: Sendable, Content: View>: View {
    let value: Value
    let choose: @MainActor (Value) -> Void
    @ViewBuilder let content: (Binding<Value>) -> Content
    @Environment(\.isCallSettled) private var isSettled
    @State private var chosen: Value?

    var body: some View {
      // Once the screen is settled, the choice is discarded: later, it could hide a value that the
      // engine changed, for example when a call mutes itself.
      content(binding).onChange(of: isSettled) { if isSettled { chosen = nil } }
    }

    private var binding: Binding<Value> {
      let (shown, chosen, choose) = (isSettled ? value : chosen ?? value, $chosen, choose)
      return Binding { @MainActor in
        shown
      } set: { @MainActor wanted in
        chosen.wrappedValue = wanted
        choose(wanted)
      }
    }
  }

  extension EnvironmentValues {
    var isCallSettled: Bool {
      get { self[CallSettledKey.self] }
      set { self[CallSettledKey.self] = newValue }
    }
  }

  private struct CallSettledKey: EnvironmentKey { static let defaultValue = true }

  /// A slider with a description of its value below it.
  @available(iOS 18, *) struct SettingSlider<Extra: View>: View {
    let title: String
    let value: Double
    let range: ClosedRange<Double>
    let words: @MainActor (Double) -> String
    var ends: (low: String, high: String)?
    let choose: @MainActor (Double) -> Void

    /// A view below the slider that illustrates its effect.
    @ViewBuilder let extra: Extra

    var body: some View {
      FollowingControl(value: value, choose: choose) { value in
        VStack(alignment: .leading) {
          Text(verbatim: title).text(TextLooks.setting).accessibilityHidden(true)
          Slider(value: value, in: range) { Text(verbatim: title) }
            .frame(minHeight: ScreenSize.touchTarget)
            .accessibilityValue(Text(verbatim: words(value.wrappedValue)))
          extra
          marks(words(value.wrappedValue))
        }
      }
    }

    private func marks(_ words: String) -> some View {
      HStack {
        if let ends { Text(verbatim: ends.low) }
        Spacer()
        Text(verbatim: words)
        Spacer()
        if let ends { Text(verbatim: ends.high) }
      }
      .text(TextLooks.settingNote)
      .foregroundStyle(.secondary)
      .accessibilityHidden(true)
    }
  }

  @available(iOS 18, *) struct SettingPicker<Value: Hashable & Sendable>: View {
    let title: String

    /// The accessibility label; `nil` to use the title.
    var label: String?
    let value: Value
    let choices: [Value]
    let name: @MainActor (Value) -> String
    let choose: @MainActor (Value) -> Void

    var body: some View {
      FollowingControl(value: value, choose: choose) { value in
        Picker(selection: value) {
          ForEach(choices, id: \.self) { Text(verbatim: name($0)).tag($0) }
        } label: {
          Text(verbatim: title)
        }
        .accessibilityLabel(Text(verbatim: label ?? title))
        .accessibilityValue(Text(verbatim: name(value.wrappedValue)))
      }
    }
  }

  @available(iOS 18, *) struct SettingToggle: View {
    let title: String

    /// The accessibility label; `nil` to use the title.
    var label: String?
    let isOn: Bool
    let wording: Wording
    let choose: @MainActor (Bool) -> Void

    var body: some View {
      FollowingControl(value: isOn, choose: choose) { isOn in
        Toggle(isOn: isOn) { Text(verbatim: title).text(TextLooks.setting) }
          .frame(minHeight: CallSize.overlayRow)
          .accessibilityLabel(Text(verbatim: label ?? title))
          .accessibilityValue(Text(verbatim: wording[call: .toggleValue(isOn.wrappedValue)]))
      }
    }
  }
#endif
