import Foundation
import Hark
import HarkPocketSphinx

/// Users who speak continuously to the real recognizer.
struct SpokenLoad {
  let clip: [Float]
  let people: Int

  /// The recognizer, already warmed up.
  let recognizer: PocketSphinxRecognizer

  /// The number of ten-minute files to recognize at the same time, on the processors that the users
  /// leave idle.
  var uploads = 0

  /// Whether another user, for whom no decoder is free, joins after the others have begun.
  var hasOneTooMany = false

  func measured() async throws -> SpokenFigures {
    let stamps = Stamps()
    let counting = CountingRecognizer(recognizer, stamps)
    let seconds = 3 * AudioTime.seconds(clip.count)
    let before = ProcessorTime.now
    let files = UploadedLoad(count: uploads, clip: clip)
    let server = LoadedServer(
      recognizer: counting, sessionLimit: 100, files: UploadedLoad.services(beside: recognizer))
    var figures = try await server.run { port in
      let sockets = try await files.begin(port)
      defer { withExtendedLifetime(sockets) {} }
      let standing = try await files.standing(port)
      let outcomes = try await self.outcomes(port, seconds, stamps)
      var figures = SpokenFigures(counting.tasks, outcomes, people)
      figures.standings = [standing, try await files.standing(port)]
      return figures
    }
    figures.cores = (ProcessorTime.now - before) / seconds
    return figures
  }

  private func outcomes(
    _ port: Int, _ seconds: Double, _ stamps: Stamps
  ) async throws -> [Int: LoadedPage.Outcome] {
    try await withThrowingTaskGroup(of: (Int, LoadedPage.Outcome).self) { group in
      for number in 0..<people {
        let page = LoadedPage(port: port, seconds: seconds, stamps: stamps, sound: clip)
        group.addTask { (number, try await page.run()) }
      }
      if hasOneTooMany {
        let page = LoadedPage(port: port, seconds: 1, stamps: stamps, sound: clip)
        group.addTask {
          try await SystemTimekeeper().sleep(until: SystemTimekeeper().now + 1)
          return (people, try await page.run())
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}

/// The results for the users' audio and the delays of the recognized text.
struct SpokenFigures {
  let sent: Int
  let lost: Int
  let breaks: Int
  let refused: Int

  /// The delays from the recognizer to the page, and from the audio to the recognizer's text.
  let handovers: Percentiles
  let delays: Percentiles

  /// The numbers of running and waiting files when the users started and when they finished.
  var standings: [UploadedLoad.Standing] = []
  var cores = 0.0

  private let people: Int

  init(
    _ tasks: [CountingRecognizer.Counted], _ outcomes: [Int: LoadedPage.Outcome],
    _ people: Int
  ) {
    let served = tasks.filter { !$0.isRefused }
    let spoken = (0..<people).compactMap { outcomes[$0] }
    self.people = people
    sent = spoken.map(\.sent).reduce(0, +)
    lost = sent - served.map(\.samples).reduce(0, +)
    breaks = served.map(\.breaks).reduce(0, +)
    refused = tasks.count - served.count
    handovers = Percentiles(spoken.flatMap(\.handovers))
    delays = Percentiles(served.flatMap(\.delays))
  }

  /// Whether all audio arrived and there are enough text updates for a valid measurement, at least
  /// one per user.
  var isWhole: Bool { lost == 0 && breaks == 0 && handovers.count >= people }

  func report(_ name: String) {
    let parts = [("p50", 0.5), ("p95", 0.95)]
    print("\(name), recognizer to page: \(handovers.line(parts[0], parts[1]))")
    print("\(name), sound to the recognizer's text: \(delays.line(parts[0], parts[1]))")
    print("\(name), sound: \(sent) samples sent, \(lost) lost, \(breaks) breaks (limit 0)")
    print(String(format: "\(name): %.2f cores", cores))
    if handovers.count < people { print("\(name): too few texts for a valid measurement.") }
  }
}
