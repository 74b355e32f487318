import Foundation

/// swiftui/glass.
///
/// conformance: swiftui/glass.
@available(iOS 26.0, macOS 26.0, *)
public struct Glass: Equatable, Sendable {
  /// swiftui/glass/regular.
  public static var regular: Glass { stub() }

  /// swiftui/glass/clear.
  public static var clear: Glass { stub() }

  /// swiftui/glass/tint(_:).
  public func tint(_ color: Color?) -> Glass { stub() }

  /// swiftui/glass/interactive(_:).
  public func interactive(_ isEnabled: Bool = true) -> Glass { stub() }
}

@available(iOS 26.0, macOS 26.0, *)
extension View {
  /// swiftui/view/glasseffect(_:in:).
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule())
    -> some View
  { _StubView() }
}

/// swiftui/glasseffectcontainer.
@available(iOS 26.0, macOS 26.0, *)
public struct GlassEffectContainer<Content: View>: View {
  /// swiftui/glasseffectcontainer/body.
  public typealias Body = Never

  /// swiftui/glasseffectcontainer/init(spacing:content:).
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { stub() }
}
