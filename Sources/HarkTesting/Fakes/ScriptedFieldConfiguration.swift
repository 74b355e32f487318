import Hark

/// A loader of the organization's configuration that returns a preset configuration.
public final class ScriptedFieldConfiguration: FieldConfigurationLoader {
  private let ready: Watched<Result<FieldConfiguration, ConfigurationFault>>

  /// Creates a loader that returns `configuration`.
  public init(_ configuration: FieldConfiguration) { ready = Watched(.success(configuration)) }

  /// Sets the configuration that subsequent loads return.
  public func set(_ configuration: FieldConfiguration) {
    ready.change { $0 = .success(configuration) }
  }

  /// Makes all subsequent loads fail with `fault`.
  public func fail(_ fault: ConfigurationFault) { ready.change { $0 = .failure(fault) } }

  /// Returns the configuration or throws the fault that was set.
  public func load() async throws -> FieldConfiguration { try ready.now.get() }
}
