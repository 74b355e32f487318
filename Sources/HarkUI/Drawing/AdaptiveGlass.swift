#if canImport(UIKit)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Adds an interactive glass background; before iOS 26, a material with a soft shadow.
    ///
    /// Both become opaque automatically if the user reduces transparency.
    @ViewBuilder
    public func adaptiveInteractiveGlass() -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26, *) {
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
#endif
