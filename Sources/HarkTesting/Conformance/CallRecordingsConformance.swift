import Hark

/// Checks that a store of call recordings meets the requirements of its port; the store must
/// initially be empty.
public struct CallRecordingsConformance: Sendable {
  /// A requirement for stores of call recordings.
  public enum Rule: String, Sendable, CaseIterable {
    /// The basic operations work.
    case works = "Recordings can be begun, written, finished, listed and deleted."

    /// Recordings are complete.
    case keepsAll = "A recording is as long as what was written."

    /// Other readers may see a recording in progress.
    case showsWhatIsUnderWay = "A recording that is being written is shown as such, if at all."

    /// A recording in progress cannot be deleted.
    case guardsWhatIsUnderWay = "Deleting a recording that is being written throws underWay."

    /// Identifiers are safe in file names and URLs.
    case namesPlainly = "Ids are made of small letters, digits and hyphens, and differ."

    /// The newest recording comes first.
    case sortsByTime = "Later recordings have ids that sort behind, and are listed before."

    /// Finishing twice is harmless.
    case finishesTwice = "finish() may be called again."

    /// Empty recordings are deleted.
    case removesEmpty = "A recording without sound is removed."

    /// Deletion takes effect.
    case deletes = "A deleted recording is gone, and deleting it again is harmless."

    /// Recent recordings remain.
    case keepsTheYoung = "expire deletes nothing that was made just now."
  }

  private let make: @Sendable () async throws -> any CallRecordings

  /// Creates a check of the storage that `make` returns.
  public init(make: @escaping @Sendable () async throws -> any CallRecordings) {
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the storage conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    do {
      let place = try await make()
      let ids = try await record(in: place, &findings)
      try await empty(in: place, ids, &findings)
      try await delete(ids, in: place, &findings)
    } catch {
      findings.note(.works, "\(type(of: error)) was thrown.")
    }
    return findings.all
  }

  private func record(
    in place: any CallRecordings, _ findings: inout Findings<Rule>
  ) async throws -> [CallRecording.ID] {
    var ids: [CallRecording.ID] = []
    for number in 1...3 {
      // Recordings start at least 2 ms apart, because identifiers need to sort only at millisecond
      // precision.
      try await Task.sleep(nanoseconds: 2_000_000)
      let writer = try await place.begin()
      ids.append(writer.id)
      try await writer.write(Self.sound(seconds: Double(number)))
      let shown = try await place.recordings().first { $0.id == writer.id }
      findings.note(
        .showsWhatIsUnderWay, "It was shown as complete.", if: shown?.isUnderWay == false)
      if await refusal(of: writer.id, in: place) != .underWay {
        findings.note(.guardsWhatIsUnderWay, "It was not refused.")
      }
      try await writer.finish()
      if (try? await writer.finish()) == nil { findings.note(.finishesTwice, "It threw.") }
    }
    let listed = try await place.recordings()
    let lengths = listed.map(\.seconds)
    findings.note(
      .keepsAll, "Of 3, 2 and 1 s they were \(lengths) s.",
      if: lengths.count != 3 || zip(lengths, [3, 2, 1]).contains { abs($0 - $1) > 0.05 })
    findings.note(
      .showsWhatIsUnderWay, "A finished one is.", if: listed.contains(where: \.isUnderWay))
    findings.note(
      .sortsByTime, "They were not.", if: listed.map(\.id) != ids.reversed() || ids != ids.sorted())
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
    findings.note(
      .namesPlainly, "They were not.",
      if: !ids.allSatisfy(plain.isSuperset) || Set(ids).count != ids.count)
    return ids
  }

  private func empty(
    in place: any CallRecordings, _ ids: [CallRecording.ID], _ findings: inout Findings<Rule>
  ) async throws {
    try await place.begin().finish()
    let count = try await place.recordings().count
    findings.note(.removesEmpty, "It is listed.", if: count != ids.count)
    let expired = try await place.expire(keeping: .week)
    let left = try await place.recordings().count
    findings.note(.keepsTheYoung, "\(expired) are gone.", if: expired != 0 || left != ids.count)
  }

  private func delete(
    _ ids: [CallRecording.ID], in place: any CallRecordings, _ findings: inout Findings<Rule>
  ) async throws {
    for _ in 1...2 { for id in ids { try await place.delete(id) } }
    let left = try await place.recordings().count
    findings.note(.deletes, "\(left) are left.", if: left != 0)
  }

  private func refusal(
    of id: CallRecording.ID, in place: any CallRecordings
  ) async -> CallRecordingFailure? {
    do {
      try await place.delete(id)
      return nil
    } catch {
      return error as? CallRecordingFailure
    }
  }

  private static func sound(seconds: Double) -> CallFrames {
    let tone = (0..<AudioTime.samples(seconds)).map { Float(abs($0 % 64 - 32) - 16) / 128 }
    return CallFrames(person: tone, agent: tone)
  }
}
