import Foundation
import Hark
import HarkLinux
import HarkServices

/// Deletes the recordings of calls whose time is over, of every user of the page, at once and then
/// every hour; what grew too old while nothing ran goes at the next start.
struct RecordingCare: Sendable {
  let places: UserPlaces
  var timekeeper: any Timekeeper = SystemTimekeeper()

  /// Looks after them until its task is cancelled.
  func run() async {
    repeat {
      await look()
      let next = timekeeper.now + CallRecordingExpiry.pace
      do { try await timekeeper.sleep(until: next) } catch { return }
    } while !Task.isCancelled
  }

  /// Looks once.
  func look() async {
    for place in places.recordingFolders {
      let retention = await longest(of: place.settings)
      // A folder that cannot be had now may be there in an hour.
      _ = try? await RecordingFolder(place.folder).expire(keeping: retention)
    }
  }

  /// What somebody has chosen in several places; where nobody can tell, the longest loses nothing.
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
