import Hark

/// Saves settings one after another and skips outdated ones, because a slider can change settings
/// faster than they can be written to disk.
final class CallSettingsKeeper: Sendable {
  private let archive: any CallSettingsArchive
  private let state = Locked(State())

  private struct State: Sendable {
    var newest = 0
    var last: Task<CallSettingsFailure?, Never>?
  }

  init(_ archive: any CallSettingsArchive) { self.archive = archive }

  /// Saves `settings` unless newer ones arrive first; the task returns the failure, if any.
  func keep(_ settings: CallSettings) -> Task<CallSettingsFailure?, Never> {
    state.withLock { state in
      state.newest += 1
      let (number, before) = (state.newest, state.last)
      let work = Task {
        _ = await before?.value
        return await self.keep(settings, number)
      }
      state.last = work
      return work
    }
  }

  /// Returns once the newest settings have been saved or saving them has failed.
  func settled() async { _ = await state.withLock { $0.last }?.value }

  private func keep(_ settings: CallSettings, _ number: Int) async -> CallSettingsFailure? {
    guard number == state.withLock({ $0.newest }) else { return nil }
    do {
      try await archive.keep(settings)
      return nil
    } catch { return error as? CallSettingsFailure ?? .unwritable }
  }
}
