import Hark

@testable import HarkScreens

/// A loader that returns a preset configuration.
final class ScriptedFieldConfiguration: FieldConfigurationLoader {
  private let result: Locked<Result<FieldConfiguration, ConfigurationFault>>

  init(_ configuration: FieldConfiguration) { result = Locked(.success(configuration)) }

  /// Sets the configuration that subsequent loads return.
  func set(_ configuration: FieldConfiguration) {
    result.withLock { $0 = .success(configuration) }
  }

  /// Makes all subsequent loads fail with `fault`.
  func fail(_ fault: ConfigurationFault) { result.withLock { $0 = .failure(fault) } }

  func load() async throws -> FieldConfiguration { try result.withLock { $0 }.get() }
}
