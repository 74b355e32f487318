import Foundation

/// What must be so before anything else runs.
enum ProcessSetup {
  /// Keeps a closed pipe from ending the process, and the three standard places from being taken
  /// by files that are opened later.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    // Write-only in the place of a closed input, so that reading it is told apart from an end.
    if fcntl(STDIN_FILENO, F_GETFD) < 0 { _ = open("/dev/null", O_WRONLY) }
    for place in [STDOUT_FILENO, STDERR_FILENO] where fcntl(place, F_GETFD) < 0 {
      _ = open("/dev/null", O_WRONLY)
    }
  }
}
