import Hark

/// Checks that empty storage for call recordings meets the requirements of its port.
public struct CallRecordingsConformance: Sendable {
  /// A requirement for storage of call recordings, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case works = "Recordings can be started, written, finished, listed, and deleted."
    case keepsAll = "A recording is as long as the audio written to it."
    case showsWhatIsUnderWay = "A recording in progress is listed as such or not at all."
    case guardsWhatIsUnderWay = "Deleting a recording in progress throws underWay."
    case namesPlainly = "IDs are unique and consist of lowercase letters, digits, and hyphens."
    case sortsByTime = "IDs sort by time, and the newest recording is listed first."
    case finishesTwice = "finish() can be called twice."
    case removesEmpty = "A recording without audio is removed."
    case deletes = "A deleted recording is no longer listed, and deleting it again does not throw."
    case keepsTheYoung = "expire does not delete new recordings."
  }

  private let make: @Sendable () async throws -> any CallRecordings

  /// Creates a check of the storage that `make` returns.
  public init(make: @escaping @Sendable () async throws -> any CallRecordings) { self.make = make }

  /// Returns the first violation of each rule; empty if the storage conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    do {
      let place = try await make()
      let ids = try await record(in: place, &findings)
      try await empty(in: place, ids, &findings)
      try await delete(ids, in: place, &findings)
    } catch { findings.note(.works, "a \(type(of: error)) was thrown") }
    return findings.all
  }

  private func record(
    in place: any CallRecordings, _ findings: inout Findings<Rule>
  ) async throws -> [CallRecording.ID] {
    var ids: [CallRecording.ID] = []
    for number in 1...3 {
      // Identifiers are required to sort by time only to the millisecond.
      try await Task.sleep(nanoseconds: 2_000_000)
      let writer = try await place.begin()
      ids.append(writer.id)
      try await writer.write(Self.sound(seconds: Double(number)))
      let shown = try await place.recordings().first { $0.id == writer.id }
      findings.note(
        .showsWhatIsUnderWay, "it was listed as complete", if: shown?.isUnderWay == false)
      do {
        try await place.delete(writer.id)
        findings.note(.guardsWhatIsUnderWay, "it was deleted")
      } catch {
        findings.note(
          .guardsWhatIsUnderWay, "a \(type(of: error)) was thrown",
          if: error as? CallRecordingFailure != .underWay)
      }
      try await writer.finish()
      if (try? await writer.finish()) == nil { findings.note(.finishesTwice, "it threw") }
    }
    let listed = try await place.recordings()
    let lengths = listed.map(\.seconds)
    findings.note(
      .keepsAll, "\(lengths) s instead of 3, 2, and 1 s",
      if: lengths.count != 3 || zip(lengths, [3, 2, 1]).contains { abs($0 - $1) > 0.05 })
    findings.note(
      .showsWhatIsUnderWay, "a finished one was listed as in progress",
      if: listed.contains(where: \.isUnderWay))
    findings.note(
      .sortsByTime, "the order differed",
      if: listed.map(\.id) != ids.reversed() || ids != ids.sorted())
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    findings.note(
      .namesPlainly, "an ID differed",
      if: !ids.allSatisfy(plain.isSuperset) || Set(ids).count != ids.count)
    return ids
  }

  private func empty(
    in place: any CallRecordings, _ ids: [CallRecording.ID], _ findings: inout Findings<Rule>
  ) async throws {
    try await place.begin().finish()
    let count = try await place.recordings().count
    findings.note(.removesEmpty, "it was listed", if: count != ids.count)
    let expired = try await place.expire(keeping: .week)
    let left = try await place.recordings().count
    findings.note(.keepsTheYoung, "\(expired) were deleted", if: expired != 0 || left != ids.count)
  }

  private func delete(
    _ ids: [CallRecording.ID], in place: any CallRecordings, _ findings: inout Findings<Rule>
  ) async throws {
    for _ in 1...2 { for id in ids { try await place.delete(id) } }
    let left = try await place.recordings().count
    findings.note(.deletes, "\(left) remained", if: left != 0)
  }

  private static func sound(seconds: Double) -> CallFrames {
    let tone = (0..<AudioTime.samples(seconds)).map { sample in
      let level = abs(sample % 64 - 32) - 16
      return Float(level) / 128
    }
    return CallFrames(person: tone, agent: tone)
  }
}
