import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Where sound is recognised")
struct SoundPathTests {
  private func path(
    _ preference: RecognizerPreference, _ supportsOnDevice: Bool, _ isConnected: Bool
  ) throws -> SoundPath {
    try SoundPath.chosen(
      preference, supportsOnDevice: supportsOnDevice, isConnected: isConnected)
  }

  @Test("A promise is kept or nothing is started", arguments: [true, false])
  func promise(isConnected: Bool) throws {
    #expect(try path(.onDeviceOnly, true, isConnected) == .onDevice)
    #expect(throws: VoiceFailure.recognizerUnavailable) {
      try path(.onDeviceOnly, false, isConnected)
    }
  }

  @Test("On the device wherever that is possible, else by network", .covers("S2-44"))
  func onDeviceFirst() throws {
    #expect(try path(.preferOnDevice, true, true) == .onDevice)
    #expect(try path(.preferOnDevice, true, false) == .onDevice)
    #expect(try path(.preferOnDevice, false, true) == .network)
    #expect(throws: VoiceFailure.networkUnavailable) { try path(.preferOnDevice, false, false) }
  }

  @Test("By network where there is one, else on the device", .covers("S5-AS-4"))
  func networkFirst() throws {
    #expect(try path(.preferNetwork, true, true) == .network)
    #expect(try path(.preferNetwork, true, false) == .onDevice)
    #expect(try path(.preferNetwork, false, true) == .network)
    #expect(throws: VoiceFailure.networkUnavailable) { try path(.preferNetwork, false, false) }
  }
}
