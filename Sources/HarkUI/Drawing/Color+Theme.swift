#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import SwiftUI

  extension LinearGradient {
    /// Creates a gradient of theme colors, from the top leading to the bottom trailing
    /// corner; clear if `ground` is empty.
    init(_ ground: [ThemeColor]) {
      self.init(
        colors: ground.isEmpty ? [.clear] : ground.map { Color($0) }, startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
  }

  @available(iOS 18, *)
  extension View {
    func onGround(of theme: Theme) -> some View {
      background { LinearGradient(theme.background).ignoresSafeArea() }
    }
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension Color {
    /// Creates a color from a theme color: the system color if it has one, otherwise a light and a
    /// dark variant (O48).
    public init(_ color: ThemeColor) {
      if let system = color.system {
        self = Color(uiColor: system.uiColor).opacity(color.light.opacity)
      } else {
        self.init(uiColor: .following(light: UIColor(color.light), dark: UIColor(color.dark)))
      }
    }
  }

  extension UIColor {
    fileprivate convenience init(_ color: SRGBColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }

    /// Returns a color that adapts to the interface style and can be resolved on any thread.
    fileprivate static func following(light: UIColor, dark: UIColor) -> UIColor {
      UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? dark : light }
    }
  }

  extension SystemColor {
    fileprivate var uiColor: UIColor {
      switch self {
      case .red: .systemRed
      case .orange: .systemOrange
      case .yellow: .systemYellow
      case .green: .systemGreen
      case .blue: .systemBlue
      case .gray: .systemGray
      case .label: .label
      case .background: .systemBackground
      }
    }
  }
#endif
