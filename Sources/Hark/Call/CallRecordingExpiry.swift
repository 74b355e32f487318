/// Deletes expired recordings, immediately and then every hour.
///
/// For long-running processes. Recordings that expire while no process runs are deleted at the next
/// start.
public struct CallRecordingExpiry: Sendable {
  /// The interval between checks, in seconds.
  public static let pace = 3_600.0

  private let recordings: any CallRecordings
  private let settings: any CallSettingsArchive
  private let timekeeper: any Timekeeper

  /// Creates an expiry that deletes `recordings` older than the retention time in `settings`.
  public init(
    _ recordings: any CallRecordings, settings: any CallSettingsArchive,
    timekeeper: any Timekeeper = SystemTimekeeper()
  ) {
    self.recordings = recordings
    self.settings = settings
    self.timekeeper = timekeeper
  }

  /// Checks for expired recordings periodically until its task is canceled.
  public func run() async {
    repeat {
      await look()
      do { try await timekeeper.sleep(until: timekeeper.now + Self.pace) } catch { return }
    } while !Task.isCancelled
  }

  private func look() async {
    // Without readable settings, the default retention applies, which is the longest.
    let chosen = (try? await settings.settings()) ?? CallSettings()
    // A folder that is unavailable now may be available at the next check.
    _ = try? await recordings.expire(keeping: chosen.retention)
  }
}
