import Hark

/// An archive of call settings in memory.
actor MemoryArchive: CallSettingsArchive {
  private(set) var kept: CallSettings?

  init(_ kept: CallSettings? = nil) { self.kept = kept }

  /// The settings of a user who starts and stops each recording manually.
  static var manual: MemoryArchive {
    var settings = CallSettings()
    settings.mode = .pushToTalk
    return MemoryArchive(settings)
  }

  func settings() async throws -> CallSettings? { kept }

  func keep(_ settings: CallSettings) async throws { kept = settings }
}
