import Hark
import HarkPocketSphinx

/// Limits on text delays while users speak, with and without concurrent file transcriptions.
struct SpokenLimits {
  let clip: [Float]
  let decoders: Int

  /// The maximum 95th percentile of the delay from the recognizer to the page, in seconds.
  private static let limit = 0.1

  /// The maximum factor by which concurrent files may slow down text.
  private static let slowing = 2.0

  /// The largest imperceptible delay, in seconds; delays up to this value are always accepted.
  private static let unnoticed = 0.01

  /// The number of users who speak while files are recognized, and the number of files.
  private static let people = 4
  private static let files = 8

  /// Measures as many concurrent users as there are decoders, and one more, who must be rejected.
  func carriesItsDecoders() async throws -> Bool {
    let recognizer = PocketSphinxRecognizer(maximumTasks: decoders)
    try await recognizer.warmUp()
    let figures = try await SpokenLoad(
      clip: clip, people: decoders, recognizer: recognizer, hasOneTooMany: true
    ).measured()
    figures.report("\(decoders) people")
    let isRefused = figures.refused > 0
    print("One more session is refused: \(isRefused ? "yes" : "no")")
    return figures.isWhole && isRefused && figures.handovers.within(0.95) <= Self.limit
  }

  /// Measures a few users, first alone and then with files, in one process and with the same
  /// decoders.
  func slowsNobodyByFiles() async throws -> Bool {
    let recognizer = PocketSphinxRecognizer(maximumTasks: Self.people)
    try await recognizer.warmUp()
    var load = SpokenLoad(clip: clip, people: Self.people, recognizer: recognizer)
    // The first run loads the decoders, which neither measurement should include.
    _ = try await load.measured()
    let idle = try await load.measured()
    idle.report("\(Self.people) people alone")
    load.uploads = Self.files
    let loaded = try await load.measured()
    loaded.report("\(Self.people) people beside \(Self.files) files")
    let isFull = loaded.standings.allSatisfy { $0 == UploadedLoad.standing(of: Self.files) }
    print("Files recognized and waiting: \(loaded.standings), as expected: \(isFull)")
    return idle.isWhole && loaded.isWhole && isFull
      && isInTime(loaded.handovers, than: idle.handovers, "recognizer to page")
      && isInTime(loaded.delays, than: idle.delays, "sound to text")
  }

  private func isInTime(_ loaded: Percentiles, than idle: Percentiles, _ name: String) -> Bool {
    let limit = max(Self.slowing * idle.within(0.95), Self.unnoticed)
    let isInTime = loaded.within(0.95) <= limit
    print("p95 beside files, \(name): at most \(Int(limit * 1_000)) ms: \(isInTime ? "yes" : "no")")
    return isInTime
  }
}
