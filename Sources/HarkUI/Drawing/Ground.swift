#if canImport(UIKit)
  import Hark
  import SwiftUI

  extension LinearGradient {
    /// A ground of the engine's, from the upper left to the lower right; clear without a colour.
    init(_ ground: [ThemeColor]) {
      self.init(
        colors: ground.isEmpty ? [.clear] : ground.map { Color($0) }, startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
  }

  @available(iOS 18, *)
  extension View {
    /// Puts the theme's ground behind everything, to the edges of the screen.
    func onGround(of theme: Theme) -> some View {
      background { LinearGradient(theme.background).ignoresSafeArea() }
    }
  }
#endif
