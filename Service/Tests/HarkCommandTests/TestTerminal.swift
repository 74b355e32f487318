import Foundation
import SoundFixtures
import Synchronization
import Testing

/// A pseudoterminal that runs a command of `hark`.
final class TestTerminal: Sendable {
  private let master: Int32
  private let slave: Int32
  private let process = Mutex<ChildProcess?>(nil)

  /// The path of the command's state folder, which replaces the user's.
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("hark-state-" + UUID().uuidString).path

  private let written: WrittenText

  /// The number of output bytes up to the end of the last match.
  private let seen = Mutex(0)

  /// All output so far.
  var drawn: String { written.string }

  // These are the values of the macros TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let kind: String

  /// Creates a terminal; `kind` is the value of `TERM` for the command.
  init(columns: UInt16, kind: String = "xterm") {
    self.kind = kind
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var number: Int32 = 0
    #expect(ioctl(master, Self.unlock, &number) == 0)
    #expect(ioctl(master, Self.getNumber, &number) == 0)
    slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    written = WrittenText(fcntl(master, F_DUPFD_CLOEXEC, 0))
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
  }

  deinit {
    Self.end(slave)
    close(master)
    close(slave)
    try? FileManager.default.removeItem(atPath: state)
  }

  /// Whether the terminal echoes input, as it does when no command controls it.
  var echoes: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// Starts a command of `hark` in the terminal and returns a task with its exit status.
  ///
  /// By default, the microphone is the monitor of the server's loudspeaker.
  func run(
    _ command: String, _ server: PulseServer, _ more: [String] = [],
    device: String = "speaker.monitor", environment: [String: String] = [:]
  ) async throws -> Task<Int32, Never> {
    let child = try ChildProcess(
      [HarkProcess.path, command, "--device", device] + more,
      environment: server.environment
        .merging(["LANG": "C", "SWIFT_BACKTRACE": "enable=no", "TERM": kind]) { $1 }
        .merging(["XDG_STATE_HOME": state]) { $1 }
        .merging(environment) { $1 },
      input: slave, output: slave, error: slave)
    process.withLock { $0 = child }
    // The descriptor is a duplicate, because the command may outlive this terminal.
    let own = fcntl(slave, F_DUPFD_CLOEXEC, 0)
    return Task {
      let status = await child.ending()
      // The end mark follows the last output of the command.
      Self.end(own)
      close(own)
      return status
    }
  }

  /// Types keys.
  func type(_ keys: String) { _ = write(master, keys, keys.utf8.count) }

  /// Sends a signal to the command.
  func send(_ number: Int32) { process.withLock { $0?.send(number) } }

  /// Waits until `text` is drawn after the last match, and throws if the command ends before that.
  func sees(_ text: String) async throws { try await sees(inAnyOrder: [text]) }

  /// Waits until all of `texts` are drawn after the last match, in any order, and throws like
  /// `sees(_:)`.
  func sees(inAnyOrder texts: [String]) async throws {
    let start = seen.withLock { $0 }
    let last = await written.first { bytes in
      let ends = texts.compactMap { bytes[start...].range(of: Data($0.utf8))?.upperBound }
      return ends.count == texts.count ? ends.max() : nil
    }
    let end = try #require(last, "\(texts) is not in \(drawn.debugDescription)")
    seen.withLock { $0 = end }
  }

  /// Returns the first of `texts` to be drawn after the last match, and throws like `sees(_:)`.
  @discardableResult
  func seesFirst(of texts: [String]) async throws -> String {
    let start = seen.withLock { $0 }
    let first = await written.first { bytes in
      let rest = bytes[start...]
      return texts.compactMap { text in rest.range(of: Data(text.utf8)).map { (text, $0) } }
        .min { $0.1.lowerBound < $1.1.lowerBound }
    }
    let found = try #require(first, "none of \(texts) is in \(drawn.debugDescription)")
    seen.withLock { $0 = found.1.upperBound }
    return found.0
  }

  /// Waits until a letter is drawn after `text`, and throws like `sees(_:)`.
  func seesWords(behind text: String) async throws {
    try await seesFirst(of: "abcdefghijklmnopqrstuvwxyz".map { text + String($0) })
  }

  /// Marks the end of the output for the reader.
  private static func end(_ slave: Int32) { _ = write(slave, "\u{0}", 1) }
}
