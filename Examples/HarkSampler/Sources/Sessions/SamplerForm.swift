import Foundation
import Hark
import HarkScreens

/// A form with a field that allows dictation, a field that requires approval, and a date field that
/// does not support dictation, as configured by an organization.
enum SamplerForm {
  static let route = "/reports/new"

  /// The user of the phone, who is authorized to approve a field temporarily.
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
