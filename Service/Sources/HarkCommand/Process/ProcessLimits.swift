import Foundation

/// The resource limits of this process.
///
/// PocketSphinx terminates the process if memory runs out, and Foundation waits for threads that
/// cannot be started; insufficient limits are therefore rejected in advance.
struct ProcessLimits {
  let files: UInt
  let memory: UInt

  /// The minimum number of open files: `hark listen` needs 20.
  private static let leastFiles: UInt = 20

  /// The minimum address space, in bytes: `hark listen` reserves 0.9 GB, of which it uses 0.13.
  private static let leastMemory: UInt = 1_000_000_000

  static var now: ProcessLimits {
    ProcessLimits(files: limit(RLIMIT_NOFILE), memory: limit(RLIMIT_AS))
  }

  static func check() throws(CommandFailure) {
    if let problem = now.problem { throw .unavailable(problem) }
  }

  /// Prevents core dump files of this process and of those that it starts.
  ///
  /// A `core_pattern` that is a pipe still receives the dump.
  static func preventCoreDumps() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  /// The insufficient limit and the command that raises it; `nil` if all limits suffice.
  var problem: String? {
    if files < Self.leastFiles {
      return "The limit of \(files) open files is too low for Hark, which needs "
        + "\(Self.leastFiles); raise it with: ulimit -n 1024."
    }
    if memory < Self.leastMemory {
      return "The limit of \(memory / 1_000_000) MB of memory is too low for Hark, which needs "
        + "\(Self.leastMemory / 1_000_000) MB; raise it with: ulimit -v unlimited."
    }
    return nil
  }

  private static func limit(_ resource: __rlimit_resource) -> UInt {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : .max
  }
}
