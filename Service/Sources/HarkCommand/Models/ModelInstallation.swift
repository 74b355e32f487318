import Foundation
import Hark

/// Installs a model: unpacks it beside the installed ones, tries it, and moves it into place.
struct ModelInstallation {
  let models: InstalledModels
  /// Loads the model in a folder and recognizes a second of audio with it; throws if that fails.
  let attempt: (String) async throws -> Void

  /// Returns the name of the installed model; if this throws, nothing was installed.
  func install(archive: String, named wanted: String?) async throws -> String {
    let files = FileManager.default
    let staging = models.folder + "/.new-\(UUID().uuidString)"
    defer { try? files.removeItem(atPath: staging) }
    do {
      try files.createDirectory(atPath: staging, withIntermediateDirectories: true)
    } catch { throw InstalledModels.cannotWrite(models.folder) }
    try ModelArchive(path: archive).unpack(into: staging)
    // Published archives contain one folder with the model's name.
    let entries = (try? files.contentsOfDirectory(atPath: staging)) ?? []
    guard entries.count == 1, let top = entries.first else {
      throw CommandFailure.unavailable(
        "The archive must contain exactly one folder, that of the model; nothing was installed.")
    }
    let name = wanted ?? top
    guard InstalledModels.isName(name) else {
      throw CommandFailure.usage(
        "The model needs a name of letters, digits, dots and hyphens; give one with --name.")
    }
    guard !models.names.contains(name) else {
      throw CommandFailure.usage(
        "A model named \(name) is installed; remove it first, or give another --name.")
    }
    // The folder has its final name during the attempt, because it tells the model's languages.
    let made = staging + "/" + name
    do {
      if name != top { try files.moveItem(atPath: staging + "/" + top, toPath: made) }
      try await attempt(made)
      try files.moveItem(atPath: made, toPath: models.path(of: name))
    } catch let failure as CommandFailure { throw failure } catch {
      throw InstalledModels.cannotWrite(models.folder)
    }
    return name
  }
}
