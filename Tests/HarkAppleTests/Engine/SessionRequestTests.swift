import Hark
import LedgerCoverage
import Testing

@testable import HarkApple

@Suite("Audio session requests")
struct SessionRequestTests {
  @Test(
    "A chat, a capture, and a meal use measurement mode and duck other audio",
    .covers("S1-55", "S2-52"))
  func measurement() {
    for experience in [Experience.composer, .capture, .mealLog] {
      let request = SessionRequest(experience.audio)
      #expect(
        request == .init(category: .record, mode: .measurement, options: [.duckOthers]),
        "\(experience.name)")
    }
  }

  @Test("A dictation records in the default mode", .covers("S4-05"))
  func record() {
    let request = SessionRequest(Experience.dictation.audio)
    #expect(request == .init(category: .record, mode: .standard))
  }

  @Test("A call plays and records as a voice chat")
  func conversation() {
    let request = SessionRequest(Experience.call.audio)
    #expect(request.category == .playAndRecord && request.mode == .voiceChat)
    #expect(request.options == [.allowBluetoothHFP, .defaultToSpeaker])
  }

  @Test("A request with ducking has a fallback without it; other requests have none")
  func attempts() {
    let ducking = SessionRequest(.measurement)
    #expect(ducking.attempts == [ducking, .init(category: .record, mode: .measurement)])
    #expect(SessionRequest(.record).attempts.count == 1)
    #expect(SessionRequest(.conversation).attempts.count == 1)
  }

  @Test("Without microphone and playback there is no request")
  func silence() {
    for last in [nil, AudioProfile.conversation] {
      #expect(SessionRequest(microphone: nil, isPlaying: false, last: last) == nil)
    }
  }

  @Test("The session does not change between the turns of a call")
  func betweenTurns() {
    let reply = SessionRequest(microphone: nil, isPlaying: true, last: .conversation)
    #expect(reply == SessionRequest(.conversation))
    let alone = SessionRequest(microphone: nil, isPlaying: true, last: .measurement)
    #expect(alone?.category == .playback)
  }

  @Test(
    "Playback is audible while the microphone is open", arguments: AudioProfile.allCases)
  func both(_ profile: AudioProfile) {
    let request = SessionRequest(microphone: profile, isPlaying: true, last: profile)
    #expect(request?.category == .playAndRecord)
    #expect(request?.options.contains(.defaultToSpeaker) == true)
    #expect(request?.mode == SessionRequest(profile).mode)
    // A connected headset plays the audio, and the microphone does not change.
    let bluetooth: [SessionRequest.Option] = [.allowBluetoothA2DP, .allowBluetoothHFP]
    let isCall = profile == .conversation
    #expect(
      bluetooth.filter { request?.options.contains($0) == true }
        == [isCall ? .allowBluetoothHFP : .allowBluetoothA2DP])
  }
}
