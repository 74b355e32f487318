import Foundation
import Hark

/// Call settings in a JSON file that only its owner can read.
public struct CallSettingsFile: CallSettingsArchive {
  /// The location of the file.
  public let url: URL

  /// Creates an archive at `url`; neither the file nor its folder needs to exist yet.
  public init(_ url: URL) { self.url = url }

  /// Returns the saved settings, or `nil` if the file does not exist.
  public func settings() async throws -> CallSettings? {
    do {
      let settings: CallSettings = try SmallFile(url).decoded()
      return settings
    } catch {
      if error == .missing { return nil }
      throw CallSettingsFailure.damaged
    }
  }

  /// Saves the settings atomically.
  public func keep(_ settings: CallSettings) async throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try SmallFile(url).replace(with: try encoder.encode(settings))
    } catch { throw CallSettingsFailure.unwritable }
  }
}
