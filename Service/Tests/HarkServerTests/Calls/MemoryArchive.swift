import Hark

/// Settings for calls that are kept in memory.
actor MemoryArchive: CallSettingsArchive {
  private(set) var kept: CallSettings?

  init(_ kept: CallSettings? = nil) { self.kept = kept }

  /// Those of somebody who begins and ends each recording.
  static var manual: MemoryArchive {
    var settings = CallSettings()
    settings.mode = .pushToTalk
    return MemoryArchive(settings)
  }

  func settings() async throws -> CallSettings? { kept }

  func keep(_ settings: CallSettings) async throws { kept = settings }
}
