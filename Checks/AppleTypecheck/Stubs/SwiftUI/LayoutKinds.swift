import Foundation

/// swiftui/safearearegions.
///
/// conformance: swiftui/safearearegions.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// swiftui/safearearegions/rawvalue.
  public let rawValue: UInt

  /// swiftui/safearearegions/init(rawvalue:).
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// swiftui/safearearegions/all.
  public static let all = SafeAreaRegions(rawValue: 3), container = SafeAreaRegions(rawValue: 1),
    keyboard = SafeAreaRegions(rawValue: 2)
}

/// swiftui/verticaledge.
///
/// conformance: swiftui/verticaledge.
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

/// swiftui/contentmode.
///
/// conformance: swiftui/contentmode.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// swiftui/fillstyle.
///
/// conformance: swiftui/fillstyle.
public struct FillStyle: Equatable, Sendable {
  /// swiftui/fillstyle/init(eofill:antialiased:).
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// swiftui/matchedgeometryproperties.
///
/// conformance: swiftui/matchedgeometryproperties.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// swiftui/matchedgeometryproperties/rawvalue.
  public let rawValue: UInt32

  /// swiftui/matchedgeometryproperties/init(rawvalue:).
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// swiftui/matchedgeometryproperties/position.
  public static let position = MatchedGeometryProperties(rawValue: 1),
    size = MatchedGeometryProperties(rawValue: 2), frame = MatchedGeometryProperties(rawValue: 3)
}
