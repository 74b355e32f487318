#if canImport(UIKit)
  import Foundation
  import SwiftUI

  /// Views side by side, or stacked if the text is too large for one row.
  @available(iOS 18, *)
  struct WrappingRow<Content: View>: View {
    /// The horizontal spacing, in points; `nil` for the system's default.
    var spacing: CGFloat?

    /// The vertical spacing when stacked, in points; `nil` for the system's default.
    var lineSpacing: CGFloat?
    @ViewBuilder let content: Content

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: spacing) { content }
        VStack(alignment: .leading, spacing: lineSpacing) { content }
      }
    }
  }
#endif
