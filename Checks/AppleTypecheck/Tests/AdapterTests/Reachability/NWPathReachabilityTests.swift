import Hark
import Network
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("Whether there is a connection") struct NWPathReachabilityTests {
    @Test("There is one until the system says otherwise; one on demand counts")
    func status() {
      let reachability = NWPathReachability()
      #expect(reachability.isConnected)
      PathScript.tell(.unsatisfied)
      #expect(!reachability.isConnected)
      PathScript.tell(.requiresConnection)
      #expect(reachability.isConnected)
      PathScript.tell(.satisfied)
      #expect(reachability.isConnected)
    }

    @Test("It is watched as long as somebody wants to know")
    func lifetime() {
      let before = PathScript.count
      var reachability: NWPathReachability? = NWPathReachability()
      #expect(PathScript.count == before + 1)
      _ = reachability?.isConnected
      reachability = nil
      #expect(PathScript.count == before)
    }
  }
}
