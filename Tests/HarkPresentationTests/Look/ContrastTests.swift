import Foundation
import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Contrast")
struct ContrastTests {
  private static let pairs = Experience.presets.flatMap { experience in
    Theme(for: experience).contrastPairs(experience)
  }

  @Test("It follows WCAG: black on white is 21, and a color on itself is 1")
  func formula() {
    #expect(Contrast.ratio(.black, .white) == 21)
    #expect(Contrast.ratio(.white, .white) == 1)
    // Published examples.
    #expect(abs(Contrast.ratio(SRGBColor(0x767676), .white) - 4.54) < 0.01)
    #expect(abs(Contrast.ratio(SRGBColor(0xFF0000), .white) - 4.00) < 0.01)
  }

  @Test("A translucent color is blended with its background")
  func translucent() {
    #expect(SRGBColor.white.opacity(0.5).over(.black).hex == "#808080")
    let pair = ContrastPair(
      name: "", front: ThemeColor(.white),
      behind: [.init(SRGBColor.black.opacity(0.5)), .init(.white)],
      need: .text)
    #expect(abs(pair.ratio(.light) - Contrast.ratio(.white, SRGBColor(0x808080))) < 0.05)
  }

  @Test(
    "Every pair in use passes in light and dark mode",
    .covers("S5-FR-035", "S3-114", "S3-115", "S3-116", "S3-117"),
    arguments: ThemeColor.Appearance.allCases)
  func everyPair(_ appearance: ThemeColor.Appearance) {
    for pair in Self.pairs {
      let ratio = pair.ratio(appearance)
      #expect(ratio >= pair.need.ratio, "\(pair.name) in \(appearance): \(ratio)")
    }
  }

  @Test("The ledger's pairs are included, with their own requirements")
  func ledger() throws {
    func need(_ name: String) throws -> ContrastPair.Need {
      try #require(Self.pairs.first { $0.name == name }).need
    }
    #expect(try need("call: status, idle") == .enhancedText)
    #expect(try need("call: message") == .text)
    #expect(try need("call: hint") == .text)
    #expect(try need("call: dot, recording by hand") == .graphic)
  }

  @Test("The documented table matches the current looks")
  func table() throws {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Docs/Contrast.md").standardized
    if ProcessInfo.processInfo.environment["HARK_WRITE_CONTRAST"] != nil {
      try Self.document.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == Self.document,
      "Docs/Contrast.md is not what the looks show; make contrast writes it anew.")
  }

  private static var document: String {
    let head = """
      # Contrast

      Every color pair of the UI in light and dark mode, with the contrast ratio that WCAG 2.2 requires:
      4.5 for text, 3 for symbols and large text, 7 where a requirement asks for more. A test computes
      them from the looks; `make contrast` rewrites this page.

      | Pair | Light | Dark | Needs |
      |---|---|---|---|

      """
    return pairs.reduce(into: head) { text, pair in
      let ratios = ThemeColor.Appearance.allCases.map { String(format: "%.2f", pair.ratio($0)) }
      text += "| \(pair.name) | \(ratios[0]) | \(ratios[1]) | \(pair.need.ratio) |\n"
    }
  }
}
