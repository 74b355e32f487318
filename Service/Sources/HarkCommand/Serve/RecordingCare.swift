import Foundation
import Hark
import HarkServices
import HarkSoundFile

/// Deletes expired call recordings of all users, at startup and then every hour.
///
/// Recordings that expire while neither `hark serve` nor `hark call` is running are deleted no
/// later than at the next start.
struct RecordingCare: Sendable {
  /// The interval between checks, in seconds.
  static let pace = 3_600.0

  let places: UserPlaces
  var timekeeper: any Timekeeper = SystemTimekeeper()

  func run() async {
    repeat {
      await expire()
      let next = timekeeper.now + Self.pace
      do { try await timekeeper.sleep(until: next) } catch { return }
    } while !Task.isCancelled
  }

  func expire() async {
    for place in places.recordingFolders {
      let retention = await longest(of: place.settings)
      // A folder that is inaccessible now may be accessible in an hour.
      _ = try? await RecordingFolder(place.folder).expire(keeping: retention)
    }
  }

  /// Returns the longest retention in `files`, where an unreadable file counts as a month; a month
  /// if no file exists.
  private func longest(of files: [String]) async -> CallSettings.Retention {
    var chosen: [CallSettings.Retention] = []
    for file in files where FileManager.default.fileExists(atPath: file) {
      let settings = try? await CallSettingsFile(URL(fileURLWithPath: file)).settings()
      chosen.append((settings ?? CallSettings()).retention)
    }
    return chosen.max { $0.rawValue < $1.rawValue } ?? .month
  }
}
