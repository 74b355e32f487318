/// Brings the organisation's configuration of fields, from where the app's forms have it too.
public protocol FieldConfigurationLoader: Sendable {
  /// The configuration as it is now.
  ///
  /// - Throws: A `ConfigurationFault`: `missing` when there is none or it cannot be reached, `damaged`
  ///   when what came is none. Anything else counts as `missing`.
  func load() async throws -> FieldConfiguration
}
