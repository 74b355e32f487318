import Foundation

/// swiftui/text.
///
/// conformance: swiftui/text.
public struct Text: View, Equatable, Sendable {
  /// swiftui/text/body.
  public typealias Body = Never

  /// swiftui/text/init(_:tablename:bundle:comment:).
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { stub() }

  /// swiftui/text/init(_:).
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ content: S) { stub() }

  /// swiftui/text/init(verbatim:).
  nonisolated public init(verbatim content: String) {}

  /// swiftui/text/init(_:).
  nonisolated public init(_ image: Image) { stub() }

  /// swiftui/text/init(_:).
  nonisolated public init(_ attributedContent: AttributedString) { stub() }

  /// swiftui/text/init(_:format:).
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stub() }

  /// swiftui/text/init(timerinterval:pausetime:countsdown:showshours:).
  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { stub() }

  /// swiftui/text/+(l:r:).
  nonisolated public static func + (l: Text, r: Text) -> Text { stub() }

  /// swiftui/text/font(_:).
  nonisolated public func font(_ font: Font?) -> Text { stub() }

  /// swiftui/text/fontweight(_:).
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { stub() }

  /// swiftui/text/bold().
  nonisolated public func bold() -> Text { stub() }

  /// swiftui/text/italic().
  nonisolated public func italic() -> Text { stub() }

  /// swiftui/text/monospaceddigit().
  nonisolated public func monospacedDigit() -> Text { stub() }

  /// swiftui/text/foregroundstyle(_:).
  @available(iOS 17.0, macOS 14.0, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { stub() }

  /// swiftui/text/foregroundcolor(_:).
  nonisolated public func foregroundColor(_ color: Color?) -> Text { stub() }
}
