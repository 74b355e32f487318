import Hark
import Testing

@Suite("Language tags")
struct LocaleTagTests {
  @Test(
    "A region is two ASCII characters or three digits",
    arguments: [("en-US", "US"), ("es_419", "419"), ("en-ßa", nil), ("en-٣٣٣", nil)]
      as [(String, String?)])
  func region(of text: String, region: String?) {
    #expect(LocaleTag(text)?.region == region)
  }
}
