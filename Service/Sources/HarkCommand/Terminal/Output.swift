import Foundation

/// Standard output or standard error, with a separate failure for a pipe closed by its reader.
struct Output: Sendable {
  static let standard = Output(descriptor: STDOUT_FILENO)
  static let error = Output(descriptor: STDERR_FILENO)

  let descriptor: Int32
  var kind = ProcessInfo.processInfo.environment["TERM"]

  /// Opens the file at `path` and empties it, or creates it.
  static func file(_ path: String) throws(CommandFailure) -> Output {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor < 0 else { return Output(descriptor: descriptor) }
    let reason = String(cString: strerror(errno))
    throw CommandFailure(
      status: .cannotWrite,
      sentence: "The file \(path.withoutControls) cannot be written (\(reason)); choose another.")
  }

  /// Returns whether two paths lead to the same file, which exists.
  static func isSameFile(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// The reason that no more output can be written.
  enum Failure: Error, Equatable {
    /// The reader has closed the pipe, as `head` does, or the descriptor is not open for writing.
    case closed

    case failed(reason: String)
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }
  var canRedraw: Bool { isTerminal && !["dumb", "", nil].contains(kind) }

  /// Whether output is discarded, because the descriptor was closed at launch or is `/dev/null`.
  var goesNowhere: Bool {
    var (own, null) = (stat(), stat())
    guard fstat(descriptor, &own) == 0, stat("/dev/null", &null) == 0 else { return true }
    return own.st_rdev == null.st_rdev && own.st_mode == null.st_mode
  }

  var width: Int {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  func line(_ text: String) throws(Failure) { try write(text + "\n") }

  /// Writes a permanent line in place of a line that is being redrawn, and the clearing sequence in
  /// the same write, because that line may be redrawn at any moment.
  ///
  /// Control characters other than line feeds and tabs are removed, because the text can come from
  /// servers.
  func settle(_ text: String) throws(Failure) {
    try line((canRedraw ? LiveLine.clearing : "") + text.withoutControls)
  }

  func write(_ text: String) throws(Failure) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      let code = errno
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if code != EINTR {
        // EPIPE: the reader has closed the pipe. EBADF: the descriptor is not open for writing, so
        // no output is wanted.
        throw code == EPIPE || code == EBADF
          ? .closed : .failed(reason: String(cString: strerror(code)))
      }
    }
  }
}

extension String {
  /// The text without control characters other than line feeds and tabs.
  var withoutControls: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter {
          $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
        }))
  }
}

extension Date {
  /// The local date and time, to the minute, as listed by a command.
  var listed: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: self)
  }
}
