#if canImport(SwiftUI)
  import SwiftUI

  // Modifiers for platforms with UIKit; elsewhere, they do nothing.
  @available(iOS 18, *) extension View {
    /// Performs `action` on VoiceOver's magic tap, which a Mac does not have.
    func onMagicTap(_ action: @escaping () -> Void) -> some View {
      #if canImport(UIKit)
        accessibilityAction(.magicTap, action)
      #else
        self
      #endif
    }

    /// Shows the title in the navigation bar itself; on a Mac, it is in the window's title bar.
    func inlineTitle() -> some View {
      #if canImport(UIKit)
        navigationBarTitleDisplayMode(.inline)
      #else
        self
      #endif
    }
  }
#endif
