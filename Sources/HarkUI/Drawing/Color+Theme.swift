#if canImport(UIKit)
  import Hark
  import SwiftUI
  import UIKit

  extension Color {
    /// A colour of the engine's: the system's own where it has one, else one by day and one in the
    /// dark (O48).
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

    /// Asked for at every drawing, and not on the main thread alone.
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
