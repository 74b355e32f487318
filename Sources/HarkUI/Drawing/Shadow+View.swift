#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension View {
    /// Adds an engine shadow; `nil` adds none.
    func shadow(_ shadow: Shadow?) -> some View {
      self.shadow(
        color: shadow.map { Color($0.color) } ?? .clear, radius: shadow?.blur ?? 0,
        y: shadow?.y ?? 0)
    }

    /// Adds horizontal and vertical padding.
    func padding(_ padding: Hark.Padding) -> some View {
      self.padding(.horizontal, padding.horizontal).padding(.vertical, padding.vertical)
    }
  }
#endif
