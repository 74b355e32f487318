import Foundation

/// foundation/localizedstringresource
///
/// conformance: foundation/localizedstringresource.
@available(iOS 16.0, macOS 13.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// foundation/localizedstringresource/init(stringliteral:)
  public init(stringLiteral value: String) { fatalError() }
}

extension String {
  /// swift/string/init(localized:table:bundle:locale:comment:)
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  /// swift/string/localizationvalue
  ///
  /// conformance: swift/string/localizationvalue.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// swift/string/localizationvalue/init(stringliteral:)
    public init(stringLiteral value: String) { fatalError() }
  }
}
