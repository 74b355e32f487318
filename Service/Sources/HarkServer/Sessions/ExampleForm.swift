import Hark

/// The configuration of somebody who has none: the report of a meeting, with names that are not for
/// dictation.
public struct ExampleForm: FieldConfigurationLoader {
  /// Makes it.
  public init() {}

  /// Always the same.
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
