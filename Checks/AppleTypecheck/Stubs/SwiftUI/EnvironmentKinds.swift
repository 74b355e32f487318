import Foundation

/// swiftui/colorscheme.
///
/// conformance: swiftui/colorscheme.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

/// swiftui/colorschemecontrast.
///
/// conformance: swiftui/colorschemecontrast.
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }

/// swiftui/layoutdirection.
///
/// conformance: swiftui/layoutdirection.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// swiftui/scenephase.
///
/// conformance: swiftui/scenephase.
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

/// swiftui/userinterfacesizeclass.
///
/// conformance: swiftui/userinterfacesizeclass.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// swiftui/dynamictypesize.
///
/// conformance: swiftui/dynamictypesize.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5

  /// swiftui/dynamictypesize/isaccessibilitysize.
  public var isAccessibilitySize: Bool { stub() }
}
