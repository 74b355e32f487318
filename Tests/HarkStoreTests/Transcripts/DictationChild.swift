#if !canImport(UIKit)
  import Foundation

  /// A real process that dictates into a file until it is killed.
  struct DictationChild {
    /// A line of the process's output.
    struct Shown {
      let kind: Character
      let time: Double
      let text: String
    }

    private let process: pid_t
    private let output: String

    /// Starts a process that saves its dictation in the file at `path`.
    init(path: String, seed: Int, output: String) throws {
      try self.init([path, String(seed)], output)
    }

    /// Starts a process that holds an exclusive lock on the file and dictates nothing, and returns
    /// when the lock is held.
    init(holding path: String, output: String) throws {
      try self.init([path, "hold"], output)
      while try shown().isEmpty { usleep(1_000) }
    }

    /// Starts a process that dictates `minutes` minutes without waiting for the clock and then
    /// exits.
    init(path: String, minutes: Int, output: String) throws {
      try self.init([path, "long", String(minutes)], output)
    }

    private init(_ arguments: [String], _ output: String) throws {
      self.output = output
      let program = Bundle.main.bundleURL.appendingPathComponent("dictation-child").path
      var files = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&files)
      defer { posix_spawn_file_actions_destroy(&files) }
      posix_spawn_file_actions_addopen(
        &files, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var process = pid_t()
      let code = posix_spawn(&process, program, &files, nil, &words, environ)
      guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
      self.process = process
    }

    /// Kills the process as `kill -9` does, and returns the last time at which it was certainly
    /// alive, in seconds.
    func kill() -> Double {
      let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
      Foundation.kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return now
    }

    /// Waits until the process exits by itself, and returns whether it succeeded.
    func ended() async -> Bool {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          var status: Int32 = -1
          while waitpid(process, &status, 0) < 0, errno == EINTR {}
          continuation.resume(returning: status == 0)
        }
      }
    }

    /// Returns the output so far, without an incomplete last line.
    func shown() throws -> [Shown] {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: output)), as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap {
        let parts = $0.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = parts[0].first, let time = Double(parts[1]) else {
          return nil
        }
        return Shown(kind: kind, time: time, text: String(parts[2]))
      }
    }
  }
#endif
