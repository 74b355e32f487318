import Hark

/// An experience that the user can choose on the page.
struct OfferedExperience: Codable, Sendable, Equatable {
  /// The name by which sessions request it.
  let name: String

  /// The title of the screen.
  let title: String

  /// Returns all experiences, in the order in which they are offered.
  static func all(in language: LocaleTag) -> [OfferedExperience] {
    ScreenMaker.experiences.map { experience in
      OfferedExperience(
        name: experience.name, title: Wording(for: experience, language: language)[.title])
    }
  }
}
