import Testing

@testable import HarkUI

@Suite("A sheet that a person can put away")
struct SheetPresenceTests {
  @Test("It goes at once when it is put away, and that is told once")
  func dismissed() {
    var presence = SheetPresence<String>()
    presence.follow("why")
    #expect(presence.isShown)
    #expect(presence.dismiss() == "why")
    #expect(!presence.isShown)
    #expect(presence.dismiss() == nil)
  }

  @Test("What it held stays in it while it goes")
  func held() {
    var presence = SheetPresence<String>()
    presence.follow("settings")
    presence.follow(nil)
    #expect(!presence.isShown && presence.item == "settings")
  }

  @Test("Something new shows it again, also behind what was put away")
  func again() {
    var presence = SheetPresence<String>()
    presence.follow("why")
    _ = presence.dismiss()
    presence.follow("settings")
    #expect(presence.isShown && presence.item == "settings")
  }
}
