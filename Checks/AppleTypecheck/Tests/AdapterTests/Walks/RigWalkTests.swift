import Testing

extension AppleSuite {
  @Suite("Random walks of the engine's owner")
  struct RigWalkTests {
    @Test("No sample is lost and none is doubled, whatever the device does", arguments: 0..<20)
    func walks(_ part: Int) async {
      var (heard, played) = (0, 0)
      for seed in part * 500..<(part + 1) * 500 {
        var walk = RigWalk(seed: seed)
        await walk.run()
        #expect(walk.findings.isEmpty, "seed \(seed): \(walk.findings)")
        heard += walk.heard
        played += walk.played
      }
      #expect(heard > 100_000 && played > 100_000, "the walks stood still: \(heard), \(played)")
    }
  }
}
