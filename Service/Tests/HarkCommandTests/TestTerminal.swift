import Foundation
import SoundFixtures
import Synchronization
import Testing

/// A terminal without a screen, with a command of `hark` at it.
final class TestTerminal: Sendable {
  private let master: Int32
  private let slave: Int32
  private let process = Mutex<ChildProcess?>(nil)

  /// Where the command's own things are, in the place of the user's.
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("hark-state-" + UUID().uuidString).path

  private let written: WrittenText

  /// How much of it has been seen.
  private let seen = Mutex(0)

  /// Everything that has been drawn on it.
  var drawn: String { written.string }

  // The numbers of TIOCSPTLCK and TIOCGPTN, macros that Swift does not see.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let kind: String

  /// A terminal of a `kind` as `TERM` names them.
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

  /// Whether it shows what is typed, as a terminal at rest does.
  var echoes: Bool {
    var settings = termios()
    tcgetattr(slave, &settings)
    return settings.c_lflag & tcflag_t(ECHO | ICANON) == tcflag_t(ECHO | ICANON)
  }

  /// Starts a command of `hark` at it, with the server's loudspeaker for a microphone unless told
  /// otherwise; the task's value is how it ends.
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
    // Of its own, since the command may outlive this terminal.
    let own = fcntl(slave, F_DUPFD_CLOEXEC, 0)
    return Task {
      let status = await child.ending()
      // Behind the last words of the command.
      Self.end(own)
      close(own)
      return status
    }
  }

  /// Presses keys.
  func type(_ keys: String) { _ = write(master, keys, keys.utf8.count) }

  /// Sends a signal to the command.
  func send(_ number: Int32) { process.withLock { $0?.send(number) } }

  /// Returns once `text` has been drawn since the last time; throws when the command has ended
  /// without.
  func sees(_ text: String) async throws { try await sees(inAnyOrder: [text]) }

  /// The same for several texts, of which any may come first.
  func sees(inAnyOrder texts: [String]) async throws {
    let start = seen.withLock { $0 }
    let last = await written.first { bytes in
      let ends = texts.compactMap { bytes[start...].range(of: Data($0.utf8))?.upperBound }
      return ends.count == texts.count ? ends.max() : nil
    }
    let end = try #require(last, "\(texts) is not in \(drawn.debugDescription)")
    seen.withLock { $0 = end }
  }

  /// The one of `texts` that is drawn first since the last time; throws as `sees`.
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

  /// Returns once a letter is drawn behind `text`; throws as `sees`.
  func seesWords(behind text: String) async throws {
    try await seesFirst(of: "abcdefghijklmnopqrstuvwxyz".map { text + String($0) })
  }

  /// Tells the reader that nothing more is drawn.
  private static func end(_ slave: Int32) { _ = write(slave, "\u{0}", 1) }
}
