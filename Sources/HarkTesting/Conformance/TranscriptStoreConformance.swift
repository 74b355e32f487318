import Foundation
import Hark

/// Checks that a transcript store meets the requirements of its port.
///
/// ```swift
/// let findings = await TranscriptStoreConformance(open: { Repository(path) }, end: { await $0.close() })
///   .findings()
/// ```
public struct TranscriptStoreConformance<Store: TranscriptStore>: Sendable {
  /// A requirement for transcript stores, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case keeps = "Dictations of processes that have ended are offered unchanged, oldest first."
    case replaces = "A change replaces the segments after those that it keeps, and the tail."
    case refusesGaps = "A change that would leave a gap returns false and is not saved."
    case hidesTheLiving = "A dictation of a running process is not offered, claimed, or removed."
    case offersReleased =
      "A released dictation is offered to all processes and can be claimed once."
    case finishes =
      "A finished dictation is removed; finishing it again, or an unknown one, does not throw."
  }

  /// A recent time in whole seconds: a store may delete old dictations and drop fractions.
  private let beginning = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))

  private let open: @Sendable () async throws -> Store
  private let end: @Sendable (Store) async throws -> Void

  /// Creates a check of an initially empty store, which `open` opens on behalf of a new process.
  ///
  /// `end` ends that process as abruptly as a kill.
  public init(
    open: @escaping @Sendable () async throws -> Store,
    end: @escaping @Sendable (Store) async throws -> Void
  ) {
    self.open = open
    self.end = end
  }

  /// Returns the first violation of each rule; empty if the store conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    for rule in Rule.allCases {
      do {
        if let breach = try await breach(of: rule) { findings.note(rule, breach) }
      } catch { findings.note(rule, "a \(type(of: error)) was thrown") }
    }
    return findings.all
  }

  private func breach(of rule: Rule) async throws -> String? {
    let (own, other) = (try await open(), try await open())
    let breach =
      switch rule {
      case .keeps: try await keeping(own, other)
      case .replaces: try await replacing(own, other)
      case .refusesGaps: try await gaps(own, other)
      case .hidesTheLiving: try await living(own, other)
      case .offersReleased: try await releasing(own, other)
      case .finishes: try await finishing(own, other)
      }
    for dictation in try await other.unfinished() {
      if try await other.claim(dictation.id) != nil { try await other.finish(dictation.id) }
    }
    try await end(other)
    return breach
  }
}

extension TranscriptStoreConformance {
  private func origin(_ moment: Double = 0) -> DictationOrigin {
    DictationOrigin(
      experience: "dictation", field: "notes", locale: .norwegianBokmal,
      settings: DictationSettings(.dictation, recognizer: "none"),
      startedAt: beginning.addingTimeInterval(moment))
  }

  private func change(
    _ origin: DictationOrigin, _ segments: [String], _ tail: String = "", keeping: Int = 0
  ) -> DictationChange { DictationChange(origin, keeping: keeping, segments: segments, tail: tail) }

  private func keeping(_ own: Store, _ other: Store) async throws -> String? {
    let (later, sooner) = (origin(2), origin(1))
    let wasWhole = try await own.write(change(later, ["æ ø", "å"], "…"))
    _ = try await own.write(change(sooner, [], "one"))
    try await end(own)
    let wanted = [
      UnfinishedDictation(sooner, segments: [], tail: "one"),
      UnfinishedDictation(later, segments: ["æ ø", "å"], tail: "…"),
    ]
    let found = try await other.unfinished()
    return wasWhole && found == wanted ? nil : "other content was offered"
  }

  private func replacing(_ own: Store, _ other: Store) async throws -> String? {
    let origin = origin()
    _ = try await own.write(change(origin, ["one", "two", "three"], "four"))
    let wasWhole = try await own.write(change(origin, ["too"], keeping: 1))
    try await end(own)
    let found = try await other.unfinished().first
    return wasWhole && found?.segments == ["one", "too"] && found?.tail == ""
      ? nil : "other segments were stored"
  }

  private func gaps(_ own: Store, _ other: Store) async throws -> String? {
    let wasWhole = try await own.write(change(origin(), ["two"], keeping: 1))
    try await end(own)
    if wasWhole { return "it returned true" }
    return try await other.unfinished().isEmpty ? nil : "it was saved"
  }

  private func living(_ own: Store, _ other: Store) async throws -> String? {
    let origin = origin()
    _ = try await own.write(change(origin, ["one"]))
    if try await !other.unfinished().isEmpty { return "it was offered to another process" }
    if try await !own.unfinished().isEmpty { return "it was offered to its owner" }
    if try await other.claim(origin.id) != nil { return "it was claimed" }
    try await other.finish(origin.id)
    try await end(own)
    return try await other.unfinished().isEmpty ? "another process removed it" : nil
  }

  private func releasing(_ own: Store, _ other: Store) async throws -> String? {
    let origin = origin()
    _ = try await own.write(change(origin, ["one"]))
    try await own.release(origin.id)
    let (mine, others) = (try await own.unfinished().count, try await other.unfinished().count)
    if mine != 1 || others != 1 { return "it was offered to \(mine + others) of 2" }
    let claims = [
      try await other.claim(origin.id), try await own.claim(origin.id),
      try await other.claim(origin.id),
    ]
    .compactMap { $0 }
    try await other.finish(origin.id)
    try await end(own)
    return claims.map(\.segments) == [["one"]] ? nil : "it was claimed \(claims.count) times"
  }

  private func finishing(_ own: Store, _ other: Store) async throws -> String? {
    let origin = origin()
    _ = try await own.write(change(origin, ["one"]))
    try await own.finish(origin.id)
    try await own.finish(origin.id)
    try await own.finish(UUID())
    try await end(own)
    return try await other.unfinished().isEmpty ? nil : "it was offered"
  }
}
