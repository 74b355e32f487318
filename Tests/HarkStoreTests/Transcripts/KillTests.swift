#if !canImport(UIKit)
  import Foundation
  import Hark
  import HarkStore
  import LedgerCoverage
  import Testing

  /// Kills real processes that dictate to a real disk, and compares the saved text with their
  /// output.
  ///
  /// The clock of their sessions advances only when nothing is due, so the results depend neither on
  /// the disk's speed nor on the machine's load.
  ///
  /// `HARK_KILLS` is the number of kills; `make prove` uses a thousand.
  @Suite("Killed dictations", .serialized, .timeLimit(.minutes(60)))
  struct KillTests {
    private let folder = TemporaryFolder()

    private static let count =
      ProcessInfo.processInfo.environment["HARK_KILLS"].flatMap(Int.init) ?? 50

    /// The maximum age of a missing interim word, in seconds of the session's clock.
    private static let longest = 0.25

    /// The results of one kill.
    private struct Findings: Sendable {
      /// The number of final segments that were shown and saved.
      var finals = 0
      var interims = 0

      /// The age of the oldest missing interim word, in seconds of the session's clock.
      var missing = 0.0
    }

    @Test(
      "All final segments are saved, and at most the last moment of interim text is missing",
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
        "Killed \(all.count) times: \(finals) final segments had been shown and are there;",
        "interim missing for at most \(Int((longest * 1_000).rounded())) ms.")
      #expect(all.count == Self.count)
      // If the processes had shown nothing, the test would prove nothing.
      #expect(finals > Self.count / 2 && all.filter { $0.interims > 0 }.count > Self.count / 2)
    }

    private func kill(_ number: Int) async throws -> Findings {
      // Each process has its own folder, because only one at a time can open a file in a folder,
      // and on a busy disk the others would wait too long.
      let path = folder.file("\(number)/unfinished.sqlite")
      let child = try DictationChild(
        path: path, seed: number, output: folder.file("\(number).shown"))
      // Most processes are killed a random number of lines after they have shown output of each
      // kind, the others after the first audio; the kill can also fall between the lines around a
      // write.
      let signs: Set<Character> = number % 3 == 2 ? ["B"] : ["B", "I", "F"]
      let more = Int.random(in: 0...200)
      await child.shows { shown in
        var missing = signs
        let begin = shown.firstIndex { missing.remove($0.kind) != nil && missing.isEmpty }
        return begin.map { shown.count - $0 > more } ?? false
      }
      child.kill()
      let shown = await child.shown()
      let repository = PartialTranscriptionRepository(path: path)
      let found = try await repository.unfinished()
      await repository.close()
      #expect(shown.allSatisfy { $0.kind != "X" })
      return check(shown, found)
    }

    private func check(
      _ shown: [DictationChild.Shown], _ found: [UnfinishedDictation]
    ) -> Findings {
      let finals = shown.filter { $0.kind == "F" }
      let kept = found.first
      let segments = kept?.segments ?? []
      #expect(found.count <= 1)
      // A segment is shown after it is saved, so the store may contain more segments.
      #expect(finals.map(\.text) == Array(segments.prefix(finals.count)))
      // No word is missing from the middle, and none appears twice.
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
      let age = missed.map { missed in (shown.last?.time ?? 0) - missed.time } ?? 0
      #expect(age <= Self.longest, "the word after w\(last) had been shown for \(age) s")
      return Findings(
        finals: finals.count,
        interims: shown.filter { $0.kind == "I" }.count, missing: age)
    }

    /// Returns the number in the last word of `text`.
    private func number(of text: String) -> Int {
      text.split(separator: " ").last.flatMap { Int($0.dropFirst()) } ?? 0
    }
  }
#endif
