import Foundation

/// How much of the machine this process may use.
///
/// PocketSphinx ends the process where memory lacks, and Foundation waits for threads that cannot be
/// started; so what would not suffice is refused first.
struct ProcessLimits {
  /// Files that may be open at once.
  let files: UInt

  /// Bytes of address space.
  let memory: UInt

  /// `hark listen` gets along with 20 open files.
  private static let leastFiles: UInt = 20

  /// `hark listen` reserves 0.9 GB, of which it uses 0.13.
  private static let leastMemory: UInt = 1_000_000_000

  /// What the system grants.
  static var now: ProcessLimits {
    ProcessLimits(files: limit(RLIMIT_NOFILE), memory: limit(RLIMIT_AS))
  }

  /// Throws when this process may use too little.
  static func check() throws(CommandFailure) {
    if let problem = now.problem {
      throw CommandFailure(status: .unavailable, sentence: problem)
    }
  }

  /// What does not suffice, and the command that grants more; nil when all does.
  var problem: String? {
    if files < Self.leastFiles {
      return "Only \(files) files may be open at once here and Hark needs \(Self.leastFiles); "
        + "allow more with: ulimit -n 1024."
    }
    if memory < Self.leastMemory {
      return "Only \(memory / 1_000_000) MB of memory may be used here and Hark needs "
        + "\(Self.leastMemory / 1_000_000); allow more with: ulimit -v unlimited."
    }
    return nil
  }

  private static func limit(_ resource: __rlimit_resource) -> UInt {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : .max
  }
}
