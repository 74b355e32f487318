@_spi(Script) import AVFAudio
import Hark
import HarkTesting
import LedgerCoverage
import Speech
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("The system's permissions") struct SystemPermissionsTests {
    @Test(
      "It fulfills the port's contract, regardless of the answer", .covers("S4-03"),
      arguments: [
        SFSpeechRecognizerAuthorizationStatus.notDetermined, .denied, .restricted, .authorized,
      ])
    func conformance(status: SFSpeechRecognizerAuthorizationStatus) async {
      AppleSound.reset()
      SpeechScript.reset(authorization: status, answer: .authorized)
      let check = PermissionConformance(mayAsk: true) { SystemPermissions() }
      let findings = await check.findings()
      #expect(findings == [])
    }

    @Test("The four answers are distinguished", .covers("S1-16", "S5-FR-019"))
    func states() {
      AppleSound.reset()
      let permissions = SystemPermissions()
      let answers: [(SFSpeechRecognizerAuthorizationStatus, PermissionStatus)] = [
        (.notDetermined, .notDetermined), (.denied, .denied), (.restricted, .restricted),
        (.authorized, .authorized),
      ]
      for (answer, status) in answers {
        SpeechScript.reset(authorization: answer)
        #expect(permissions.status(of: .speech) == status)
      }
      let heard: [(Int, PermissionStatus)] = [
        (0, .notDetermined), (1, .denied), (2, .authorized),
      ]
      for (answer, status) in heard {
        AppleSound.setRecordPermission(answer)
        #expect(permissions.status(of: .microphone) == status)
      }
    }

    @Test("Permission is not requested for a recognizer that needs none")
    func notNeeded() async {
      AppleSound.reset()
      SpeechScript.reset(authorization: .denied)
      let permissions = SystemPermissions(needsSpeech: false)
      #expect(permissions.status(of: .speech) == .authorized)
      #expect(await permissions.request(.speech) == .authorized)
      #expect(SpeechScript.log.isEmpty)
    }

    @Test(
      "The speech permission is requested first, then the microphone's", .covers("S1-13", "S2-30"))
    func order() async throws {
      AppleSound.reset()
      AppleSound.setRecordPermission(0)
      SpeechScript.reset(authorization: .notDetermined, answer: .denied)
      let session = VoiceSession(
        experience: .capture,
        ports: SessionPorts(
          microphone: ScriptedMicrophone(), recognizer: ScriptedRecognizer(),
          permissions: SystemPermissions()))
      try await session.press()
      try await session.release()
      try await session.acceptRationale()
      for await snapshot in session.snapshots {
        if case .failed(let failure) = snapshot.phase {
          #expect(failure == .speechPermissionDenied)
          break
        }
      }
      #expect(SpeechScript.log == ["requestAuthorization"])
      await session.close()
    }
  }
}
