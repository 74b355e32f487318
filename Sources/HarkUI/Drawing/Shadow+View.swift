#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension View {
    /// Puts a shadow of the engine's below; nil puts none.
    func shadow(_ shadow: Shadow?) -> some View {
      self.shadow(
        color: shadow.map { Color($0.color) } ?? .clear, radius: shadow?.blur ?? 0,
        y: shadow?.y ?? 0)
    }

    /// Leaves room at each side.
    func padding(_ padding: Hark.Padding) -> some View {
      self.padding(.horizontal, padding.horizontal).padding(.vertical, padding.vertical)
    }
  }
#endif
