import Foundation
import HarkWorkers

/// Checks the recognizer in a separate process, because its library exits or crashes on corrupt
/// model files.
struct ApartCheck {
  static let option = "only-recognizer"

  /// Returns the finding of the separate process; `broken` if the process ends without one.
  func run(orElse broken: DoctorFinding) async -> DoctorFinding {
    let output = await withCheckedContinuation { continuation in
      // The call blocks until the process ends, so it has its own thread.
      Thread.detachNewThread {
        continuation.resume(returning: Self.output(of: ["hark", "doctor", "--" + Self.option]))
      }
    }
    return (try? JSONDecoder().decode(DoctorFinding.self, from: output)) ?? broken
  }

  /// Runs this program with the arguments `call`, beginning with its name, and returns its output.
  private static func output(of call: [String]) -> Data {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Data() }
    defer { close(ends[0]) }
    let process = try? ProgramStart.start(
      "/proc/self/exe", call, variables: ChildVariables.of(ProcessInfo.processInfo.environment),
      output: ends[1], isIndependent: false)
    close(ends[1])
    guard let process else { return Data() }
    defer { while waitpid(process, nil, 0) < 0, errno == EINTR {} }
    return everything(from: ends[0])
  }

  private static func everything(from descriptor: Int32) -> Data {
    var output = Data()
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return output }
      output += bytes.prefix(count)
    }
  }
}
