#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  #if canImport(UIKit)
    import UIKit

    private typealias KitColor = UIColor
  #else
    import AppKit

    private typealias KitColor = NSColor
  #endif

  extension LinearGradient {
    /// Creates a gradient of theme colors, from the top leading to the bottom trailing
    /// corner; clear if `ground` is empty.
    init(_ ground: [ThemeColor]) {
      self.init(
        colors: ground.isEmpty ? [.clear] : ground.map { Color($0) }, startPoint: .topLeading,
        endPoint: .bottomTrailing)
    }
  }

  @available(iOS 18, *) extension View {
    func onGround(of theme: Theme) -> some View {
      background { LinearGradient(theme.background).ignoresSafeArea() }
    }
  }

  extension Color {
    /// Creates a color from a theme color: the system color if it has one, otherwise a light and a
    /// dark variant (O48).
    public init(_ color: ThemeColor) {
      let system = color.system?.kitColor
      let shown = system ?? KitColor.following(light: color.light, dark: color.dark)
      #if canImport(UIKit)
        self.init(uiColor: shown)
      #else
        self.init(nsColor: shown)
      #endif
      if system != nil { self = opacity(color.light.opacity) }
    }
  }

  extension KitColor {
    private convenience init(_ color: SRGBColor) {
      #if canImport(UIKit)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      #else
        self.init(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
      #endif
    }

    /// Returns a color that adapts to the appearance and can be resolved on any thread.
    fileprivate static func following(light: SRGBColor, dark: SRGBColor) -> KitColor {
      #if canImport(UIKit)
        UIColor { @Sendable traits in
          UIColor(traits.userInterfaceStyle == .dark ? dark : light)
        }
      #else
        NSColor(name: nil) { @Sendable appearance in
          NSColor(appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light)
        }
      #endif
    }

    #if !canImport(UIKit)
      fileprivate static var label: NSColor { labelColor }
      fileprivate static var systemBackground: NSColor { textBackgroundColor }
    #endif
  }

  extension SystemColor {
    fileprivate var kitColor: KitColor {
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
