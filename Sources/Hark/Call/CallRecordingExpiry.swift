/// Deletes recordings whose time is over, at once and then every hour.
///
/// Whatever runs for long runs this: what grew too old while nothing ran is deleted at the next
/// start.
public struct CallRecordingExpiry: Sendable {
  /// Seconds between two looks.
  public static let pace = 3_600.0

  private let recordings: any CallRecordings
  private let settings: any CallSettingsArchive
  private let timekeeper: any Timekeeper

  /// Looks after `recordings` by the retention in `settings`.
  public init(
    _ recordings: any CallRecordings, settings: any CallSettingsArchive,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.recordings = recordings
    self.settings = settings
    self.timekeeper = timekeeper
  }

  /// Looks until its task is cancelled.
  public func run() async {
    repeat {
      await look()
      do { try await timekeeper.sleep(until: timekeeper.now + Self.pace) } catch { return }
    } while !Task.isCancelled
  }

  private func look() async {
    // Where nobody can tell for how long, the longest is the one that loses nothing.
    let chosen = (try? await settings.settings()) ?? CallSettings()
    // A folder that cannot be had now may be there in an hour.
    _ = try? await recordings.expire(keeping: chosen.retention)
  }
}
