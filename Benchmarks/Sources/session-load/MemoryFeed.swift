import Foundation
import HTTPFixtures
import Hark

/// Continuous load on a server in a separate process: a long sequence of page sessions with speech
/// and of file uploads.
struct MemoryFeed {
  private let port: Int
  private let process: Int
  private let seconds: Double
  private let clip: [Float]

  /// The maximum growth of memory between the end of the first tenth and the end of the run, as a
  /// fraction.
  private static let limit = 0.05

  /// The number of pages that speak at the same time.
  private static let pages = 2

  /// Parses a port, a process ID, and a number of minutes.
  init?(_ words: [String], clip: [Float]) {
    guard words.count == 3, let port = Int(words[0]), let process = Int(words[1]),
      let minutes = Double(words[2]), minutes > 0
    else { return nil }
    self.port = port
    self.process = process
    self.clip = clip
    seconds = minutes * 60
  }

  private struct Served: Sendable {
    var pages = 0
    var files = 0
  }

  func isWithinLimits() async throws -> Bool {
    let end = SystemTimekeeper().now + seconds
    async let memory = measured(until: end)
    let served = try await withThrowingTaskGroup { group in
      for _ in 0..<Self.pages { group.addTask { try await speak(until: end) } }
      group.addTask { try await upload(until: end) }
      return try await group.reduce(into: Served()) {
        $0.pages += $1.pages
        $0.files += $1.files
      }
    }
    return report(try await memory, served)
  }

  /// Runs pages one after another; each page has its own session.
  private func speak(until end: Double) async throws -> Served {
    var served = Served()
    while SystemTimekeeper().now < end {
      let page = LoadedPage(
        port: port, seconds: AudioTime.seconds(clip.count), stamps: Stamps(), sound: clip,
        stops: true)
      if try await !page.run().texts.isEmpty { served.pages += 1 }
    }
    return served
  }

  private func upload(until end: Double) async throws -> Served {
    var served = Served()
    let form = UploadedLoad.form(clip)
    while SystemTimekeeper().now < end {
      let answer = try await RawHTTP(port: port).send(
        "POST", "/v1/audio/transcriptions",
        ["Content-Type": "multipart/form-data; boundary=edge"], body: form)
      if answer.status == 200 { served.files += 1 }
    }
    return served
  }

  /// Returns the resident memory of the process in megabytes, sampled every second.
  private func measured(until end: Double) async throws -> [Double] {
    let clock = SystemTimekeeper()
    var memory: [Double] = []
    while clock.now < end {
      try await clock.sleep(until: clock.now + 1)
      let pages = try String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
        .split(separator: " ").dropFirst().first.flatMap { Double($0) }
      memory.append((pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6)
    }
    return memory
  }

  private func report(_ memory: [Double], _ served: Served) -> Bool {
    let tenth = max(1, memory.count / 10)
    let early = Self.median(memory.dropFirst(tenth).prefix(tenth))
    let late = Self.median(memory.suffix(tenth))
    let growth = late / early - 1
    print(
      String(
        format: "%.0f min, %d pages and %d files: %.0f MB after the first tenth, ", seconds / 60,
        served.pages, served.files, early)
        + String(
          format: "%.0f MB at the end, %+.1f %% (limit +%.0f %%)", late, growth * 100,
          Self.limit * 100))
    return growth <= Self.limit && served.pages > 0 && served.files > 0
  }

  private static func median(_ values: ArraySlice<Double>) -> Double {
    values.isEmpty ? .nan : values.sorted()[values.count / 2]
  }
}
