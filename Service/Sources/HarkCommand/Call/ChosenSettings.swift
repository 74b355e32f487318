import Hark

/// A setting for a single call.
struct CallWish: Sendable {
  private let put: @Sendable (inout CallSettings) -> Void
  private let takeBack: @Sendable (inout CallSettings, CallSettings) -> Void

  init<Value: Equatable & Sendable>(
    _ path: WritableKeyPath<CallSettings, Value> & Sendable, _ value: Value
  ) {
    put = { $0[keyPath: path] = value }
    takeBack = { settings, kept in
      if settings[keyPath: path] == value { settings[keyPath: path] = kept[keyPath: path] }
    }
  }

  func apply(to settings: inout CallSettings) { put(&settings) }

  /// Restores the value in `kept`, unless the user has changed the setting during the call.
  func revert(_ settings: inout CallSettings, to kept: CallSettings) { takeBack(&settings, kept) }
}

/// The settings of one call: the saved ones, with the command line's overrides, which are not
/// saved.
struct ChosenSettings: CallSettingsArchive {
  private let archive: any CallSettingsArchive
  private var wishes: [CallWish]
  private let kept: CallSettings

  /// The reason the saved settings do not apply; `nil` if they do.
  let failure: CallSettingsFailure?

  init(_ archive: any CallSettingsArchive, _ wishes: [CallWish]) async {
    self.archive = archive
    self.wishes = wishes
    do {
      kept = try await archive.settings() ?? CallSettings()
      failure = nil
    } catch {
      kept = CallSettings()
      failure = .damaged
    }
  }

  /// The settings at the start of the call.
  var chosen: CallSettings {
    var chosen = kept
    for wish in wishes { wish.apply(to: &chosen) }
    return chosen
  }

  mutating func add(_ wish: CallWish) { wishes.append(wish) }

  func settings() async throws -> CallSettings? { chosen }

  func keep(_ settings: CallSettings) async throws {
    var settings = settings
    for wish in wishes { wish.revert(&settings, to: kept) }
    try await archive.keep(settings)
  }
}
