import Foundation
import Hark

/// A report with a field that may be dictated into, one that waits for its approval, and a date that
/// cannot be spoken: as an organisation's configuration has it.
enum SamplerForm {
  static let route = "/reports/new"

  /// Whoever holds the telephone may approve a field for a while.
  static let person = OrganizationUser(id: "me", role: .coordinator)

  static func scope() -> DictationScope { DictationScope(Loader()) }

  private struct Loader: FieldConfigurationLoader {
    func load() async throws -> FieldConfiguration { configuration }
  }

  private static let configuration = FieldConfiguration(
    organization: "Hark",
    screens: [
      FormScreen(
        route: route,
        fields: [
          FormField(
            id: "summary", titles: ["nb": "Sammendrag", "en": "Summary"], kind: .text,
            allowsDictation: true),
          FormField(
            id: "wayForward", titles: ["nb": "Veien videre", "en": "The way forward"],
            kind: .text, allowsDictation: false),
          FormField(
            id: "date", titles: ["nb": "Dato", "en": "Date"], kind: .date,
            allowsDictation: false),
        ])
    ])
}
