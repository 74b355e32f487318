import Hark
import Network
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Whether there is a connection") struct NWPathReachabilityTests {
    @Test("There is one until the system says otherwise; one on demand counts")
    func status() async {
      await PathScript.isWatched(by: 0)
      let reachability = NWPathReachability()
      #expect(reachability.isConnected)
      await PathScript.isWatched(by: 1)
      PathScript.tell(.unsatisfied)
      #expect(!reachability.isConnected)
      PathScript.tell(.requiresConnection)
      #expect(reachability.isConnected)
      PathScript.tell(.satisfied)
      #expect(reachability.isConnected)
    }

    @Test("It is watched as long as somebody wants to know")
    func lifetime() async {
      await PathScript.isWatched(by: 0)
      var reachability: NWPathReachability? = NWPathReachability()
      await PathScript.isWatched(by: 1)
      #expect(reachability?.isConnected == true)
      reachability = nil
      await PathScript.isWatched(by: 0)
    }
  }
}
