import Foundation
import Testing

extension AppleSuite {
  /// `HARK_WALKS` is the number of walks; `make prove` runs ten thousand.
  @Suite("Random walks of the engine's owner")
  struct RigWalkTests {
    private static let parts = 10
    private static let walks =
      ProcessInfo.processInfo.environment["HARK_WALKS"].flatMap(Int.init) ?? 1_000

    @Test("No sample is lost and none is doubled, whatever the device does", arguments: 0..<parts)
    func walks(_ part: Int) async {
      let count = Self.walks / Self.parts
      var (heard, played) = (0, 0)
      for seed in part * count..<(part + 1) * count {
        var walk = RigWalk(seed: seed)
        await walk.run()
        #expect(walk.findings.isEmpty, "seed \(seed): \(walk.findings)")
        heard += walk.heard
        played += walk.played
      }
      #expect(
        heard > 200 * count && played > 200 * count, "the walks stood still: \(heard), \(played)")
    }
  }
}
