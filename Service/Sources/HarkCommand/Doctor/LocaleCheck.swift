import Hark

/// Compares the environment's language with those of the recogniser.
struct LocaleCheck {
  /// The environment.
  let environment: [String: String]

  /// The languages that the recogniser knows, best first.
  let known: [LocaleTag]

  private static let name = "locale"

  /// What is so.
  func run() -> DoctorFinding {
    let own = EnvironmentLocale.tag(in: environment)
    let wanted = Experience.dictation.locales(device: own)
    if let found = LocaleTag.resolve(wanted, among: known) {
      return .works(Self.name, "\(found) is listened for (the environment says \(own))")
    }
    let list = known.map(\.description).joined(separator: ", ")
    return .broken(
      Self.name, "The environment's language is \(own), and the recogniser knows \(list).",
      mend: "hark listen --locale \(known.first?.description ?? "en-US")")
  }
}
