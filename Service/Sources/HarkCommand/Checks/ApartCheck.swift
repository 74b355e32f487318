import Foundation

/// Checks the recognizer in a separate process, because its library exits or crashes on corrupt
/// model files.
struct ApartCheck {
  /// The option that makes `hark doctor` run as the separate process.
  static let option = "only-recognizer"

  /// Returns the finding of the separate process; `broken` if the process ends without one.
  func run(orElse broken: DoctorFinding) async -> DoctorFinding {
    let output = await withCheckedContinuation { continuation in
      // The call blocks for a second or two, so it has its own thread.
      Thread.detachNewThread {
        continuation.resume(returning: Self.output(of: ["hark", "doctor", "--" + Self.option]))
      }
    }
    return (try? JSONDecoder().decode(DoctorFinding.self, from: output)) ?? broken
  }

  /// Returns a command's output; Foundation's `Process` would crash under a low open-file limit.
  private static func output(of call: [String]) -> Data {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return Data() }
    defer { close(ends[0]) }
    var places = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&places)
    defer { posix_spawn_file_actions_destroy(&places) }
    posix_spawn_file_actions_addopen(&places, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&places, ends[1], STDOUT_FILENO)
    for end in ends { posix_spawn_file_actions_addclose(&places, end) }
    posix_spawn_file_actions_addopen(&places, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words = call.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    let problem = posix_spawn(&process, "/proc/self/exe", &places, nil, &words, environ)
    close(ends[1])
    guard problem == 0 else { return Data() }
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
