import Hark
import HarkTesting
import Testing

@Suite("The scripted permissions")
struct ScriptedPermissionsTests {
  @Test("A permission is requested once, and the answer persists")
  func answers() async {
    let permissions = ScriptedPermissions(answers: [.speech: .gives(.denied)])
    #expect(permissions.status(of: .speech) == .notDetermined)
    #expect(await permissions.request(.speech) == .denied)
    #expect(permissions.status(of: .speech) == .denied)
    #expect(await permissions.request(.microphone) == .authorized)
    #expect(permissions.requests == [.speech, .microphone])
    #expect(permissions.violations.isEmpty)
  }

  @Test("A determined permission is not requested again")
  func determined() async {
    let permissions = ScriptedPermissions(
      [.microphone: .restricted], answers: [.microphone: .gives(.authorized)])
    #expect(await permissions.request(.microphone) == .restricted)
  }

  @Test("A prompt can stay pending until the test answers")
  func standing() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesPending])
    async let answer = permissions.request(.speech)
    await permissions.asked()
    permissions.answer(.speech, .authorized)
    #expect(await answer == .authorized)
  }

  @Test("A pending prompt ends with the requesting task")
  func unanswered() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesPending])
    let asking = Task { await permissions.request(.speech) }
    await permissions.asked()
    asking.cancel()
    #expect(await asking.value == .notDetermined)
  }

  @Test("Two simultaneous prompts and an undetermined answer are violations")
  func nonsense() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesPending])
    async let answer = permissions.request(.speech)
    await permissions.asked()
    _ = await permissions.request(.microphone)
    permissions.answer(.speech, .notDetermined)
    permissions.answer(.speech, .denied)
    #expect(await answer == .denied)
    #expect(
      permissions.violations == [
        "microphone was requested during the prompt for speech.",
        "notDetermined is not an answer.",
      ])
  }
}
