#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension View {
    /// Is as large as what is touched; for a button's label, since what stands about a button takes no
    /// touch.
    func touchTarget() -> some View {
      frame(minWidth: ScreenSize.touchTarget, minHeight: ScreenSize.touchTarget)
        .contentShape(Rectangle())
    }
  }
#endif
