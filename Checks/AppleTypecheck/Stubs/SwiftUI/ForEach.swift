import Foundation

/// swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// swiftui/foreach/data.
  public var data: Data
}

extension ForEach: View where Content: View {
  /// swiftui/foreach/body.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// swiftui/foreach/init(_:content:).
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    stub()
  }
}

extension ForEach where Content: View {
  /// swiftui/foreach/init(_:id:content:).
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { stub() }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// swiftui/foreach/init(_:content:).
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    stub()
  }
}
