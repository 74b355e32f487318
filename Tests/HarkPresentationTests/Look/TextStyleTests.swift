import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Text styles")
struct TextStyleTests {
  @Test("Styles from the largest title to a caption have descending sizes")
  func order() {
    let sizes = TextLook.Style.allCases.map(\.points)
    #expect(sizes == sizes.sorted(by: >))
    #expect(Set(sizes).count == sizes.count - 1, "only a headline is as large as text")
  }

  @Test("The sheet and the counts have the specified styles")
  func asked() {
    #expect(TextLooks.sheetTitle == TextLook(style: .title2, weight: .semibold))
    #expect(TextLooks.sheetText.style == .body)
    #expect(TextLooks.sheetAccept.style == .headline)
    #expect(TextLooks.sheetDecline.style == .body)
    #expect(TextLooks.count.style == .caption)
  }

  @Test("The recording status is a caption in the chat, and slightly larger on the capture screen")
  func recording() {
    func style(_ experience: Experience, _ phase: Phase) -> TextLook.Style {
      StatusLook(
        phase, Theme(for: experience), Wording(for: experience), reducesMotion: false
      ).style.style
    }
    #expect(style(.composer, .recording(.held)) == .caption)
    #expect(style(.capture, .recording(.hand)) == .subheadline)
    #expect(style(.call, .recording(.speech)) == .body)
  }

  @Test("The capture button's icon is as high as a second title")
  func captureButton() {
    #expect(Theme(for: .capture).button(.idle).iconSize == TextLook.Style.title2.points)
  }
}
