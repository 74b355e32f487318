#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A switch with a title.
  @available(iOS 18, *)
  struct SettingToggle: View {
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
