import HarkApple
import LedgerCoverage
import Testing

extension AppleSuite {
  @Suite("The app's page in Settings") struct AppSettingsTests {
    @Test("It opens, and a refusal is reported", .covers("S4-44"))
    func opens() async {
      Handset.reset()
      #expect(await AppSettings.open())
      #expect(Handset.log == ["open \(Handset.settings)"])
      Handset.reset(opens: false)
      #expect(await !AppSettings.open())
    }
  }
}
