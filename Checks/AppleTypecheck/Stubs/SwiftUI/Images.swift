import Foundation

/// swiftui/image.
///
/// conformance: swiftui/image.
public struct Image: View, Equatable, Sendable {
  /// swiftui/image/body.
  public typealias Body = Never

  /// swiftui/image/scale.
  ///
  /// conformance: swiftui/image/scale.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// swiftui/image/resizingmode.
  ///
  /// conformance: swiftui/image/resizingmode.
  public enum ResizingMode: Sendable { case tile, stretch }

  /// swiftui/image/templaterenderingmode.
  ///
  /// conformance: swiftui/image/templaterenderingmode.
  public enum TemplateRenderingMode: Sendable { case template, original }

  /// swiftui/image/init(systemname:).
  nonisolated public init(systemName: String) { stub() }

  /// swiftui/image/init(systemname:variablevalue:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init(systemName: String, variableValue: Double?) { stub() }

  /// swiftui/image/init(_:bundle:).
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { stub() }

  /// swiftui/image/init(decorative:bundle:).
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { stub() }

  /// swiftui/image/resizable(capinsets:resizingmode:).
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { stub() }

  /// swiftui/image/renderingmode(_:).
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { stub() }

  /// swiftui/image/symbolrenderingmode(_:).
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { stub() }
}

/// swiftui/symbolrenderingmode.
///
/// conformance: swiftui/symbolrenderingmode.
public struct SymbolRenderingMode: Sendable {
  /// swiftui/symbolrenderingmode/monochrome.
  public static let monochrome = SymbolRenderingMode(), hierarchical = SymbolRenderingMode(),
    palette = SymbolRenderingMode(), multicolor = SymbolRenderingMode()
}

/// swiftui/label.
public struct Label<Title: View, Icon: View>: View {
  /// swiftui/label/body.
  public typealias Body = Never

  /// swiftui/label/init(title:icon:).
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
}

extension Label where Title == Text, Icon == Image {
  /// swiftui/label/init(_:systemimage:).
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { stub() }

  /// swiftui/label/init(_:systemimage:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String
  ) { stub() }
}
