#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  @available(iOS 18, *) extension View {
    /// Adds an interactive glass background; before iOS 26, a material with a soft shadow.
    ///
    /// Both become opaque automatically if the user reduces transparency.
    @ViewBuilder
    public func adaptiveInteractiveGlass() -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26, macOS 26, *) {
          glassEffect(.regular.interactive())
        } else {
          materialGround()
        }
      #else
        materialGround()
      #endif
    }

    private func materialGround() -> some View {
      background(.regularMaterial)
        .clipShape(RoundedRectangle(cornerRadius: ScreenSize.glassRadius))
        .shadow(ScreenSize.glassShadow)
    }
  }

  extension View {
    func shadow(_ shadow: ShadowLook?) -> some View {
      self.shadow(
        color: shadow.map { Color($0.color) } ?? .clear, radius: shadow?.blur ?? 0,
        y: shadow?.y ?? 0)
    }

    func padding(_ padding: HarkPresentation.Padding) -> some View {
      self.padding(.horizontal, padding.horizontal).padding(.vertical, padding.vertical)
    }
  }
#endif
