import Hark

/// The settings of one call: what is kept in an archive, and the wishes of the command line, which
/// are not kept.
struct ChosenSettings: CallSettingsArchive {
  private let archive: any CallSettingsArchive
  private var wishes: [CallWish]
  private let kept: CallSettings

  /// Why what is kept does not hold; nil when it does.
  let failure: CallSettingsFailure?

  /// Reads what is kept; what cannot be read is standard.
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

  /// What holds at first.
  var chosen: CallSettings {
    var chosen = kept
    for wish in wishes { wish.apply(to: &chosen) }
    return chosen
  }

  /// Has one more wish hold for this call.
  mutating func add(_ wish: CallWish) { wishes.append(wish) }

  func settings() async throws -> CallSettings? { chosen }

  /// Keeps what the person has changed.
  func keep(_ settings: CallSettings) async throws {
    var settings = settings
    for wish in wishes { wish.revert(&settings, to: kept) }
    try await archive.keep(settings)
  }
}
