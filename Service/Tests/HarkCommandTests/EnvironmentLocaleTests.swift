import Hark
import Testing

@testable import HarkCommand

@Suite("The environment's language")
struct EnvironmentLocaleTests {
  @Test(
    "The most specific variable with a value is used",
    arguments: [
      ([:], "en-US"),
      (["LANG": "C.UTF-8"], "en-US"),
      (["LANG": "POSIX"], "en-US"),
      (["LANG": "nb_NO.UTF-8"], "nb-NO"),
      (["LANG": "nb_NO.UTF-8", "LC_ALL": ""], "nb-NO"),
      (["LANG": "nb_NO", "LC_MESSAGES": "de_DE"], "de-DE"),
      (["LANG": "nb_NO", "LC_ALL": "C", "LC_MESSAGES": "de_DE"], "en-US"),
    ] as [([String: String], String)])
  func variables(environment: [String: String], tag: String) {
    #expect(EnvironmentLocale.tag(in: environment).description == tag)
  }
}
