import Hark

/// A loader of an example configuration for organizations that have none of their own: a meeting
/// report in which names cannot be dictated.
public struct ExampleForm: FieldConfigurationLoader {
  /// Creates the loader.
  public init() {}

  /// Returns the same configuration every time.
  public func load() async throws -> FieldConfiguration {
    FieldConfiguration(
      organization: "example",
      screens: [
        FormScreen(
          route: SessionDependencies.route,
          fields: [
            FormField(
              id: "summary", titles: ["en": "Summary", "nb": "Sammendrag"], kind: .text,
              allowsDictation: true),
            FormField(
              id: "name", titles: ["en": "Name", "nb": "Navn"], kind: .line,
              allowsDictation: false),
            FormField(
              id: "notes", titles: ["en": "Notes", "nb": "Notater"], kind: .text,
              allowsDictation: true),
          ])
      ])
  }
}
