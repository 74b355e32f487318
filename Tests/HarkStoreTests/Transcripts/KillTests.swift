#if !canImport(UIKit)
  import Foundation
  import Hark
  import HarkStore
  import LedgerCoverage
  import Testing

  /// Processes that dictate are really killed, on the real disk, and what they had shown is looked for.
  ///
  /// `HARK_KILLS` says how many; `make torture` does a thousand.
  @Suite("A dictation that is killed", .serialized, .timeLimit(.minutes(60)))
  struct KillTests {
    private let folder = TemporaryFolder()

    private static let asked = ProcessInfo.processInfo.environment["HARK_KILLS"].flatMap(Int.init)

    private static let count = asked ?? 50

    /// The oldest interim word that may be missing, in seconds: on a machine that does nothing else
    /// what is promised; among many other tests a write may have to wait for the disk.
    private static let longest = asked == nil ? 1.25 : 0.25

    /// What was found after one kill.
    private struct Findings: Sendable {
      var finals = 0
      var interims = 0

      /// How old the oldest missing interim word was, in seconds, less what the process stood still.
      var missing = 0.0
    }

    @Test(
      "Every final segment that was shown is there, and of the interim at most the last moment is missing",
      .covers("S4-41"))
    func kills() async throws {
      var all: [Findings] = []
      try await withThrowingTaskGroup(of: Findings.self) { group in
        for number in 0..<Self.count {
          if number >= 6, let findings = try await group.next() { all.append(findings) }
          group.addTask { try await kill(number) }
        }
        for try await findings in group { all.append(findings) }
      }
      let finals = all.reduce(0) { $0 + $1.finals }
      let longest = all.map(\.missing).max() ?? 0
      print(
        "Killed \(all.count) times: \(finals) final segments had been shown and none is missing;",
        "interim missing for at most \(Int((longest * 1_000).rounded())) ms.")
      #expect(all.count == Self.count)
      // A test in which nothing had been shown would prove nothing.
      #expect(finals > Self.count / 2 && all.filter { $0.interims > 0 }.count > Self.count / 2)
    }

    private func kill(_ number: Int) async throws -> Findings {
      let path = folder.file("\(number).sqlite")
      let child = try DictationChild(
        path: path, seed: number, output: folder.file("\(number).shown"))
      try await Task.sleep(nanoseconds: .random(in: 100_000_000...2_500_000_000))
      let end = child.kill()
      let shown = try child.shown()
      let repository = PartialTranscriptionRepository(path: path)
      let found = try await repository.unfinished()
      await repository.close()
      #expect(shown.allSatisfy { $0.kind != "X" })
      return try check(shown, until: end, found)
    }

    private func check(
      _ shown: [DictationChild.Shown], until end: Double, _ found: [UnfinishedDictation]
    ) throws -> Findings {
      let finals = shown.filter { $0.kind == "F" }.map(\.text)
      let kept = found.first
      #expect(found.count <= 1)
      #expect(finals == Array((kept?.segments ?? []).prefix(finals.count)))
      // Nothing is lost in the middle, and nothing stands twice.
      let words = (kept?.text ?? "").split(separator: " ").map(String.init)
      #expect(words == (0..<words.count).map { "w\($0 + 1)" })
      if let kept {
        #expect(kept.origin.experience == "dictation" && kept.origin.field == "summary")
        #expect(kept.origin.locale == .norwegianBokmal)
        #expect(kept.origin.settings.recognizer == "scripted")
        #expect(abs(kept.origin.startedAt.timeIntervalSinceNow) < 3_600)
      }
      let last = words.count
      let missed = shown.first { $0.kind == "I" && number(of: $0.text) > last }
      let age = missed.map { end - $0.time - stillness(shown, since: $0.time, until: end) } ?? 0
      #expect(age <= Self.longest, "the word after w\(last) had been shown for \(age) s")
      return Findings(
        finals: finals.count, interims: shown.filter { $0.kind == "I" }.count, missing: max(0, age))
    }

    /// The number of the last word of a text.
    private func number(of text: String) -> Int {
      text.split(separator: " ").last.flatMap { Int($0.dropFirst()) } ?? 0
    }

    /// How long the process did nothing at all, because others had the machine; in seconds.
    private func stillness(
      _ shown: [DictationChild.Shown], since: Double, until end: Double
    ) -> Double {
      let beats = [since] + shown.filter { $0.kind == "B" && $0.time > since }.map(\.time) + [end]
      return zip(beats, beats.dropFirst()).reduce(0) { $0 + max(0, $1.1 - $1.0 - 0.04) }
    }
  }
#endif
