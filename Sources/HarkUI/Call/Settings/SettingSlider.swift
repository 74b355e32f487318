#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A slider with a description of its value below it.
  @available(iOS 18, *)
  struct SettingSlider<Extra: View>: View {
    let title: String
    let value: Double
    let range: ClosedRange<Double>
    let words: @MainActor (Double) -> String

    /// The labels of both ends; `nil` for no labels.
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
#endif
