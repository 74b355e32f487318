import HarkSoundFile
import Testing

@testable import HarkCommand

@Suite("The live line of a terminal")
struct LiveLineTests {
  @Test("Text that fits is shown completely, and only the end of longer text")
  func fitting() {
    let line = LiveLine(text: "one two three")
    #expect(line.content(width: 14) == "one two three")
    #expect(line.content(width: 13) == "…e two three")
    #expect(line.content(width: 7) == "…three")
    #expect(line.content(width: 1) == "")
    #expect(line.content(width: 0) == "")
  }

  @Test(
    "No line is wider than the terminal, even with wide characters",
    arguments: ["日本語のテキストを話す", "e\u{301}te\u{301} 🫐🍞 blåbær", "a日b本c語"])
  func width(text: String) {
    for width in 0...60 {
      for fraction in [nil, 0.5] {
        let content = LiveLine(text: text, fraction: fraction).content(width: width)
        #expect(DisplayWidth.of(content) <= max(width - 1, 0))
      }
    }
  }

  @Test(
    "A long file has a progress bar", arguments: [(0, "   0 %"), (0.5, "  50 %"), (1, " 100 %")])
  func bar(fraction: Double, label: String) {
    let content = LiveLine(text: "so", fraction: fraction).content(width: 80)
    #expect(content.hasSuffix(label + " so"))
    #expect(content.filter { $0 == "█" }.count == Int(20 * fraction))
    #expect(content.filter { $0 == "█" || $0 == "░" }.count == 20)
  }

  @Test("A narrow line omits the bar, not the words")
  func narrowBar() {
    #expect(LiveLine(text: "hello", fraction: 0.5).content(width: 20) == "hello")
  }

  @Test("Newlines and control characters do not break the line")
  func control() {
    #expect(LiveLine(text: "a\nb\u{1B}[2Jc\r\nd").content(width: 80) == "a b [2Jc d")
    #expect(LiveLine(text: "a").drawing(width: 80) == "\r\u{1B}[Ka")
  }

  @Test("A long file shows the time left, if there is room for it")
  func timeLeft() {
    let progress = SoundFileProgress(heard: 60, total: 240)
    let line = LiveLine("so", progress, elapsed: 25)
    #expect(line.content(width: 80).hasSuffix(" 25 %  1:15 left so"))
    #expect(line.content(width: 40).hasSuffix(" 25 % so"))
    #expect(
      !LiveLine("so", SoundFileProgress(heard: 1, total: 240), elapsed: 9).content(width: 80)
        .contains("left"))
  }

  @Test("Characters have the widths that terminals use")
  func columns() {
    #expect(DisplayWidth.of("abc") == 3)
    #expect(DisplayWidth.of("日本") == 4)
    #expect(DisplayWidth.of("e\u{301}") == 1)
    #expect(DisplayWidth.of("👩‍👩‍👧") == 2)
    #expect(DisplayWidth.of("ｗ") == 2)
    #expect(DisplayWidth.of("") == 0)
  }
}
