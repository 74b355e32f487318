import Foundation

/// swiftui/vstack.
public struct VStack<Content: View>: View {
  /// swiftui/vstack/body.
  public typealias Body = Never

  /// swiftui/vstack/init(alignment:spacing:content:).
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}

/// swiftui/hstack.
public struct HStack<Content: View>: View {
  /// swiftui/hstack/body.
  public typealias Body = Never

  /// swiftui/hstack/init(alignment:spacing:content:).
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}

/// swiftui/zstack.
public struct ZStack<Content: View>: View {
  /// swiftui/zstack/body.
  public typealias Body = Never

  /// swiftui/zstack/init(alignment:content:).
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    stub()
  }
}

/// swiftui/lazyvstack.
public struct LazyVStack<Content: View>: View {
  /// swiftui/lazyvstack/body.
  public typealias Body = Never

  /// swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:).
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { stub() }
}

/// swiftui/pinnedscrollableviews.
///
/// conformance: swiftui/pinnedscrollableviews.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// swiftui/pinnedscrollableviews/rawvalue.
  public let rawValue: UInt32

  /// swiftui/pinnedscrollableviews/init(rawvalue:).
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// swiftui/pinnedscrollableviews/sectionheaders.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
}

/// swiftui/group.
public struct Group<Content> { nonisolated init() {} }

extension Group: View where Content: View {
  /// swiftui/group/body.
  public typealias Body = Never

  /// swiftui/group/init(content:).
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
}

/// swiftui/spacer.
public struct Spacer: View {
  /// swiftui/spacer/body.
  public typealias Body = Never

  /// swiftui/spacer/init(minlength:).
  nonisolated public init(minLength: CGFloat? = nil) {}
}

/// swiftui/divider.
public struct Divider: View {
  /// swiftui/divider/body.
  public typealias Body = Never

  /// swiftui/divider/init().
  nonisolated public init() {}
}
