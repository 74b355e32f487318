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

  /// The most bytes that it may have: a thousand times what a large organisation needs.
  static let largest = 16 << 20

  /// The file at `url`; there need not be any yet.
  public init(_ url: URL) { self.url = url }

  /// Throws `ConfigurationFault`.
  public func load() async throws -> FieldConfiguration { try read() }

  /// The same without waiting, for whoever wants to know at the start.
  public func read() throws(ConfigurationFault) -> FieldConfiguration {
    let path = url.resolvingSymlinksInPath().path
    guard let file = try? FileManager.default.attributesOfItem(atPath: path) else { throw .missing }
    // A pipe would be waited for, and a device read without end.
    guard file[.type] as? FileAttributeType == .typeRegular,
      let size = file[.size] as? Int, size <= Self.largest
    else { throw .damaged }
    guard let data = try? Data(contentsOf: url) else { throw .missing }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let configuration = try? decoder.decode(FieldConfiguration.self, from: data),
      configuration.defect == nil
    else { throw .damaged }
    return configuration
  }
}
