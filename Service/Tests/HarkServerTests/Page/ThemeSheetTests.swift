import Foundation
import Hark
import HarkPresentation
import Testing

@testable import HarkServer

@Suite("Theme style sheet")
struct ThemeSheetTests {
  private static let web = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../../Web").standardizedFileURL

  private static let sheet = web.appending(path: "styles/themes.css")

  /// Returns the page's own style sheets and modules as one string.
  private static func page() throws -> String {
    let files = FileManager.default.enumerator(at: web, includingPropertiesForKeys: nil)
    let urls = try #require(files).compactMap { $0 as? URL }
    return try urls.filter { ["css", "js"].contains($0.pathExtension) && $0.path != sheet.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  @Test("The page uses exactly the variables of the theme")
  func variables() throws {
    let page = try Self.page()
    let used = Set(page.matches(of: /(?:var\(|')--([a-z0-9-]+)/).map { String($0.1) })
    let own = Set(page.matches(of: /--([a-z0-9-]+):/).map { String($0.1) })
    let painted = Set(page.matches(of: /setProperty\(\s*'--([a-z0-9-]+)/).map { String($0.1) })
    #expect(used.count > 30)
    let given = Set(ThemeSheet(experience: .composer).variables.map(\.name))
    #expect(given.subtracting(used).isEmpty)
    #expect(used.subtracting(given).subtracting(own).subtracting(painted).isEmpty)
    #expect(own.subtracting(used).isEmpty)
  }

  @Test("The page's style sheet of themes is the engine's")
  func written() throws {
    let themes = """
      /* The engine's colors, motions, sizes, and durations. ThemeSheetTests writes this file. */
      \(ThemeSheet.all)
      """
    if ProcessInfo.processInfo.environment["HARK_WRITE_FIXTURES"] != nil {
      try themes.write(to: Self.sheet, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: Self.sheet, encoding: .utf8) == themes,
      "HARK_WRITE_FIXTURES=1 writes Web/styles/themes.css anew.")
  }

  @Test("Every theme has all colors for light and dark mode", arguments: Experience.presets)
  func themes(_ experience: Experience) {
    let css = ThemeSheet(experience: experience).lines
    let theme = Theme(for: experience)
    for (name, color) in [
      ("text", theme.text), ("accent", theme.accent), ("recording", theme.recording),
      ("surface", theme.surface),
      ("error-text", theme.errorText), ("hint-text", theme.hintText),
    ] {
      let (light, dark) = (color.light.hexWithOpacity, color.dark.hexWithOpacity)
      #expect(css.contains("  --\(name): var(--light, \(light)) var(--dark, \(dark));"))
    }
  }

  @Test("A browser without linear() gets another curve for each spring, and no function it lacks")
  func springs() {
    let css = ThemeSheet.all
    let modern = css.suffix(from: css.firstRange(of: "@supports")?.lowerBound ?? css.endIndex)
    let plain = css.dropLast(modern.count)
    for name in ["state-easing", "banner-easing"] {
      #expect(plain.contains("  --\(name): ease-out;\n"))
      #expect(modern.contains("  --\(name): linear(0, "))
    }
    #expect(!plain.contains("light-dark(") && !plain.contains(" linear("))
    #expect(modern.hasPrefix("@supports (transition-timing-function: linear(0, 1)) {\n:root {\n"))
    #expect(modern.hasSuffix(", 1);\n}\n}\n"))
  }

  @Test("Sizes are the engine's, in rem")
  func sizes() {
    let css = ThemeSheet(experience: .capture).lines
    for line in [
      "touch-target: 2.75rem", "sheet-icon: 3.75rem", "indicator-padding: 0.5rem 0.75rem",
      "capture-spacing: 1rem", "hold-seconds: 0.3s",
    ] {
      #expect(css.contains("  --\(line);"))
    }
  }
}
