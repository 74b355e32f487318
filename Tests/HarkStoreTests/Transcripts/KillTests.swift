#if !canImport(UIKit)
  import Foundation
  import Hark
  import HarkStore
  import LedgerCoverage
  import Testing

  /// Kills real processes that dictate to a real disk, and compares the saved text with their
  /// output.
  ///
  /// `HARK_KILLS` is the number of kills; `make prove` uses a thousand.
  @Suite("Killed dictations", .serialized, .timeLimit(.minutes(60)))
  struct KillTests {
    private let folder = TemporaryFolder()

    private static let asked = ProcessInfo.processInfo.environment["HARK_KILLS"].flatMap(Int.init)

    private static let count = asked ?? 50

    /// The maximum age of a missing interim word, in seconds.
    ///
    /// With `HARK_KILLS`, on an otherwise idle machine, this is the guaranteed limit; beside other
    /// tests, it includes scheduling delays.
    private static let longest = asked == nil ? 1.25 : 0.25

    /// The results of one kill.
    private struct Findings: Sendable {
      /// The number of final segments that were shown and saved.
      var finals = 0
      var interims = 0

      /// The age of the oldest missing interim word, in seconds, excluding delays.
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
      // kind, the others after the first audio; also between the lines around a write.
      let signs: Set<Character> = number % 3 == 2 ? ["B"] : ["B", "I", "F"]
      let more = Int.random(in: 0...200)
      await child.shows { shown in
        var missing = signs
        let begin = shown.firstIndex { missing.remove($0.kind) != nil && missing.isEmpty }
        return begin.map { shown.count - $0 > more } ?? false
      }
      let end = child.kill()
      let shown = await child.shown()
      let repository = PartialTranscriptionRepository(path: path)
      let found = try await repository.unfinished()
      await repository.close()
      #expect(shown.allSatisfy { $0.kind != "X" })
      return try check(shown, until: end, found)
    }

    private func check(
      _ shown: [DictationChild.Shown], until end: Double, _ found: [UnfinishedDictation]
    ) throws -> Findings {
      let finals = shown.filter { $0.kind == "F" }
      let kept = found.first
      let segments = kept?.segments ?? []
      #expect(found.count <= 1)
      #expect(
        finals.prefix(segments.count).map(\.text) == Array(segments.prefix(finals.count)))
      if let unkept = finals.dropFirst(segments.count).first {
        // A segment waits at most 0.1 s for the store.
        let delay = delay(shown, since: unkept.time - 0.2, until: unkept.time)
        #expect(
          Self.asked == nil && delay > 0.05,
          "\(unkept.text) had been shown, and \(delay) s before that nothing could be kept")
      }
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
      let age = missed.map { end - $0.time - delay(shown, since: $0.time, until: end) } ?? 0
      #expect(age <= Self.longest, "the word after w\(last) had been shown for \(age) s")
      return Findings(
        finals: min(finals.count, segments.count),
        interims: shown.filter { $0.kind == "I" }.count, missing: max(0, age))
    }

    /// Returns the number of the last word of a text.
    private func number(of text: String) -> Int {
      text.split(separator: " ").last.flatMap { Int($0.dropFirst()) } ?? 0
    }

    /// Returns how long nothing could be saved, in seconds, because the process was not scheduled
    /// or the disk was busy.
    private func delay(
      _ shown: [DictationChild.Shown], since: Double, until end: Double
    ) -> Double {
      func times(_ kind: Character) -> [Double] { shown.filter { $0.kind == kind }.map(\.time) }
      let beats = times("B") + [end]
      var spans = zip(beats, beats.dropFirst()).map { ($0 + 0.04, $1) }
      // On an otherwise idle machine, the guaranteed limit includes the disk's own time.
      if Self.asked == nil { spans += zip(times("W"), times("K") + [end]) }
      var (delay, reached) = (0.0, since)
      for (begin, over) in spans.sorted(by: { $0.0 < $1.0 }) {
        let (begin, over) = (max(begin, reached), min(over, end))
        guard begin < over else { continue }
        delay += over - begin
        reached = over
      }
      return delay
    }
  }
#endif
