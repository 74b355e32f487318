import Foundation
import Hark

/// The organisation's configuration of fields from a file of JSON, read anew each time.
///
/// ```json
/// {"organization": "lag", "validUntil": "2027-01-31T00:00:00Z", "screens": [
///   {"route": "/report", "fields": [
///     {"id": "summary", "titles": {"nb": "Sammendrag"}, "kind": "text", "allowsDictation": true}]}]}
/// ```
public struct FieldConfigurationFile: FieldConfigurationLoader {
  /// Where it is.
  public let url: URL

  /// The file at `url`; there need not be any yet.
  public init(_ url: URL) { self.url = url }

  /// Throws `ConfigurationFault`.
  public func load() async throws -> FieldConfiguration { try read() }

  /// The same without waiting, for whoever wants to know at the start.
  public func read() throws(ConfigurationFault) -> FieldConfiguration {
    let data: Data
    do {
      data = try SmallFile(url).read()
    } catch {
      throw error == .missing ? .missing : .damaged
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let configuration = try? decoder.decode(FieldConfiguration.self, from: data),
      configuration.defect == nil
    else { throw .damaged }
    return configuration
  }
}
