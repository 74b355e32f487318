import Foundation
import HarkScreens

/// An organization's field configuration in a JSON file, which is read again on each load.
///
/// ```json
/// {"organization": "lag", "validUntil": "2027-01-31T00:00:00Z", "screens": [
///   {"route": "/report", "fields": [
///     {"id": "summary", "titles": {"nb": "Sammendrag"}, "kind": "text", "allowsDictation": true}]}]}
/// ```
public struct FieldConfigurationFile: FieldConfigurationLoader {
  /// The URL of the file.
  public let url: URL

  /// Creates a loader for the file at `url`, which need not exist.
  public init(_ url: URL) { self.url = url }

  /// Loads the configuration; throws `ConfigurationFault`.
  public func load() async throws -> FieldConfiguration { try read() }

  /// Loads the configuration synchronously, for example to check it at startup.
  public func read() throws(ConfigurationFault) -> FieldConfiguration {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let configuration: FieldConfiguration
    do {
      configuration = try SmallFile(url).decoded(by: decoder)
    } catch { throw error == .missing ? .missing : .damaged }
    guard configuration.defect == nil else { throw .damaged }
    return configuration
  }
}

/// A JSON file of temporary approvals, readable only by the file's owner.
public struct ApprovalFile: ApprovalArchive {
  /// The URL of the file.
  public let url: URL

  /// Creates an archive in the file at `url`, which need not exist.
  public init(_ url: URL) { self.url = url }

  /// Returns the saved approvals; none if the file does not exist or is damaged.
  public func approvals() async -> [TemporaryApproval] { (try? SmallFile(url).decoded()) ?? [] }

  /// Saves the approvals atomically.
  public func keep(_ approvals: [TemporaryApproval]) async throws {
    try SmallFile(url).replace(with: try JSONEncoder().encode(approvals))
  }
}
