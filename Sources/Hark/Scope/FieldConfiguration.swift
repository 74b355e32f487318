import Foundation

/// What an organisation's forms hold: the one source from which a form is drawn, and by which
/// dictation knows where it may go.
public struct FieldConfiguration: Sendable, Equatable, Codable {
  /// Whose forms they are.
  public var organization: String

  /// Until when it holds; nil for as long as there is none that is newer.
  public var validUntil: Date?

  /// The screens that have a form.
  public var screens: [FormScreen]

  /// Makes a configuration.
  public init(organization: String, validUntil: Date? = nil, screens: [FormScreen]) {
    self.organization = organization
    self.validUntil = validUntil
    self.screens = screens
  }

  /// The screen at `route`; nil when no form is there.
  public func screen(at route: String) -> FormScreen? { screens.first { $0.route == route } }

  /// What makes it useless, one sentence for whoever wrote it; nil when nothing does.
  public var defect: String? {
    let routes = screens.map(\.route)
    if let twice = routes.firstRepeated { return "There are two screens with the route \(twice)." }
    for screen in screens {
      let ids = screen.fields.map(\.id)
      if screen.route.isEmpty || ids.contains("") {
        return "A route or a field's id is empty; give each a name."
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
  /// Where it is in the app, such as `/report`.
  public var route: String

  /// Its fields, in the order of the form.
  public var fields: [FormField]

  /// Makes a screen.
  public init(route: String, fields: [FormField]) {
    self.route = route
    self.fields = fields
  }
}

/// A field of a form.
public struct FormField: Sendable, Equatable, Codable, Identifiable {
  /// Its name in the configuration; one of its kind on a screen.
  public var id: String

  /// What it is called, by language: `nb`, `en`.
  public var titles: [String: String]

  /// What is written into it.
  public var kind: Kind

  /// Whether it is approved for dictation.
  public var allowsDictation: Bool

  /// Makes a field.
  public init(id: String, titles: [String: String], kind: Kind, allowsDictation: Bool) {
    self.id = id
    self.titles = titles
    self.kind = kind
    self.allowsDictation = allowsDictation
  }

  /// What is called in `language`, or in another one, or by its id.
  public func title(in language: LocaleTag) -> String {
    titles[language.language] ?? titles.min { $0.key < $1.key }?.value ?? id
  }

  /// What is written into a field.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case line, text, number, date, choice

    /// Whether one would want to speak into it.
    public var isEligible: Bool { self == .line || self == .text }
  }
}

extension [String] {
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}

/// Brings the organisation's configuration of fields, from where the app's forms have it too.
public protocol FieldConfigurationLoader: Sendable {
  /// The configuration as it is now.
  ///
  /// - Throws: A `ConfigurationFault`: `missing` when there is none or it cannot be reached, `damaged`
  ///   when what came is none. Anything else counts as `missing`.
  func load() async throws -> FieldConfiguration
}
