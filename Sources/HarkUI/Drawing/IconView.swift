#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// A `ButtonIcon`: an Apple symbol with its badge, if any, or the system's spinner.
  ///
  /// It takes the color of the surrounding text and is hidden from screen readers.
  @available(iOS 18, *)
  public struct IconView: View {
    private let icon: ButtonIcon
    private let size: Double?
    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    /// Creates an icon with the font size `size`, in points at the default text size; `nil` matches
    /// the surrounding text.
    public init(_ icon: ButtonIcon, size: Double? = nil) {
      self.icon = icon
      self.size = size
    }

    /// The icon.
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
          .font(
            .system(size: (size ?? TextLooks.text.style.points) * scale * ButtonIcon.badgeShare)
          )
          .offset(x: badgeOffset, y: badgeOffset)
      }
    }

    private var badgeOffset: Double { (size ?? 0) * scale * ButtonIcon.badgeShare / 2 }
  }
#endif
