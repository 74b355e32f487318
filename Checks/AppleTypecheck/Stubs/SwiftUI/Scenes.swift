import Foundation

/// swiftui/scene.
///
/// conformance: swiftui/scene.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// swiftui/scene/body.
  public var body: Never { stub() }
}

/// swiftui/scenebuilder.
@resultBuilder public struct SceneBuilder {
  /// swiftui/scenebuilder/buildexpression(_:).
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { stub() }

  /// swiftui/scenebuilder/buildblock(_:).
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { stub() }
}

/// swiftui/app.
///
/// conformance: swiftui/app.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// swiftui/app/main().
  @MainActor @preconcurrency public static func main() { stub() }
}

/// swiftui/windowgroup.
public struct WindowGroup<Content: View>: Scene {
  /// swiftui/windowgroup/body.
  public typealias Body = Never

  /// swiftui/windowgroup/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}
