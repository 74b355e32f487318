// What SwiftUI has for AppKit; Bridges.swift has what it has for UIKit.
import AppKit

extension Color {
  /// swiftui/color/init(nscolor:).
  nonisolated public init(nsColor: NSColor) {
    self.init(unseen: ())
    MacScript.show(nsColor)
  }
}
