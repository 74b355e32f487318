import Hark

/// The settings of one call: the saved ones, with the command line's unsaved overrides.
struct ChosenSettings: CallSettingsArchive {
  private let archive: any CallSettingsArchive
  private var changes: [CallSettingChange]
  private let kept: CallSettings

  /// The reason the saved settings do not apply; `nil` if they do.
  let failure: CallSettingsFailure?

  init(_ archive: any CallSettingsArchive, _ changes: [CallSettingChange]) async {
    self.archive = archive
    self.changes = changes
    do {
      kept = try await archive.settings() ?? CallSettings()
      failure = nil
    } catch {
      kept = CallSettings()
      failure = .damaged
    }
  }

  var chosen: CallSettings {
    var chosen = kept
    for change in changes { change.apply(&chosen) }
    return chosen
  }

  mutating func add(_ change: CallSettingChange) { changes.append(change) }

  func settings() async throws -> CallSettings? { chosen }

  func keep(_ settings: CallSettings) async throws {
    var settings = settings
    for change in changes { change.revert(&settings, kept) }
    try await archive.keep(settings)
  }
}

/// An override of one setting for a single call.
struct CallSettingChange: Sendable {
  let apply: @Sendable (inout CallSettings) -> Void

  /// Restores the saved value, from `kept`, unless the user has changed the setting during the call.
  let revert: @Sendable (inout CallSettings, _ kept: CallSettings) -> Void

  init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<CallSettings, Value> & Sendable, _ value: Value
  ) {
    apply = { $0[keyPath: path] = value }
    revert = { settings, kept in
      if settings[keyPath: path] == value { settings[keyPath: path] = kept[keyPath: path] }
    }
  }
}
