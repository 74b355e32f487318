#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension LinearGradient {
    /// Creates a gradient for a theme background, from the top leading to the bottom trailing
    /// corner; clear if `ground` is empty.
    init(_ ground: [ThemeColor]) {
      self.init(
        colors: ground.isEmpty ? [.clear] : ground.map { Color($0) }, startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
  }

  @available(iOS 18, *)
  extension View {
    /// Adds the theme's background, which extends to the edges of the screen.
    func onGround(of theme: Theme) -> some View {
      background { LinearGradient(theme.background).ignoresSafeArea() }
    }
  }
#endif
