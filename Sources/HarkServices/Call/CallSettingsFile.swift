import Foundation
import Hark

/// Settings for calls in a file of JSON that only its owner can read.
public struct CallSettingsFile: CallSettingsArchive {
  /// Where it is.
  public let url: URL

  /// The file at `url`; there need not be any yet, nor its folder.
  public init(_ url: URL) { self.url = url }

  /// What the file holds; nil where there is none.
  public func settings() async throws -> CallSettings? {
    let data: Data
    do {
      data = try SmallFile(url).read()
    } catch {
      if error == .missing { return nil }
      throw CallSettingsFailure.damaged
    }
    guard let settings = try? JSONDecoder().decode(CallSettings.self, from: data) else {
      throw CallSettingsFailure.damaged
    }
    return settings
  }

  /// Whole or not at all.
  public func keep(_ settings: CallSettings) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try SmallFile(url).replace(with: try encoder.encode(settings))
    } catch {
      throw CallSettingsFailure.unwritable
    }
  }
}
