import HarkPulse
import HarkTesting
import SoundFixtures
import Testing

extension PulseSuite {
  @Test("A Pulse microphone passes the conformance check")
  func conformance() async throws {
    let server = try await PulseServer()
    let check = MicrophoneConformance(seconds: 0.5, bounds: ConformanceBounds(prompt: 10)) {
      PulseMicrophone(device: "speaker.monitor", server: server.address)
    }
    let findings = await check.findings()
    #expect(findings == [])
    await server.kill()
  }
}
