import Foundation

/// Where the app keeps what it keeps: in its own folder, of which the system makes a backup.
enum SamplerPlaces {
  static let captures = file("captures.json")
  static let callSettings = file("call-settings.json")
  static let recordings = file("recordings")

  private static func file(_ name: String) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    // Where the folder cannot be made, whoever writes into it says so.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name)
  }
}
