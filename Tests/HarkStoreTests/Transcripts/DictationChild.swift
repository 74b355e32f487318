#if !canImport(UIKit)
  import Foundation
  import Hark
  import HarkTesting

  /// A real process that dictates into a file until it is killed.
  struct DictationChild {
    /// A line of the process's output.
    struct Shown: Sendable {
      let kind: Character

      /// The time of the session's clock, in seconds.
      let time: Double
      let text: String

      fileprivate init?(_ line: ArraySlice<UInt8>) {
        let parts = String(decoding: line, as: UTF8.self)
          .split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let kind = parts[0].first, let time = Double(parts[1]) else {
          return nil
        }
        (self.kind, self.time, text) = (kind, time, String(parts[2]))
      }
    }

    private struct Output: Sendable {
      var shown: [Shown] = []
      var isOver = false
      private var rest: ArraySlice<UInt8> = []

      /// Processes the next bytes; an incomplete last line is kept until the rest of it arrives.
      mutating func take(_ bytes: ArraySlice<UInt8>) {
        let lines = (rest + bytes).split(separator: 10, omittingEmptySubsequences: false)
        rest = lines.last ?? []
        shown += lines.dropLast().compactMap(Shown.init)
      }
    }

    /// Held while a process starts; until it has started, it shares this process's open files.
    private static let starting = Locked(())

    private let process: pid_t
    private let output = Watched(Output())

    /// Starts a process that saves its dictation in the file at `path`.
    ///
    /// The process writes to a named pipe, which is created at `output`.
    init(path: String, seed: Int, output: String) throws {
      try self.init([path, String(seed)], output)
    }

    /// Starts a process that holds an exclusive lock on the file and dictates nothing, and returns
    /// when the lock is held.
    init(holding path: String, output: String) async throws {
      try self.init([path, "hold"], output)
      await shows { !$0.isEmpty }
    }

    /// Starts a process that dictates `minutes` minutes and then exits.
    init(path: String, minutes: Int, output: String) throws {
      try self.init([path, "long", String(minutes)], output)
    }

    private init(_ arguments: [String], _ pipe: String) throws {
      guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.EEXIST) }
      Thread.detachNewThread { [output] in
        let end = open(pipe, O_RDONLY | O_CLOEXEC)
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(end, &buffer, buffer.count), count > 0 {
          output.change { $0.take(buffer[..<count]) }
        }
        close(end)
        output.change { $0.isOver = true }
      }
      let program = Bundle.main.bundleURL.appendingPathComponent("dictation-child").path
      var files = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&files)
      defer { posix_spawn_file_actions_destroy(&files) }
      posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, pipe, O_WRONLY, 0)
      var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      var process = pid_t()
      let code = Self.starting.withLock { _ in
        posix_spawn(&process, program, &files, nil, &words, environ)
      }
      guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
      self.process = process
    }

    /// Waits until no process is being started, because a process that is starting holds copies of
    /// descriptors that this process has closed.
    static func finishStarting() { starting.withLock { _ in } }

    /// Kills the process as `kill -9` does, and returns when it has ended.
    func kill() {
      Foundation.kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
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

    /// Returns when `condition` holds for the output so far, or at the end of the output.
    func shows(_ condition: @escaping @Sendable ([Shown]) -> Bool) async {
      await output.wait { $0.isOver || condition($0.shown) }
    }

    /// Returns the output of a process that has ended, without an incomplete last line.
    func shown() async -> [Shown] {
      await output.wait { $0.isOver }
      return output.now.shown
    }
  }
#endif
