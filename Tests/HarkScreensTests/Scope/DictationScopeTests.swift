import Foundation
import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkScreens

@Suite("Scope of dictation in an app", .seeds(50), .hangLimit(minutes: 5))
struct DictationScopeTests {
  private let clock = ManualTimekeeper.serial()
  private let loader = ScriptedFieldConfiguration(.report())

  private func scope(archive: (any ApprovalArchive)? = nil) -> DictationScope {
    DictationScope(
      loader, archive: archive, timekeeper: clock,
      today: { [clock] in Date(timeIntervalSince1970: clock.now) }, warn: { _ in })
  }

  private let coordinator = OrganizationUser(id: "kari", role: .coordinator)

  @Test("An observer sees an approval begin and expire", .covers("S4-49"))
  func watches() async throws {
    let scope = scope()
    var views = await scope.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "name") == .denied(.field))
    try await scope.approve("name", on: "/report", for: 100, by: coordinator)
    #expect(await views.next()?.decision(for: "name").isAllowed == true)
    // The scope waits for the approval's expiration in steps.
    await clock.sleepers(1)
    await clock.advance(by: 60)
    #expect(await views.next()?.decision(for: "name").isAllowed == true)
    await clock.sleepers(1)
    await clock.advance(by: 40)
    #expect(await views.next()?.decision(for: "name") == .denied(.field))
    #expect(await scope.log.count == 3)
  }

  @Test("An expired configuration is requested again")
  func renews() async {
    loader.set(.report(until: 30))
    let scope = scope()
    var views = await scope.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "summary") == .allowed(.approved))
    loader.fail(.missing)
    await clock.sleepers(1)
    await clock.advance(by: 30)
    var view = await views.next()
    while view?.decision(for: "summary") == .allowed(.approved) { view = await views.next() }
    #expect(view?.decision(for: "summary") == .allowed(.approvedEarlier))
    loader.set(.report())
    await scope.reload()
    while view?.decision(for: "summary") != .allowed(.approved) { view = await views.next() }
  }

  @Test("A newer configuration applies as soon as the old one has expired")
  func renewsByItself() async {
    loader.set(.report(until: 30))
    let scope = scope()
    var views = await scope.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "summary") == .allowed(.approved))
    loader.set(.report())
    await clock.sleepers(1)
    await clock.advance(by: 30)
    #expect(await views.next()?.decision(for: "summary") == .allowed(.approved))
  }

  @Test("Approvals persist across launches")
  func keeps() async throws {
    let archive = MemoryArchive()
    try await scope(archive: archive).approve("name", on: "/report", for: 100, by: coordinator)
    let next = scope(archive: archive)
    var views = await next.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "name").isAllowed == true)
  }

  @Test("Scopes that share an archive see each other's approvals when a form is opened")
  func shared() async throws {
    let archive = MemoryArchive()
    let (here, there) = (scope(archive: archive), scope(archive: archive))
    for scope in [here, there] { _ = await scope.views(of: "/report") }
    try await here.approve("name", on: "/report", for: 100, by: coordinator)
    var views = await there.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "name").isAllowed == true)
    try await there.approve("summary", on: "/report", for: 100, by: coordinator)
    #expect(await archive.approvals().count == 2)
    try await here.withdraw("name", on: "/report", by: coordinator)
    views = await there.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "name").isAllowed == false)
  }

  @Test("An expiring approval leaves approvals saved by others")
  func endsBesideOthers() async throws {
    let archive = MemoryArchive()
    let here = scope(archive: archive)
    try await here.approve("name", on: "/report", for: 30, by: coordinator)
    try await scope(archive: archive).approve("summary", on: "/report", for: 100, by: coordinator)
    await clock.sleepers(1)
    await clock.advance(by: 30)
    await SerialScheduler.shared.settle()
    #expect(await archive.approvals().map(\.field) == ["summary"])
    var views = await here.views(of: "/report").makeAsyncIterator()
    #expect(await views.next()?.decision(for: "name") == .denied(.field))
  }

  @Test("Withdrawing one approval leaves those of an earlier run")
  func withdraws() async throws {
    let archive = MemoryArchive()
    for field in ["name", "summary"] {
      try await scope(archive: archive).approve(field, on: "/report", for: 100, by: coordinator)
    }
    try await scope(archive: archive).withdraw("summary", on: "/report", by: coordinator)
    #expect(await archive.approvals().map(\.field) == ["name"])
  }

  @Test("The newest list is saved last, even if saving is slow")
  func ordered() async throws {
    let archive = MemoryArchive(isSlow: true)
    let scope = scope(archive: archive)
    let approving = Task {
      try await scope.approve("name", on: "/report", for: 100, by: coordinator)
    }
    await archive.asked()
    let withdrawing = Task { try await scope.withdraw("name", on: "/report", by: coordinator) }
    var views = await scope.views(of: "/report").makeAsyncIterator()
    while await views.next()?.decision(for: "name").isAllowed == true {}
    await archive.goOn()
    try await approving.value
    try await withdrawing.value
    #expect(await archive.approvals() == [])
  }

  @Test("A drawn form is checked for its developer", .covers("S4-48"))
  func warns() async {
    let (warnings, warning) = AsyncStream<ScopeWarning>.makeStream()
    let scope = DictationScope(loader, timekeeper: clock, warn: { warning.yield($0) })
    await scope.reload()
    let field = FormField(id: "other", titles: [:], kind: .text, allowsDictation: true)
    await scope.drew([field], on: "/report")
    warning.finish()
    #expect(await warnings.reduce(into: []) { $0.append($1.field) } == ["other"])
  }
}

extension FieldConfiguration {
  /// Returns a configuration that approves `summary` but not `name` on `/report`.
  fileprivate static func report(until end: Double? = nil) -> FieldConfiguration {
    FieldConfiguration(
      organization: "lag", validUntil: end.map(Date.init(timeIntervalSince1970:)),
      screens: [
        FormScreen(
          route: "/report",
          fields: [
            FormField(
              id: "summary", titles: ["nb": "Sammendrag"], kind: .text, allowsDictation: true),
            FormField(id: "name", titles: ["nb": "Navn"], kind: .line, allowsDictation: false),
          ])
      ])
  }
}

private actor MemoryArchive: ApprovalArchive {
  private var kept: [TemporaryApproval] = []
  private var isSlow: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var asking: [CheckedContinuation<Void, Never>] = []

  /// Creates an archive; a slow one saves its first list only after `goOn()`.
  init(isSlow: Bool = false) { self.isSlow = isSlow }

  func approvals() -> [TemporaryApproval] { kept }

  func keep(_ approvals: [TemporaryApproval]) async {
    if isSlow {
      isSlow = false
      await withCheckedContinuation { continuation in
        waiting.append(continuation)
        for asker in asking { asker.resume() }
        asking = []
      }
    }
    kept = approvals
  }

  /// Returns when the slow archive has received its first list.
  func asked() async {
    if waiting.isEmpty { await withCheckedContinuation { asking.append($0) } }
  }

  func goOn() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
