import Foundation
import Synchronization

/// A terminal that hands over each key as it is pressed, and does not show it.
///
/// Keys that raise signals still do, save ctrl-Z, which would leave the shell without its echo.
final class KeyTerminal: Sendable {
  private let descriptor: Int32
  private let before: Mutex<termios>
  private let closing: StaticString

  /// Changes the terminal at `descriptor`; nil when it is none.
  ///
  /// `closing` is written to standard error whenever the terminal is put back, to end what was asked
  /// of it there.
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
      // 0 stands for no key at all.
      keys[Int(VSUSP)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &settings)
  }

  deinit { restore() }

  /// Restores the default action of a signal, which first restores the terminal if it was changed.
  static func letEnd(by number: Int32) { CrashGuard.arm(number) }

  /// Makes the terminal as it was; may be called at any time and more than once.
  func restore() {
    before.withLock {
      _ = tcsetattr(descriptor, TCSANOW, &$0)
      _ = write(STDERR_FILENO, closing.utf8Start, closing.utf8CodeUnitCount)
    }
  }
}

/// Puts a terminal back when a signal ends the process: a crash, or an end that nobody hears yet.
private enum CrashGuard {
  private struct Terminal {
    var descriptor: Int32
    var settings: termios
    var closing: StaticString
  }

  // Written before any handler that reads it is installed, by the one command of a process.
  nonisolated(unsafe) private static let terminal = {
    let place = UnsafeMutablePointer<Terminal?>.allocate(capacity: 1)
    place.initialize(to: nil)
    return place
  }()

  static func watch(_ descriptor: Int32, _ settings: termios, _ closing: StaticString) {
    terminal.pointee = Terminal(descriptor: descriptor, settings: settings, closing: closing)
    let crashes = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP]
    for number in crashes + [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { arm(number) }
  }

  /// Restores the watched terminal, if any, when this signal ends the process.
  static func arm(_ number: Int32) {
    // Initialized here, because a signal handler must not allocate.
    _ = terminal
    // tcsetattr, write, signal and raise may all be called in a signal handler.
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
