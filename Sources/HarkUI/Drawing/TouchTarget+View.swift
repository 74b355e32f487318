#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension View {
    /// Makes the view at least as large as a touch target.
    ///
    /// Apply it to a button's label, because padding around a button does not receive touches.
    func touchTarget() -> some View {
      frame(minWidth: ScreenSize.touchTarget, minHeight: ScreenSize.touchTarget)
        .contentShape(Rectangle())
    }
  }
#endif
