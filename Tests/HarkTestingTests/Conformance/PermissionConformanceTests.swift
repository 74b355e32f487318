import Hark
import HarkTesting
import Testing

@Suite("Conformance check of permission authorities")
struct PermissionConformanceTests {
  @Test("The scripted and the open permissions conform")
  func fakes() async {
    #expect(await PermissionConformance { OpenPermissions() }.findings() == [])
    let asking = PermissionConformance(mayAsk: true) {
      ScriptedPermissions([.microphone: .restricted], answers: [.speech: .gives(.denied)])
    }
    #expect(await asking.findings() == [])
  }

  @Test("No prompt appears unless allowed")
  func asksNobody() async {
    let permissions = ScriptedPermissions()
    #expect(await PermissionConformance(bounds: .unhurried) { permissions }.findings() == [])
    #expect(permissions.requests.isEmpty)
  }

  @Test(
    "An authority that breaks a rule is reported", arguments: PermissionConformance.Rule.allCases)
  func broken(rule: PermissionConformance.Rule) async {
    let bounds = ConformanceBounds(prompt: rule == .answersAtOnce ? ConformanceBounds.heldUp : 30)
    let check = PermissionConformance(mayAsk: true, bounds: bounds) {
      BrokenPermissions(breaking: rule)
    }
    let findings = await check.findings()
    #expect(findings.map(\.rule) == [rule.rawValue], "\(findings)")
  }
}

/// A permission authority that breaks one rule; the microphone's status is determined, and that of
/// speech recognition is not.
private final class BrokenPermissions: PermissionAuthority {
  private let breaking: PermissionConformance.Rule
  private let readings = Record<Permission>()
  private let answered = Record<Permission>()

  init(breaking rule: PermissionConformance.Rule) { breaking = rule }

  func status(of permission: Permission) -> PermissionStatus {
    readings.add(permission)
    if breaking == .answersAtOnce, readings.all.count == 1 { ConformanceBounds.holdUp() }
    if breaking == .staysTheSame, readings.all.count == 1 { return .restricted }
    if permission == .microphone { return .denied }
    return answered.all.isEmpty || breaking == .keepsTheAnswer ? .notDetermined : .authorized
  }

  func request(_ permission: Permission) async -> PermissionStatus {
    if permission == .microphone { return breaking == .asksOnce ? .authorized : .denied }
    if breaking == .returnsAnAnswer { return .notDetermined }
    answered.add(permission)
    return .authorized
  }
}
