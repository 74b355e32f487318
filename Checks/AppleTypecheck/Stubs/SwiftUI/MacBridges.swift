// SwiftUI's AppKit support. Bridges.swift contains the UIKit support.
import AppKit

extension Color {
  /// swiftui/color/init(nscolor:).
  nonisolated public init(nsColor: NSColor) {
    self.init(unseen: ())
    MacScript.show(nsColor)
  }
}
