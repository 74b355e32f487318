/// The order in which a screen reader reads a call: the controls and the orb, then the texts, then
/// the header, then the background (S3-57).
enum CallReadingOrder: Int, CaseIterable {
  case background, header, words, controls

  /// The sort priority for SwiftUI, where greater values are read first.
  var priority: Double { Double(rawValue) }
}
