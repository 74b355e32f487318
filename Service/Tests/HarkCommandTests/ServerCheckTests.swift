import Hark
import HarkTesting
import Testing

@testable import HarkCommand

@Suite("The doctor's check of a server")
struct ServerCheckTests {
  private func finding(
    of failure: VoiceFailure, at url: String = "http://127.0.0.1:9"
  ) async -> DoctorFinding {
    var script = RecognizerScript()
    script.atFinish = .fails(failure)
    return await ServerCheck(recognizer: ScriptedRecognizer(script), url: url).run()
  }

  @Test("A server that recognizes audio works")
  func works() async {
    let check = ServerCheck(recognizer: ScriptedRecognizer(RecognizerScript()), url: "http://h")
    let finding = await check.run()
    #expect(finding.isOK && finding.detail.hasPrefix("scripted at http://h, 1 s of audio"))
  }

  @Test(
    "Each failure has its own cause and remedy",
    arguments: [
      (VoiceFailure.networkUnavailable, "Nothing answers", "another address"),
      (.serviceUnavailable, "at capacity", "wait a while"),
      (.recognizerUnavailable, "rejected", "--recognizer upload"),
      (.recognitionFailed, "returns no text", "server's log"),
    ])
  func failures(failure: VoiceFailure, cause: String, remedy: String) async {
    let finding = await finding(of: failure)
    #expect(!finding.isOK && finding.detail.contains(cause))
    #expect(finding.fix?.contains(remedy) == true)
  }

  @Test("The suggested address has the same scheme as the given one")
  func examples() async {
    let wyoming = await finding(of: .networkUnavailable, at: "tcp://127.0.0.1:9")
    #expect(wyoming.fix?.contains(WyomingAddress.example) == true)
    #expect(await finding(of: .networkUnavailable).fix?.contains(HTTPAddress.example) == true)
  }
}
