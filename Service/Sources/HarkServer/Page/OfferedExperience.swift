import Hark

/// An experience that the page can show, for the choice of one.
struct OfferedExperience: Codable, Sendable, Equatable {
  /// By which sessions ask for it.
  let name: String

  /// The screen's title.
  let title: String

  /// All of them, in the order in which they are offered.
  static func all(in language: LocaleTag) -> [OfferedExperience] {
    ScreenMaker.experiences.map { experience in
      OfferedExperience(
        name: experience.name, title: Wording(for: experience, language: language)[.title])
    }
  }
}
