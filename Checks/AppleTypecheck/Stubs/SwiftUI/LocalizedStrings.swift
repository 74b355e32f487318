import Foundation

/// swiftui/localizedstringkey. Not `Sendable`, because its documentation lists no such conformance.
///
/// conformance: swiftui/localizedstringkey.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// swiftui/localizedstringkey/init(_:).
  public init(_ value: String) { stub() }

  /// swiftui/localizedstringkey/init(stringliteral:).
  public init(stringLiteral value: String) { stub() }

  /// swiftui/localizedstringkey/init(stringinterpolation:).
  public init(stringInterpolation: StringInterpolation) { stub() }

  /// swiftui/localizedstringkey/stringinterpolation.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// swiftui/localizedstringkey/stringinterpolation/init(literalcapacity:interpolationcount:).
    public init(literalCapacity: Int, interpolationCount: Int) { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendliteral(_:).
    public mutating func appendLiteral(_ literal: String) { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:).
    public mutating func appendInterpolation(_ string: String) { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:).
    public mutating func appendInterpolation(_ text: Text) { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:format:).
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:).
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { stub() }

    /// swiftui/localizedstringkey/stringinterpolation/appendinterpolation(_:specifier:).
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      stub()
    }
  }
}

/// Replaces a declaration that is private to SwiftUI.
public protocol _FormatSpecifiable {}

extension Int: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {}

extension Float: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {}

extension UInt: _FormatSpecifiable {}
