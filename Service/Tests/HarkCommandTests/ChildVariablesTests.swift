import Testing

@testable import HarkCommand

@Suite("Environment of other programs")
struct ChildVariablesTests {
  @Test("Programs receive what they need, and no tokens or keys")
  func known() {
    let environment = [
      "PATH": "/bin", "HOME": "/h", "LC_ALL": "C", "XDG_RUNTIME_DIR": "/run",
      "PULSE_SERVER": "local", "HARK_MODEL": "/model", "HARK_SECRET": "secret",
      "HARK_TOKEN": "secret", "HARK_RECOGNIZER_KEY": "secret", "HARK_VOICE_KEY": "secret",
      "HARK_CHAT_KEY": "secret", "AWS_SECRET_ACCESS_KEY": "secret", "LC": "secret",
    ]
    #expect(
      ChildVariables.of(environment) == [
        "HARK_MODEL=/model", "HOME=/h", "LC_ALL=C", "PATH=/bin", "PULSE_SERVER=local",
        "XDG_RUNTIME_DIR=/run",
      ])
  }
}
