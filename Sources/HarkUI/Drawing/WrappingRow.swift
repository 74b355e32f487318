#if canImport(UIKit)
  import Foundation
  import SwiftUI

  /// Things side by side, or below each other where text is too large for that.
  @available(iOS 18, *)
  struct WrappingRow<Content: View>: View {
    /// Between those side by side, in points; nil as the system has it.
    var spacing: CGFloat?

    /// Between those below each other, in points; nil as the system has it.
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
