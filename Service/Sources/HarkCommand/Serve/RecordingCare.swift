import Foundation
import Hark
import HarkLinux
import HarkServices

/// Deletes expired call recordings of all users of the page, at startup and then every hour.
///
/// Recordings that expire while no server is running are deleted at the next start.
struct RecordingCare: Sendable {
  let places: UserPlaces
  var timekeeper: any Timekeeper = SystemTimekeeper()

  func run() async {
    repeat {
      await look()
      let next = timekeeper.now + CallRecordingExpiry.pace
      do { try await timekeeper.sleep(until: next) } catch { return }
    } while !Task.isCancelled
  }

  func look() async {
    for place in places.recordingFolders {
      let retention = await longest(of: place.settings)
      // A folder that is inaccessible now may be accessible in an hour.
      _ = try? await RecordingFolder(place.folder).expire(keeping: retention)
    }
  }

  /// If a file is unreadable or none exists, this is the longest, so that nothing is lost.
  private func longest(of files: [String]) async -> CallSettings.Retention {
    var chosen: [CallSettings.Retention] = []
    for file in files {
      let url = URL(fileURLWithPath: file)
      guard FileManager.default.fileExists(atPath: file) else { continue }
      let settings = (try? await CallSettingsFile(url).settings()) ?? CallSettings()
      chosen.append(settings.retention)
    }
    return chosen.max { $0.rawValue < $1.rawValue } ?? .month
  }
}
