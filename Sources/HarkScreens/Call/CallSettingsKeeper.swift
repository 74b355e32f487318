import Hark

/// Keeps settings one after another, so that the newest are those that stay.
///
/// Whoever moves a slider changes them faster than a disk writes: those in between are left out.
final class CallSettingsKeeper: Sendable {
  private let archive: any CallSettingsArchive
  private let state = Locked(State())

  private struct State: Sendable {
    var newest = 0
    var last: Task<CallSettingsFailure?, Never>?
  }

  init(_ archive: any CallSettingsArchive) { self.archive = archive }

  /// Keeps `settings` unless newer ones come before that; the task says what went wrong, or nil.
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

  /// Returns once the newest are kept, or cannot be.
  func settled() async { _ = await state.withLock { $0.last }?.value }

  private func keep(_ settings: CallSettings, _ number: Int) async -> CallSettingsFailure? {
    guard number == state.withLock({ $0.newest }) else { return nil }
    do {
      try await archive.keep(settings)
      return nil
    } catch {
      return error as? CallSettingsFailure ?? .unwritable
    }
  }
}
