import Foundation

/// The locations of the app's files, in its own folder, which the system backs up.
enum SamplerPlaces {
  static let captures = file("captures.json")
  static let callSettings = file("call-settings.json")
  static let recordings = file("recordings")
  static let checks = file("device-checks.json")

  private static func file(_ name: String) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    // If the folder cannot be created, the code that writes to it reports the error.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name)
  }
}
