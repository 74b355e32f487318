import Foundation
import Hark
import HarkServices
import LedgerCoverage
import Testing

@testable import HarkScreens

@Suite("Field configuration files")
struct FieldConfigurationFileTests {
  private let folder: URL

  init() throws {
    folder = URL(fileURLWithPath: NSTemporaryDirectory() + "hark-scope-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func file(_ text: String) throws -> FieldConfigurationFile {
    let url = folder.appendingPathComponent("fields.json")
    try text.write(to: url, atomically: true, encoding: .utf8)
    return FieldConfigurationFile(url)
  }

  @Test("Fields and screens are loaded from the file", .covers("S4-47"))
  func whole() async throws {
    let file = try file(
      """
      {"organization": "lag", "validUntil": "2027-01-31T12:00:00Z", "screens": [
        {"route": "/report", "fields": [
          {"id": "summary", "titles": {"nb": "Sammendrag"}, "kind": "text", "allowsDictation": true},
          {"id": "name", "titles": {}, "kind": "line", "allowsDictation": false}]}]}
      """)
    let configuration = try await file.load()
    #expect(configuration.validUntil == Date(timeIntervalSince1970: 1_801_396_800))
    let fields = try #require(configuration.screen(at: "/report")?.fields)
    #expect(fields.map(\.allowsDictation) == [true, false])
    #expect(fields.map { $0.title(in: .norwegianBokmal) } == ["Sammendrag", "name"])
  }

  @Test("A nonexistent file is missing, and one with other content is damaged")
  func useless() async throws {
    let nowhere = FieldConfigurationFile(folder.appendingPathComponent("nowhere.json"))
    await #expect(throws: ConfigurationFault.missing) { try await nowhere.load() }
    let field = #"{"id": "a", "titles": {}, "kind": "text", "allowsDictation": true}"#
    for text in [
      "", "{}", "[]", #"{"organization": "lag", "screens": 3}"#,
      #"{"organization": "lag", "screens": [{"route": "", "fields": []}]}"#,
      #"{"organization": "lag", "screens": [{"route": "/r", "fields": [\#(field), \#(field)]}]}"#,
      #"{"organization": "lag", "validUntil": "soon", "screens": []}"#,
    ] {
      let file = try file(text)
      await #expect(throws: ConfigurationFault.damaged, "\(text)") { try await file.load() }
    }
  }

  @Test("A folder, a pipe or a device is damaged, without waiting")
  func odd() async throws {
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
    let huge = folder.appendingPathComponent("huge")
    #expect(FileManager.default.createFile(atPath: huge.path, contents: nil))
    let handle = try FileHandle(forWritingTo: huge)
    try handle.truncate(atOffset: 1 << 36)
    try handle.close()
    for url in [pipe, link, huge, folder, URL(fileURLWithPath: "/dev/zero")] {
      await #expect(throws: ConfigurationFault.damaged, "\(url.path)") {
        try await FieldConfigurationFile(url).load()
      }
    }
    let whole = try file(#"{"organization": "lag", "screens": []}"#)
    let other = folder.appendingPathComponent("other")
    try FileManager.default.createSymbolicLink(at: other, withDestinationURL: whole.url)
    #expect(try await FieldConfigurationFile(other).load().organization == "lag")
  }

  @Test("Approvals are saved only for their owner; a damaged file has none")
  func approvals() async throws {
    var judge = DictationScopeGuard()
    let now = Date(timeIntervalSince1970: 1_800_000_000.25)
    try judge.approve(
      "a", on: "/r", for: 60, by: OrganizationUser(id: "kari", role: .admin), at: now)
    let file = ApprovalFile(folder.appendingPathComponent("approvals.json"))
    #expect(await file.approvals() == [])
    try await file.keep(judge.approvals)
    try await file.keep(judge.approvals)
    #expect(await file.approvals() == judge.approvals)
    let rights = try FileManager.default.attributesOfItem(atPath: file.url.path)
    #expect(rights[.posixPermissions] as? Int == 0o600)
    try Data("no JSON".utf8).write(to: file.url)
    #expect(await file.approvals() == [])
  }

  @Test("Concurrent saves leave one complete list and no other files")
  func approvalsAtOnce() async throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let lists = try (1...6).map { count -> [TemporaryApproval] in
      var judge = DictationScopeGuard()
      for field in 1...count * 20 {
        try judge.approve(
          "\(field)", on: "/r", for: 60, by: OrganizationUser(id: "kari", role: .admin), at: now)
      }
      return judge.approvals
    }
    let file = ApprovalFile(folder.appendingPathComponent("approvals.json"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for list in lists {
        group.addTask { for _ in 0..<20 { try await file.keep(list) } }
      }
      try await group.waitForAll()
    }
    #expect(lists.contains(await file.approvals()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["approvals.json"])
  }
}
