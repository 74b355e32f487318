import Foundation

/// Runs a check of the recogniser in a process of its own: its library ends the whole process when
/// a model's files hold nonsense.
struct ApartCheck {
  /// The option that makes `hark doctor` the other process.
  static let option = "only-recogniser"

  /// What the other process found; `broken` when it ended before it could tell.
  func run(orElse broken: DoctorFinding) async -> DoctorFinding {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["doctor", "--json", "--" + Self.option]
    let told = Pipe()
    process.standardOutput = told
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let data = await withCheckedContinuation { continuation in
      // Blocks for a second or two, and so has a thread of its own.
      Thread.detachNewThread {
        do {
          try process.run()
          continuation.resume(returning: told.fileHandleForReading.readDataToEndOfFile())
        } catch {
          continuation.resume(returning: Data())
        }
      }
    }
    return (try? JSONDecoder().decode(DoctorFinding.self, from: data)) ?? broken
  }
}
