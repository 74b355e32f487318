import Foundation

/// swiftui/buttonstyle.
///
/// conformance: swiftui/buttonstyle.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

/// swiftui/buttonstyleconfiguration.
public struct ButtonStyleConfiguration {
  /// swiftui/buttonstyleconfiguration/label.
  public struct Label: View {
    /// swiftui/buttonstyleconfiguration/label/body.
    public typealias Body = Never
  }

  /// swiftui/buttonstyleconfiguration/role.
  public let role: ButtonRole?

  /// swiftui/buttonstyleconfiguration/label.
  public let label: Label

  /// swiftui/buttonstyleconfiguration/ispressed.
  public let isPressed: Bool
}

/// swiftui/primitivebuttonstyle.
///
/// conformance: swiftui/primitivebuttonstyle.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// swiftui/primitivebuttonstyleconfiguration.
public struct PrimitiveButtonStyleConfiguration {
  /// swiftui/primitivebuttonstyleconfiguration/label.
  public struct Label: View {
    /// swiftui/primitivebuttonstyleconfiguration/label/body.
    public typealias Body = Never
  }

  /// swiftui/primitivebuttonstyleconfiguration/role.
  public let role: ButtonRole?

  /// swiftui/primitivebuttonstyleconfiguration/label.
  public let label: Label

  /// swiftui/primitivebuttonstyleconfiguration/trigger().
  @MainActor public func trigger() { stub() }
}

/// swiftui/plainbuttonstyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// swiftui/plainbuttonstyle/init().
  nonisolated public init() {}

  /// swiftui/plainbuttonstyle/makebody(configuration:).
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}

/// swiftui/borderedbuttonstyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// swiftui/borderedbuttonstyle/init().
  nonisolated public init() {}

  /// swiftui/borderedbuttonstyle/makebody(configuration:).
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}

/// swiftui/borderedprominentbuttonstyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// swiftui/borderedprominentbuttonstyle/init().
  nonisolated public init() {}

  /// swiftui/borderedprominentbuttonstyle/makebody(configuration:).
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}

/// swiftui/borderlessbuttonstyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// swiftui/borderlessbuttonstyle/init().
  nonisolated public init() {}

  /// swiftui/borderlessbuttonstyle/makebody(configuration:).
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// swiftui/primitivebuttonstyle/plain.
  public static var plain: PlainButtonStyle { stub() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// swiftui/primitivebuttonstyle/bordered.
  public static var bordered: BorderedButtonStyle { stub() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// swiftui/primitivebuttonstyle/borderedprominent.
  public static var borderedProminent: BorderedProminentButtonStyle { stub() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// swiftui/primitivebuttonstyle/borderless.
  public static var borderless: BorderlessButtonStyle { stub() }
}

/// swiftui/glassbuttonstyle.
@available(iOS 26.0, macOS 26.0, *) public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// swiftui/glassbuttonstyle/init().
  nonisolated public init() {}

  /// swiftui/glassbuttonstyle/makebody(configuration:).
  public func makeBody(configuration: Configuration) -> some View { _StubView() }
}

@available(iOS 26.0, macOS 26.0, *) extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// swiftui/primitivebuttonstyle/glass.
  public static var glass: GlassButtonStyle { stub() }
}
