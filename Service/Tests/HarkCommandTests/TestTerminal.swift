import Foundation
import SoundFixtures
import Synchronization
import Testing

/// A terminal without a screen, with a command of `hark` at it.
final class TestTerminal: Sendable {
  private let master: Int32
  private let slave: Int32
  private let process = Mutex<ChildProcess?>(nil)
  private let screen = Mutex(Screen())

  /// Where the command's own things are, in the place of the user's.
  private let state = FileManager.default.temporaryDirectory
    .appendingPathComponent("hark-state-" + UUID().uuidString).path

  /// What has been read, in bytes, since a piece may end within a character.
  private struct Screen: Sendable {
    var all = Data()
    var unseen = Data()
  }

  /// Everything that has been read from it.
  var drawn: String { screen.withLock { String(decoding: $0.all, as: UTF8.self) } }

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
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
  }

  deinit {
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
    return Task { await child.ending() }
  }

  /// Presses keys.
  func type(_ keys: String) { _ = write(master, keys, keys.utf8.count) }

  /// Sends a signal to the command.
  func send(_ number: Int32) { process.withLock { $0?.send(number) } }

  /// Returns once `text` has been drawn since the last time.
  ///
  /// What another process draws cannot be awaited, and so what does not come within a minute is
  /// missed. What a command that is over left behind is there at once.
  func sees(_ text: String, isOver: Bool = false) async throws {
    try await sees(inAnyOrder: [text], isOver: isOver)
  }

  /// The same for several texts, of which any may come first.
  func sees(inAnyOrder texts: [String], isOver: Bool = false) async throws {
    let end = Date(timeIntervalSinceNow: 60)
    while !hasSeen(texts) {
      try #require(Date() < end, "\(texts) is not in \(drawn.debugDescription)")
      // Asked before it is read: a command may write its last words and end in between.
      let mayDraw = !isOver && process.withLock { $0?.isRunning == true }
      guard !readMore() else { continue }
      try #require(mayDraw, "\(texts) is not in \(drawn.debugDescription)")
      try await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  /// Whether `text` is drawn within some seconds.
  func seesSoon(_ text: String, within seconds: Double) async throws -> Bool {
    try await comes(within: seconds) { hasSeen([text]) }
  }

  /// Whether a letter is drawn behind `text` within some seconds.
  func seesWords(behind text: String, within seconds: Double) async throws -> Bool {
    try await comes(within: seconds) {
      "abcdefghijklmnopqrstuvwxyz".contains(where: { hasSeen(["\(text)\($0)"]) })
    }
  }

  private func comes(within seconds: Double, _ isSeen: () -> Bool) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      // Asked before it is read: what was drawn in time counts, however late this test gets to it.
      let isLate = Date() >= end
      if isSeen() { return true }
      if readMore() { continue }
      if isLate { return false }
      try await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  /// Whether all of `texts` are in what has been read and not been seen; what stands before the
  /// last of them is seen, too.
  private func hasSeen(_ texts: [String]) -> Bool {
    screen.withLock { screen in
      let unseen = screen.unseen
      let ends = texts.compactMap { unseen.range(of: Data($0.utf8))?.upperBound }
      guard ends.count == texts.count, let last = ends.max() else { return false }
      screen.unseen = Data(unseen[last...])
      return true
    }
  }

  /// Reads what has been drawn; false when there is nothing.
  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) > 0 else { return false }
    let count = read(master, &bytes, bytes.count)
    let drawn = bytes.prefix(max(count, 0))
    screen.withLock { screen in
      screen.all += drawn
      screen.unseen += drawn
    }
    return true
  }
}
