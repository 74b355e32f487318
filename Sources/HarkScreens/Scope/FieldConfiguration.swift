import Foundation
import Hark

/// An organization's form fields.
///
/// The app renders its forms from this configuration, which also determines the fields that allow
/// dictation.
public struct FieldConfiguration: Sendable, Equatable, Codable {
  /// The organization that owns the forms.
  public var organization: String

  /// The expiration date; `nil` if the configuration is valid until it is replaced.
  public var validUntil: Date?

  /// The screens with a form.
  public var screens: [FormScreen]

  /// Creates a configuration.
  public init(organization: String, validUntil: Date? = nil, screens: [FormScreen]) {
    (self.organization, self.validUntil, self.screens) = (organization, validUntil, screens)
  }

  /// Returns the screen at `route`, or `nil` if there is no form at that route.
  package func screen(at route: String) -> FormScreen? { screens.first { $0.route == route } }

  /// The defect that makes the configuration unusable, as one sentence for its author, if any.
  package var defect: String? {
    let routes = screens.map(\.route)
    if let twice = routes.firstRepeated { return "There are two screens with the route \(twice)." }
    for screen in screens {
      let ids = screen.fields.map(\.id)
      if screen.route.isEmpty || ids.contains("") {
        return "A route or field id is empty; give each one a value."
      }
      if let twice = ids.firstRepeated {
        return "The screen \(screen.route) has two fields with the id \(twice)."
      }
    }
    return nil
  }
}

/// A screen with a form.
public struct FormScreen: Sendable, Equatable, Codable {
  /// The route of the screen in the app, such as `/report`.
  public var route: String

  /// The fields, in form order.
  public var fields: [FormField]

  /// Creates a screen.
  public init(route: String, fields: [FormField]) {
    self.route = route
    self.fields = fields
  }
}

/// A field of a form.
public struct FormField: Sendable, Equatable, Codable, Identifiable {
  /// The field's name in the configuration, unique within its screen.
  public var id: String

  /// The titles by language code, such as `nb` or `en`.
  public var titles: [String: String]

  /// The kind of content.
  public var kind: Kind

  /// Whether the field is approved for dictation.
  public var allowsDictation: Bool

  /// Creates a field.
  public init(id: String, titles: [String: String], kind: Kind, allowsDictation: Bool) {
    (self.id, self.titles, self.kind) = (id, titles, kind)
    self.allowsDictation = allowsDictation
  }

  /// Returns the title in `language`, otherwise in another language, otherwise the identifier.
  func title(in language: LocaleTag) -> String {
    titles[language.language] ?? titles.min { $0.key < $1.key }?.value ?? id
  }

  /// The kind of content of a field.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case line, text, number, date, choice
    package var isEligible: Bool { self == .line || self == .text }
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}

/// Loads the organization's field configuration from the same source as the app's forms.
public protocol FieldConfigurationLoader: Sendable {
  /// Loads the current configuration.
  ///
  /// - Throws: A `ConfigurationFault`: `missing` if no configuration exists or it cannot be
  ///   fetched, `damaged` if the fetched data is not a configuration. Any other error counts as
  ///   `missing`.
  func load() async throws -> FieldConfiguration
}
