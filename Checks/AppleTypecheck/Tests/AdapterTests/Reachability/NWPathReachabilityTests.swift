import Hark
import Network
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Reachability of the network") struct NWPathReachabilityTests {
    @Test("The network counts as reachable until the system reports otherwise, and on demand, too")
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

    @Test("It is monitored as long as there is an observer")
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
