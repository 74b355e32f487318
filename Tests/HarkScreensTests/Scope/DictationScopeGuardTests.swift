import Foundation
import Hark
import LedgerCoverage
import Testing

@testable import HarkScreens

@Suite("Scope of dictation")
struct DictationScopeGuardTests {
  private let noon = Date(timeIntervalSince1970: 1_800_000_000)
  private let coordinator = OrganizationUser(id: "kari", role: .coordinator)

  private func configuration(until end: Date? = nil) -> FieldConfiguration {
    FieldConfiguration(
      organization: "lag", validUntil: end,
      screens: [
        FormScreen(
          route: "/report",
          fields: [
            FormField(id: "summary", titles: [:], kind: .text, allowsDictation: true),
            FormField(id: "name", titles: [:], kind: .line, allowsDictation: false),
            FormField(id: "hours", titles: [:], kind: .number, allowsDictation: false),
          ]),
        FormScreen(
          route: "/member",
          fields: [FormField(id: "name", titles: [:], kind: .line, allowsDictation: true)]),
      ])
  }

  private func judge(until end: Date? = nil) -> DictationScopeGuard {
    var judge = DictationScopeGuard()
    judge.take(configuration(until: end), at: noon)
    return judge
  }

  @Test(
    "A field is approved by its ID on its screen; a denial states the reason",
    .covers("S4-46"),
    arguments: [
      ("summary", "/report", ScopeDecision.allowed(.approved)),
      ("name", "/report", .denied(.field)),
      ("name", "/member", .allowed(.approved)),
      ("summary", "/member", .denied(.field)),
      ("summary", "/elsewhere", .denied(.screen)),
      ("", "/report", .denied(.field)),
    ])
  func decides(_ field: String, _ route: String, _ decision: ScopeDecision) {
    #expect(judge().decision(for: field, on: route, at: noon) == decision)
  }

  @Test("A new configuration applies immediately", .covers("S4-47"))
  func follows() {
    var judge = judge()
    var next = configuration()
    next.screens[0].fields[0].allowsDictation = false
    next.screens[0].fields[1].allowsDictation = true
    judge.take(next, at: noon)
    #expect(judge.decision(for: "summary", on: "/report", at: noon) == .denied(.field))
    #expect(judge.decision(for: "name", on: "/report", at: noon) == .allowed(.approved))
  }

  @Test("A missing configuration is reported", arguments: ConfigurationFault.allCases)
  func none(_ fault: ConfigurationFault) {
    var judge = DictationScopeGuard()
    #expect(
      judge.decision(for: "summary", on: "/report", at: noon)
        == .denied(.configuration(.missing)))
    judge.take(fault, at: noon)
    #expect(
      judge.decision(for: "summary", on: "/report", at: noon) == .denied(.configuration(fault)))
  }

  @Test("An outdated configuration still applies, and is reported as outdated")
  func old() {
    var failed = judge()
    failed.take(.missing, at: noon)
    let runOut = judge(until: noon.addingTimeInterval(10))
    let later = noon.addingTimeInterval(10)
    for (judge, now) in [(failed, noon), (runOut, later)] {
      #expect(judge.decision(for: "summary", on: "/report", at: now) == .allowed(.approvedEarlier))
      #expect(judge.decision(for: "name", on: "/report", at: now) == .denied(.fieldEarlier))
    }
    #expect(runOut.decision(for: "summary", on: "/report", at: noon) == .allowed(.approved))
    failed.take(configuration(), at: noon)
    #expect(failed.decision(for: "summary", on: "/report", at: noon) == .allowed(.approved))
  }

  @Test("A contradictory configuration counts as missing")
  func defect() {
    var judge = judge()
    var twice = configuration()
    twice.screens[0].fields[1].id = "summary"
    judge.take(twice, at: noon)
    #expect(judge.fault == .damaged)
    #expect(judge.configuration == configuration())
    #expect(twice.defect == "The screen /report has two fields with the id summary.")
  }

  @Test("Coordinators and admins can approve a field temporarily", .covers("S4-49"))
  func approves() throws {
    for role in [OrganizationUser.Role.coordinator, .admin] {
      var judge = judge()
      try judge.approve(
        "name", on: "/report", for: 60, by: OrganizationUser(id: "kari", role: role), at: noon)
      let end = noon.addingTimeInterval(60)
      let granted = ScopeDecision.allowed(.approvedUntil(end))
      #expect(judge.nextChange(after: noon) == end)
      #expect(judge.decision(for: "name", on: "/report", at: noon) == granted)
      #expect(
        judge.decision(for: "name", on: "/report", at: end.addingTimeInterval(-0.001)) == granted)
      // The approval expires even if the guard is not notified.
      #expect(judge.decision(for: "name", on: "/report", at: end) == .denied(.field))
      #expect(judge.decision(for: "hours", on: "/report", at: noon) == .denied(.field))
    }
  }

  @Test("Nobody else can, nor for more than a week, nor for an unknown field")
  func refuses() {
    var judge = judge()
    let member = OrganizationUser(id: "ola", role: .member)
    #expect(throws: ApprovalRefusal.role) {
      try judge.approve("name", on: "/report", for: 60, by: member, at: noon)
    }
    for seconds in [0, -1, TemporaryApproval.longest + 1, .infinity, .nan] {
      #expect(throws: ApprovalRefusal.duration) {
        try judge.approve("name", on: "/report", for: seconds, by: coordinator, at: noon)
      }
    }
    #expect(throws: ApprovalRefusal.unknownField) {
      try judge.approve("nome", on: "/report", for: 60, by: coordinator, at: noon)
    }
    #expect(judge.approvals == [])
  }

  @Test("Without a configuration, a coordinator can still approve a field")
  func approvesWithout() throws {
    var judge = DictationScopeGuard()
    judge.take(.damaged, at: noon)
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: noon)
    #expect(judge.decision(for: "name", on: "/report", at: noon).isAllowed)
    // An empty name cannot be approved, because it would cover every unknown field.
    #expect(throws: ApprovalRefusal.unknownField) {
      try judge.approve("", on: "/report", for: 60, by: coordinator, at: noon)
    }
    #expect(!judge.decision(for: "", on: "/report", at: noon).isAllowed)
  }

  @Test("Setting the clock back extends no approval")
  func clockSetBack() throws {
    var judge = judge()
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: noon)
    let before = noon.addingTimeInterval(-0.001)
    #expect(judge.decision(for: "name", on: "/report", at: before) == .denied(.field))
    #expect(judge.decision(for: "name", on: "/report", at: noon).isAllowed)
    judge.expire(at: noon.addingTimeInterval(60))
    #expect(judge.decision(for: "name", on: "/report", at: noon) == .denied(.field))
  }

  @Test("An approval applies to one field on one screen, and a later one replaces it")
  func approvesOne() throws {
    var judge = judge()
    try judge.approve("name", on: "/report", for: 600, by: coordinator, at: noon)
    #expect(judge.decision(for: "name", on: "/elsewhere", at: noon) == .denied(.screen))
    #expect(judge.decision(for: "name", on: "/report", at: noon).isAllowed)
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: noon)
    #expect(
      judge.decision(for: "name", on: "/report", at: noon)
        == .allowed(.approvedUntil(noon.addingTimeInterval(60))))
    try judge.withdraw("name", on: "/elsewhere", by: coordinator, at: noon)
    #expect(judge.approvals.count == 1)
  }

  @Test("Only users who may approve can withdraw an approval")
  func refusesWithdrawal() throws {
    var judge = judge()
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: noon)
    #expect(throws: ApprovalRefusal.role) {
      try judge.withdraw(
        "name", on: "/report", by: OrganizationUser(id: "ola", role: .member), at: noon)
    }
    #expect(judge.decision(for: "name", on: "/report", at: noon).isAllowed)
  }

  @Test("The log contains every action with its user, and no speech")
  func logs() throws {
    var judge = judge()
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: noon)
    let approval = try #require(judge.approvals.first)
    try? judge.approve(
      "name", on: "/report", for: 60, by: OrganizationUser(id: "ola", role: .member), at: noon)
    let end = noon.addingTimeInterval(60)
    judge.expire(at: end)
    judge.expire(at: end)
    try judge.approve("name", on: "/report", for: 60, by: coordinator, at: end)
    let second = try #require(judge.approvals.first)
    try judge.withdraw("name", on: "/report", by: coordinator, at: end)
    judge.take(.missing, at: end)
    #expect(
      judge.log.map(\.action) == [
        .loaded(organization: "lag"), .approved(approval),
        .refused(field: "name", approver: OrganizationUser(id: "ola", role: .member)),
        .expired(approval), .approved(second), .withdrawn(second, by: coordinator),
        .failed(fault: "missing"),
      ])
    for _ in 0..<2_000 { judge.take(.missing, at: end) }
    #expect(judge.log.count == 1_000)
  }

  @Test(
    "Developers are warned of a dictation field that the configuration does not approve",
    .covers("S4-48"))
  func warns() {
    let drawn = [
      FormField(id: "summary", titles: [:], kind: .text, allowsDictation: true),
      FormField(id: "name", titles: [:], kind: .line, allowsDictation: true),
      FormField(id: "hours", titles: [:], kind: .number, allowsDictation: false),
    ]
    let judge = judge()
    #expect(judge.warnings(drawing: drawn, on: "/report").map(\.field) == ["name"])
    #expect(judge.warnings(drawing: drawn, on: "/other").map(\.field) == ["summary", "name"])
    #expect(
      judge.warnings(drawing: drawn, on: "/report").first?.sentence
        == "The field name is displayed on /report, but the organization's configuration does not "
        + "approve it; approve it there, or display it as a field without dictation.")
  }
}
