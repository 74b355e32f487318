import Foundation
@_exported import FoundationGaps

// A stand-in for the part of SwiftUI that this project calls, written from Apple's public
// documentation. Every body traps, except those that `TouchScript.swift` runs, and nothing here is
// linked into a product. Each comment names the documentation page. A declaration whose isolation
// is unknown has the strictest possible isolation.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

@inline(never) func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

/// swiftui/view.
///
/// conformance: swiftui/view.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// swiftui/never/body.
  public typealias Body = Never

  /// swiftui/never/body.
  public var body: Never { stub() }
}

// A second `body`, so that the compiler cannot infer one for a view that lacks its own.
extension View where Body == EmptyView {
  /// swiftui/view/body.
  public var body: EmptyView { stub() }
}

extension View where Body == Never {
  /// swiftui/view/body.
  public var body: Never { stub() }
}

extension Optional: View where Wrapped: View {
  /// swiftui/optional/body.
  public typealias Body = Never
}

/// The type that every opaque modifier returns here.
public struct _StubView: View {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never
  nonisolated init() {}
}

/// swiftui/emptyview.
public struct EmptyView: View {
  /// swiftui/emptyview/body.
  public typealias Body = Never

  /// swiftui/emptyview/init().
  nonisolated public init() {}
}

/// swiftui/anyview.
public struct AnyView: View {
  /// swiftui/anyview/body.
  public typealias Body = Never

  /// swiftui/anyview/init(_:).
  nonisolated public init<V: View>(_ view: V) { stub() }

  /// swiftui/anyview/init(erasing:).
  nonisolated public init<V: View>(erasing view: V) { stub() }
}

/// swiftui/tupleview.
public struct TupleView<T>: View {
  /// swiftui/tupleview/body.
  public typealias Body = Never

  /// swiftui/tupleview/init(_:).
  nonisolated public init(_ value: T) { stub() }
}

/// Replaces a declaration that is private to SwiftUI.
public struct _ConditionalContent<TrueContent, FalseContent> { nonisolated init() {} }

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never
}

/// swiftui/viewbuilder.
@resultBuilder public struct ViewBuilder {
  /// swiftui/viewbuilder/buildexpression(_:).
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// swiftui/viewbuilder/buildblock().
  public static func buildBlock() -> EmptyView { stub() }

  /// swiftui/viewbuilder/buildblock(_:).
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// swiftui/viewbuilder/buildblock(_:).
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > { stub() }

  /// swiftui/viewbuilder/buildif(_:).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { stub() }

  /// swiftui/viewbuilder/buildeither(first:).
  public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> { stub() }

  /// swiftui/viewbuilder/buildeither(second:).
  public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
    stub()
  }

  /// swiftui/viewbuilder/buildlimitedavailability(_:).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    stub()
  }
}
