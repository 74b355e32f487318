import Foundation

/// swiftui/viewmodifier.
///
/// conformance: swiftui/viewmodifier.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

/// Replaces a declaration that is private to SwiftUI.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// Replaces a declaration that is private to SwiftUI.
  public typealias Body = Never
  nonisolated init() {}
}

/// swiftui/modifiedcontent.
public struct ModifiedContent<Content, Modifier> {
  /// swiftui/modifiedcontent/init(content:modifier:).
  nonisolated public init(content: Content, modifier: Modifier) {}
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// swiftui/modifiedcontent/body.
  public typealias Body = Never
}

extension View {
  /// swiftui/view/modifier(_:).
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    if let modifier = modifier as? any ViewModifier {
      _Evaluation.current?.modifiers.append(modifier)
    }
    return ModifiedContent(content: self, modifier: modifier)
  }
}
