#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// The indicator that the call is being recorded.
  @available(iOS 18, *)
  struct RecordedSign: View {
    let dot: StatusLook.Dot
    let theme: Theme
    let wording: Wording

    var body: some View {
      HStack {
        StatusDot(dot: dot)
        Text(verbatim: wording[notice: .recordedShort]).text(TextLooks.recorded, theme.text)
      }
      .padding(IndicatorSize.padding)
      .background(Color(theme.recordingTint), in: Capsule())
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(verbatim: wording[notice: .recorded]))
      .accessibilityAddTraits(AccessibilityTraits.isImage)
    }
  }
#endif
