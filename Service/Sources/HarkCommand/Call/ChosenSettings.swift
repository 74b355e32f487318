import Hark

/// The settings of one call: the saved ones, with the command line's overrides, which are not
/// saved.
struct ChosenSettings: CallSettingsArchive {
  private let archive: any CallSettingsArchive
  private var wishes: [CallWish]
  private let kept: CallSettings

  /// The reason the saved settings do not apply; `nil` if they do.
  let failure: CallSettingsFailure?

  /// Loads the saved settings, or the defaults if they cannot be read.
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

  /// Adds an override for this call.
  mutating func add(_ wish: CallWish) { wishes.append(wish) }

  func settings() async throws -> CallSettings? { chosen }

  /// Saves the user's changes.
  func keep(_ settings: CallSettings) async throws {
    var settings = settings
    for wish in wishes { wish.revert(&settings, to: kept) }
    try await archive.keep(settings)
  }
}
