import Foundation
import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Named system colors of Apple platforms")
struct SystemColorTests {
  @Test("A system color keeps its name at any opacity")
  func named() throws {
    let tint = Palette.systemRed.opacity(0.1)
    #expect(tint.system == .red)
    #expect(tint.light == SRGBColor(0xFF3B30, opacity: 0.1))
    let copy = try JSONDecoder().decode(ThemeColor.self, from: JSONEncoder().encode(tint))
    #expect(copy == tint)
  }

  @Test(
    "The call has the ledger's values on the web and the system's colors on a device",
    .covers("S3-118"))
  func call() {
    #expect(Palette.recording.light.hex == "#EF4444")
    #expect(Palette.recording.asOnSystem.light == SystemColor.red.values.light)
    #expect(Palette.neutral.opacity(0.3).asOnSystem.dark == SRGBColor(0x8E8E93, opacity: 0.3))
  }

  @Test("The project's own colors are not system colors")
  func own() {
    for color in [Palette.terracotta, Palette.cream, Palette.project, Palette.redText] {
      #expect(color.system == nil)
      #expect(color.asOnSystem == color)
    }
  }

  @Test(
    "With the system colors, every pair still passes", .covers("S5-FR-035"),
    arguments: Experience.presets)
  func contrast(experience: Experience) {
    let theme = Theme(for: experience)
    // A call is always dark.
    let appearances =
      experience.name == "call" ? [ThemeColor.Appearance.dark] : ThemeColor.Appearance.allCases
    for pair in theme.contrastPairs(experience) where pair.need != .enhancedText {
      var seen = pair
      seen.front = pair.front.asOnSystem
      seen.behind = pair.behind.map(\.asOnSystem)
      for appearance in appearances {
        #expect(seen.ratio(appearance) >= pair.need.ratio, "\(pair.name), \(appearance)")
      }
    }
  }

  @Test("Increased contrast applies to every text", arguments: Experience.presets)
  func moreContrast(experience: Experience) {
    let plain = Theme(for: experience).contrastPairs(experience)
    let strong = Theme(for: experience).withMoreContrast.contrastPairs(experience)
    for (before, after) in zip(plain, strong) {
      for appearance in ThemeColor.Appearance.allCases {
        #expect(after.ratio(appearance) >= before.ratio(appearance) - 0.001, "\(before.name)")
      }
    }
    #expect(strong != plain)
  }
}

extension ThemeColor {
  /// The color as drawn on a system that provides the system colors (O48).
  fileprivate var asOnSystem: ThemeColor {
    guard let system else { return self }
    return ThemeColor(
      light: system.values.light.opacity(light.opacity),
      dark: system.values.dark.opacity(dark.opacity), system: system)
  }
}
