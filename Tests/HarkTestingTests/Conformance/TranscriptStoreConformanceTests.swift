import Foundation
import Hark
import HarkTesting
import Testing

@Suite("Conformance check of transcript stores")
struct TranscriptStoreConformanceTests {
  private typealias Rule = TranscriptStoreConformance<BrokenStore>.Rule

  @Test("The scripted store conforms")
  func fake() async {
    let store = ScriptedTranscriptStore()
    let check = TranscriptStoreConformance(
      open: { ScriptedTranscriptStore(sharedWith: store) }, end: { $0.die() })
    let findings = await check.findings()
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test("A store that breaks a rule is reported", arguments: Rule.allCases)
  private func broken(rule: Rule) async {
    let store = ScriptedTranscriptStore()
    let check = TranscriptStoreConformance(
      open: { BrokenStore(inside: ScriptedTranscriptStore(sharedWith: store), breaking: rule) },
      end: { $0.inside.die() })
    #expect(await check.findings().map(\.rule).contains(rule.rawValue))
  }
}

/// A store that breaks one rule.
private struct BrokenStore: TranscriptStore {
  let inside: ScriptedTranscriptStore
  let breaking: TranscriptStoreConformance<BrokenStore>.Rule

  func write(_ change: DictationChange) async throws -> Bool {
    var change = change
    switch breaking {
    case .keeps: change.tail = ""
    case .replaces: change.keeping = 0
    case .refusesGaps: change.keeping = 0
    case .hidesTheLiving, .offersReleased, .finishes: break
    }
    let wasWhole = try await inside.write(change)
    if breaking == .hidesTheLiving { try await inside.release(change.origin.id) }
    return wasWhole
  }

  func finish(_ id: UUID) async throws { if breaking != .finishes { try await inside.finish(id) } }

  func release(_ id: UUID) async throws {
    if breaking != .offersReleased { try await inside.release(id) }
  }

  func unfinished() async throws -> [UnfinishedDictation] { try await inside.unfinished() }

  func claim(_ id: UUID) async throws -> UnfinishedDictation? { try await inside.claim(id) }
}
