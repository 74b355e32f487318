import Foundation

/// Standard output or standard error, told apart from a pipe that nobody reads any more.
struct Output: Sendable {
  /// The text, for programs and people.
  static let standard = Output(descriptor: STDOUT_FILENO)

  /// Errors and what a person watches meanwhile.
  static let error = Output(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// What `TERM` says of the terminal, if it is one.
  var kind = ProcessInfo.processInfo.environment["TERM"]

  /// Why nothing more can be written.
  enum Failure: Error, Equatable {
    /// The reader has gone, as `head` does when it has seen enough.
    case closed

    /// The system could not write, for the reason given.
    case failed(reason: String)
  }

  /// Whether a person watches.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Whether a person watches who can be shown a line and then another in its place.
  var canRedraw: Bool { isTerminal && !["dumb", "", nil].contains(kind) }

  /// Whether what is written here is gone: it was closed from the start, or is `/dev/null`.
  var goesNowhere: Bool {
    var (own, null) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat("/dev/null", &null) == 0 else { return true }
    return own.st_rdev == null.st_rdev && own.st_mode == null.st_mode
  }

  /// Columns of the terminal.
  var width: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Writes a line.
  func line(_ text: String) throws(Failure) { try write(text + "\n") }

  /// Writes a line for good where another is drawn anew all the time.
  ///
  /// In one piece with what clears that one, which may come back at any moment. The text may be a
  /// server's, so that control characters, with which it would rule the terminal, are left out.
  func settle(_ text: String) throws(Failure) {
    let shown = text.unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    try line((canRedraw ? LiveLine.clearing : "") + String(String.UnicodeScalarView(shown)))
  }

  /// Writes all of `text` before it returns.
  func write(_ text: String) throws(Failure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      let code = errno
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if code != EINTR {
        // EPIPE: the reader has gone. EBADF: output was closed from the start, so nobody wants it.
        throw code == EPIPE || code == EBADF
          ? .closed : .failed(reason: String(cString: strerror(code)))
      }
    }
  }
}
