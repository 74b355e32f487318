import Foundation
import Hark
import Testing

@testable import HarkServer

@Suite("Theme style sheet")
struct ThemeSheetTests {
  private static let web = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../../../Web").standardizedFileURL

  /// Returns the page's own style sheets and modules as one text.
  private static func page() throws -> String {
    let files = FileManager.default.enumerator(at: web, includingPropertiesForKeys: nil)
    let urls = try #require(files).compactMap { $0 as? URL }
    return try urls.filter { ["css", "js"].contains($0.pathExtension) }
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

  @Test("A browser without linear() gets another curve for each spring, and no function it lacks")
  func springs() {
    let css = ThemeSheet(experience: .call).css
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
    let css = ThemeSheet(experience: .capture).css
    for line in [
      "touch-target: 2.75rem", "sheet-icon: 3.75rem", "indicator-padding: 0.5rem 0.75rem",
      "capture-spacing: 1rem", "hold-seconds: 0.3s",
    ] {
      #expect(css.contains("  --\(line);\n"))
    }
  }
}
