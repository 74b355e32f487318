#if !canImport(UIKit)
  import Foundation

  /// A real process that dictates into a file until it is killed.
  struct DictationChild {
    /// What it showed, in order.
    struct Shown {
      let kind: Character
      let time: Double
      let text: String
    }

    private let process: pid_t
    private let output: String

    /// Starts one that keeps what it says in the file at `path`.
    init(path: String, seed: Int, output: String) throws {
      try self.init([path, String(seed)], output)
    }

    /// Starts one that says nothing and keeps everybody else from the file; returns when it does.
    init(holding path: String, output: String) throws {
      try self.init([path, "hold"], output)
      while try shown().isEmpty { usleep(1_000) }
    }

    /// Starts one that dictates for so many minutes without waiting for the clock, then ends.
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

    /// Kills it as `kill -9` does, and returns when it was alive for the last time, for sure.
    func kill() -> Double {
      let now = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
      Foundation.kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      return now
    }

    /// Returns when it has ended by itself; the answer is whether it did well.
    func ended() async -> Bool {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          var status: Int32 = -1
          while waitpid(process, &status, 0) < 0, errno == EINTR {}
          continuation.resume(returning: status == 0)
        }
      }
    }

    /// What it has shown so far; a line that it was killed in is left out.
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
