#if canImport(UIKit)
  import Hark
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Makes a ground of glass that answers to touch; before iOS 26 of material with a soft shadow.
    ///
    /// Both become opaque by themselves where a person wants less transparency.
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
