#if !canImport(UIKit)
  import Foundation
  import LedgerCoverage
  import Testing

  /// Dictates in a separate process, so that other tests do not affect the measured costs.
  ///
  /// The recognizer's tasks last one minute, and the text is saved to a file. The dictation takes
  /// twelve minutes, or an hour with `HARK_HOUR`, as in `make prove`.
  @Suite("Long dictations", .serialized, .timeLimit(.minutes(30)))
  struct LongDictationTests {
    private let folder = TemporaryFolder()

    private static let isHour = ProcessInfo.processInfo.environment["HARK_HOUR"] != nil
    private static let minutes = isHour ? 60 : 12

    /// The early minutes to compare with the last ones; by then, everything has run at least once.
    private static let early = isHour ? 5..<15 : 2..<6

    /// The maximum memory retained per word, in bytes: its text and its range, and its finished
    /// form, in the transcript and in the keeper.
    private static let perWord = 800

    /// The tolerated fluctuation of memory, in bytes; about half a minute of audio.
    private static let slack = 2_000_000

    private struct Minute {
      let seconds: Double
      let bytes: Int
    }

    @Test(
      "keep every word, grow only by their text, and have constant cost",
      .covers("S4-38", "S4-41", "S5-EC-2"))
    func flat() async throws {
      let child = try DictationChild(
        path: folder.file("long.sqlite"), minutes: Self.minutes, output: folder.file("shown"))
      #expect(await child.ended())
      let shown = await child.shown()
      let minutes = shown.filter { $0.kind == "M" }.compactMap { line -> Minute? in
        let fields = line.text.split(separator: " ")
        guard fields.count == 3, let seconds = Double(fields[1]), let bytes = Int(fields[2]) else {
          return nil
        }
        return Minute(seconds: seconds, bytes: bytes)
      }
      try #require(minutes.count == Self.minutes)
      let words = shown.last { $0.kind == "T" }?.text.split(separator: " ") ?? []
      #expect(words.elementsEqual((0..<Self.minutes * 200).map { Substring("w\($0)") }))

      let late = (Self.minutes - Self.early.count)..<Self.minutes
      let growth = minutes[Self.minutes - 1].bytes - minutes[Self.early.lowerBound].bytes
      let ratio = cost(minutes[late]) / cost(minutes[Self.early])
      print(
        "Dictated for \(Self.minutes) minutes: \(growth / 1_000) kB more in memory than after",
        "\(Self.early.lowerBound + 1); a late minute costs \(Int((ratio * 100).rounded())) % of an early",
        "one, \(Int((cost(minutes[late]) * 1_000).rounded())) ms.")
      let added = (Self.minutes - Self.early.lowerBound) * 200
      #expect(growth < Self.slack + added * Self.perWord)
      #expect(ratio < 2.5)
    }

    /// Returns the processor time of the cheapest minute, in seconds.
    ///
    /// The minimum excludes minutes that other processes slowed down, while a cost that grows with
    /// the text affects every minute.
    private func cost(_ minutes: ArraySlice<Minute>) -> Double {
      minutes.map(\.seconds).min() ?? 0
    }
  }
#endif
