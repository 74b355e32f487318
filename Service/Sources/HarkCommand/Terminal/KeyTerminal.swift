import Foundation
import Synchronization

/// A terminal that delivers each key as it is pressed, without echo.
///
/// Keys that raise signals still do so, except Ctrl-Z, which would leave the shell without echo.
final class KeyTerminal: Sendable {
  private let descriptor: Int32
  private let before: Mutex<termios>
  private let closing: StaticString

  /// Switches `descriptor` to noncanonical input without echo; `nil` if it is not a terminal.
  ///
  /// Whenever the terminal is restored, `closing` is written to standard error to turn off modes that
  /// were enabled there.
  init?(_ descriptor: Int32 = STDIN_FILENO, closing: StaticString = "") {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    self.closing = closing
    before = Mutex(settings)
    CrashGuard.watch(descriptor, settings, closing)
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
      // 0 disables the key.
      keys[Int(VSUSP)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit { restore() }

  /// Makes the next occurrence of a signal restore the terminal, if it was changed, and then
  /// perform the signal's default action.
  static func letEnd(by number: Int32) { CrashGuard.arm(number) }

  /// Restores the terminal; may be called at any time and more than once.
  func restore() {
    before.withLock {
      _ = tcsetattr(descriptor, TCSANOW, &$0)
      _ = write(STDERR_FILENO, closing.utf8Start, closing.utf8CodeUnitCount)
    }
  }
}

/// Restores a terminal when a signal ends the process: after a crash, or on a termination signal
/// that the command does not handle, or has already handled once.
private enum CrashGuard {
  private typealias Terminal = (descriptor: Int32, settings: termios, closing: StaticString)

  // The process runs a single command, which writes this value before it installs a handler that
  // reads it.
  nonisolated(unsafe) private static let terminal = {
    let place = UnsafeMutablePointer<Terminal?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()

  static func watch(_ descriptor: Int32, _ settings: termios, _ closing: StaticString) {
    terminal.pointee = (descriptor, settings, closing)
    let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP]
    for number in crashes + [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { arm(number) }
  }

  static func arm(_ number: Int32) {
    // The pointer is initialized here, because a signal handler must not allocate.
    _ = terminal
    // tcsetattr, write, signal, and raise may all be called in a signal handler.
    signal(number) { number in
      if var terminal = CrashGuard.terminal.pointee {
        tcsetattr(terminal.descriptor, TCSANOW, &terminal.settings)
        _ = write(STDERR_FILENO, terminal.closing.utf8Start, terminal.closing.utf8CodeUnitCount)
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}
