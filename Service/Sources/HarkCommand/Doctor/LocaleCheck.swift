import Hark

/// Compares the environment's language with the recognizer's languages.
struct LocaleCheck {
  /// The environment variables.
  let environment: [String: String]

  /// The recognizer's languages, best first.
  let known: [LocaleTag]

  private static let name = "locale"

  /// Runs the check.
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
