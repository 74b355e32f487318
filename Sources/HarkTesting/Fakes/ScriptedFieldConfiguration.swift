import Hark

/// A loader of the organisation's configuration that brings what a test has laid ready.
public final class ScriptedFieldConfiguration: FieldConfigurationLoader {
  private let ready: Watched<Result<FieldConfiguration, ConfigurationFault>>

  /// Makes one that brings `configuration`.
  public init(_ configuration: FieldConfiguration) { ready = Watched(.success(configuration)) }

  /// From now on it brings `configuration`.
  public func set(_ configuration: FieldConfiguration) {
    ready.change { $0 = .success(configuration) }
  }

  /// From now on it fails so.
  public func fail(_ fault: ConfigurationFault) { ready.change { $0 = .failure(fault) } }

  /// What is laid ready.
  public func load() async throws -> FieldConfiguration { try ready.now.get() }
}
