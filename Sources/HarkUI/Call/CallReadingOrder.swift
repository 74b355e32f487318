/// The order in which a screen reader goes through a call: what one does and hears first, then what is
/// said, then who speaks, then what only stands behind it (S3-57).
enum CallReadingOrder: Int, CaseIterable {
  case background, header, words, controls

  /// As SwiftUI takes it: what is greater is read first.
  var priority: Double { Double(rawValue) }
}
