import Foundation

/// swiftui/toolbarcontent.
///
/// conformance: swiftui/toolbarcontent.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// swiftui/toolbarcontent/body.
  public var body: Never { stub() }
}

/// swiftui/toolbarcontentbuilder.
@resultBuilder public struct ToolbarContentBuilder {
  /// swiftui/toolbarcontentbuilder/buildexpression(_:).
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { stub() }

  /// swiftui/toolbarcontentbuilder/buildblock(_:).
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }

  /// swiftui/toolbarcontentbuilder/buildblock(_:_:).
  public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1)
    -> some ToolbarContent
  { c0 }

  /// swiftui/toolbarcontentbuilder/buildif(_:).
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { stub() }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// swiftui/optional/body.
  public typealias Body = Never
}

/// swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// swiftui/toolbaritem/body.
  public typealias Body = Never
}

extension ToolbarItem where ID == () {
  /// swiftui/toolbaritem/init(placement:content:).
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { stub() }
}

/// swiftui/toolbaritemplacement. Not `Sendable`, because its documentation lists no such
/// conformance.
public struct ToolbarItemPlacement {
  /// swiftui/toolbaritemplacement/automatic.
  public static var automatic: Self { Self() }

  /// swiftui/toolbaritemplacement/principal.
  public static var principal: Self { Self() }

  /// swiftui/toolbaritemplacement/primaryaction.
  public static var primaryAction: Self { Self() }

  /// swiftui/toolbaritemplacement/confirmationaction.
  public static var confirmationAction: Self { Self() }

  /// swiftui/toolbaritemplacement/cancellationaction.
  public static var cancellationAction: Self { Self() }

  /// swiftui/toolbaritemplacement/bottombar.
  public static var bottomBar: Self { Self() }

  /// swiftui/toolbaritemplacement/topbarleading.
  public static var topBarLeading: Self { Self() }

  /// swiftui/toolbaritemplacement/topbartrailing.
  public static var topBarTrailing: Self { Self() }
}
