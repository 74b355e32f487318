import Foundation

/// swiftui/controlsize.
///
/// conformance: swiftui/controlsize.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// swiftui/presentationdetent.
///
/// conformance: swiftui/presentationdetent.
@available(iOS 16.0, macOS 13.0, *)
public struct PresentationDetent: Hashable, Sendable {
  /// swiftui/presentationdetent/medium.
  public static let medium = PresentationDetent(), large = PresentationDetent()

  /// swiftui/presentationdetent/fraction(_:).
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { stub() }

  /// swiftui/presentationdetent/height(_:).
  public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
}

/// swiftui/presentationbackgroundinteraction.
///
/// conformance: swiftui/presentationbackgroundinteraction.
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationBackgroundInteraction: Sendable {
  /// swiftui/presentationbackgroundinteraction/automatic.
  public static var automatic: PresentationBackgroundInteraction { stub() }

  /// swiftui/presentationbackgroundinteraction/enabled.
  public static var enabled: PresentationBackgroundInteraction { stub() }

  /// swiftui/presentationbackgroundinteraction/enabled(upthrough:).
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { stub() }

  /// swiftui/presentationbackgroundinteraction/disabled.
  public static var disabled: PresentationBackgroundInteraction { stub() }
}

/// swiftui/visibility.
///
/// conformance: swiftui/visibility.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// swiftui/navigationbaritem.
///
/// conformance: swiftui/navigationbaritem.
public struct NavigationBarItem: Sendable {
  /// swiftui/navigationbaritem/titledisplaymode.
  ///
  /// conformance: swiftui/navigationbaritem/titledisplaymode.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}
