import Hark
import HarkTesting
import Testing

@Suite("The scripted permissions")
struct ScriptedPermissionsTests {
  @Test("A question is asked once, and its answer stays")
  func answers() async {
    let permissions = ScriptedPermissions(answers: [.speech: .gives(.denied)])
    #expect(permissions.status(of: .speech) == .notDetermined)
    #expect(await permissions.request(.speech) == .denied)
    #expect(permissions.status(of: .speech) == .denied)
    #expect(await permissions.request(.microphone) == .authorized)
    #expect(permissions.requests == [.speech, .microphone])
    #expect(permissions.violations.isEmpty)
  }

  @Test("What is determined is not asked again")
  func determined() async {
    let permissions = ScriptedPermissions(
      [.microphone: .restricted], answers: [.microphone: .gives(.authorized)])
    #expect(await permissions.request(.microphone) == .restricted)
  }

  @Test("A question may stand until the person answers by hand")
  func standing() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesStanding])
    async let answer = permissions.request(.speech)
    await permissions.asked()
    permissions.answer(.speech, .authorized)
    #expect(await answer == .authorized)
  }

  @Test("A question that nobody answers ends with the task that asked")
  func unanswered() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesStanding])
    let asking = Task { await permissions.request(.speech) }
    await permissions.asked()
    asking.cancel()
    #expect(await asking.value == .notDetermined)
  }

  @Test("Two questions at once, and an answer that is none, are noted")
  func nonsense() async {
    let permissions = ScriptedPermissions(answers: [.speech: .leavesStanding])
    async let answer = permissions.request(.speech)
    await permissions.asked()
    _ = await permissions.request(.microphone)
    permissions.answer(.speech, .notDetermined)
    permissions.answer(.speech, .denied)
    #expect(await answer == .denied)
    #expect(
      permissions.violations == [
        "microphone was asked for while the question for speech stood.",
        "notDetermined is no answer: the person allows or refuses.",
      ])
  }
}
