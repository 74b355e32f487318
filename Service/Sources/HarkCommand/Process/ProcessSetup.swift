import Foundation

/// The setup that precedes everything else in the process.
enum ProcessSetup {
  /// Prevents a closed pipe from terminating the process, and later files from taking the standard
  /// descriptors.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // A closed input is replaced by a write-only descriptor, so that reading fails instead of
    // reporting the end of the input.
    if fcntl(STDIN_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_WRONLY) }
    for place in [STDOUT_FILENO, STDERR_FILENO] where fcntl(place, F_GETFD) < 0 {
      _ = open("/dev/null", O_WRONLY)
    }
  }
}
