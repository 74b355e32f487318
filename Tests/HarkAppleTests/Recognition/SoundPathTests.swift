import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Path of the audio")
struct SoundPathTests {
  private func path(
    _ preference: RecognizerPreference, _ supportsOnDevice: Bool, _ isConnected: Bool
  ) throws -> SoundPath {
    try SoundPath.chosen(
      preference, supportsOnDevice: supportsOnDevice, isConnected: isConnected)
  }

  @Test("On-device recognition is guaranteed or refused", arguments: [true, false])
  func promise(isConnected: Bool) throws {
    #expect(try path(.onDeviceOnly, true, isConnected) == .onDevice)
    #expect(throws: VoiceFailure.recognizerUnavailable) {
      try path(.onDeviceOnly, false, isConnected)
    }
  }

  @Test("On the device if possible, otherwise on the network", .covers("S2-44"))
  func onDeviceFirst() throws {
    #expect(try path(.preferOnDevice, true, true) == .onDevice)
    #expect(try path(.preferOnDevice, true, false) == .onDevice)
    #expect(try path(.preferOnDevice, false, true) == .network)
    #expect(throws: VoiceFailure.networkUnavailable) { try path(.preferOnDevice, false, false) }
  }

  @Test("On the network if available, otherwise on the device", .covers("S5-AS-4"))
  func networkFirst() throws {
    #expect(try path(.preferNetwork, true, true) == .network)
    #expect(try path(.preferNetwork, true, false) == .onDevice)
    #expect(try path(.preferNetwork, false, true) == .network)
    #expect(throws: VoiceFailure.networkUnavailable) { try path(.preferNetwork, false, false) }
  }
}
