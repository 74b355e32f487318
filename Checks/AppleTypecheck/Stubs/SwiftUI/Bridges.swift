import UIKit

extension Color {
  /// swiftui/color/init(uicolor:).
  nonisolated public init(uiColor: UIColor) { stub() }
}
