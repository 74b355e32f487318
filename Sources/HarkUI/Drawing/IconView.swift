#if canImport(UIKit)
  import Hark
  import SwiftUI

  /// A sign of the engine's: Apple's symbol for it with its badge, or the system's spinner.
  ///
  /// It is drawn in the colour of the text around it and has no name of its own for a screen reader.
  @available(iOS 18, *)
  public struct IconView: View {
    private let icon: Icon
    private let size: Double?

    /// How much larger the person has text than the standard.
    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    /// Draws `icon`, `size` points high at the standard size of text; without a size as high as text.
    public init(_ icon: Icon, size: Double? = nil) {
      self.icon = icon
      self.size = size
    }

    /// The sign.
    public var body: some View {
      sign
        .font(size.map { .system(size: $0 * scale) })
        .accessibilityHidden(true)
    }

    @ViewBuilder private var sign: some View {
      if let symbol = icon.symbol {
        Image(systemName: symbol).overlay(alignment: .bottomTrailing) { badge }
      } else {
        ProgressView()
      }
    }

    @ViewBuilder private var badge: some View {
      if let badge = icon.badge {
        Image(systemName: badge)
          .font(.system(size: (size ?? TextLooks.text.style.points) * scale * Icon.badgeShare))
          .offset(x: badgeOffset, y: badgeOffset)
      }
    }

    private var badgeOffset: Double { (size ?? 0) * scale * Icon.badgeShare / 2 }
  }
#endif
