import Foundation

/// swiftui/edge.
///
/// conformance: swiftui/edge.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// swiftui/edge/set.
  ///
  /// conformance: swiftui/edge/set.
  public struct Set: OptionSet, Sendable {
    /// swiftui/edge/set/rawvalue.
    public let rawValue: Int8

    /// swiftui/edge/set/init(rawvalue:).
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// swiftui/edge/set/top.
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
      trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10),
      vertical = Set(rawValue: 5)
  }
}

/// swiftui/edgeinsets.
///
/// conformance: swiftui/edgeinsets.
public struct EdgeInsets: Equatable, Sendable {
  /// swiftui/edgeinsets/init(top:leading:bottom:trailing:).
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { stub() }

  /// swiftui/edgeinsets/init().
  public init() { stub() }
}

/// swiftui/axis.
///
/// conformance: swiftui/axis.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// swiftui/axis/set.
  ///
  /// conformance: swiftui/axis/set.
  public struct Set: OptionSet, Sendable {
    /// swiftui/axis/set/rawvalue.
    public let rawValue: Int8

    /// swiftui/axis/set/init(rawvalue:).
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// swiftui/axis/set/horizontal.
    public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
  }
}

/// swiftui/horizontalalignment.
///
/// conformance: swiftui/horizontalalignment.
public struct HorizontalAlignment: Equatable, Sendable {
  /// swiftui/horizontalalignment/leading.
  public static let leading = HorizontalAlignment(), center = HorizontalAlignment(),
    trailing = HorizontalAlignment()
}

/// swiftui/verticalalignment.
///
/// conformance: swiftui/verticalalignment.
public struct VerticalAlignment: Equatable, Sendable {
  /// swiftui/verticalalignment/top.
  public static let top = VerticalAlignment(), center = VerticalAlignment(),
    bottom = VerticalAlignment(), firstTextBaseline = VerticalAlignment(),
    lastTextBaseline = VerticalAlignment()
}

/// swiftui/alignment.
///
/// conformance: swiftui/alignment.
public struct Alignment: Equatable, Sendable {
  /// swiftui/alignment/center.
  public static let center = Alignment(), leading = Alignment(), trailing = Alignment(),
    top = Alignment(), bottom = Alignment(), topLeading = Alignment(), topTrailing = Alignment(),
    bottomLeading = Alignment(), bottomTrailing = Alignment()
}

/// swiftui/textalignment.
///
/// conformance: swiftui/textalignment.
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
