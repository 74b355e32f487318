import Foundation
import Hark
import HarkSoundFile
import HarkTesting
import Testing

@testable import HarkCommand

@Suite("The live display")
struct LiveDisplayTests {
  /// A pseudoterminal, whose `master` reads the text written to `slave`.
  private struct Terminal {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let slave: Int32

    // These are the values of the macros TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    private static let unlock: UInt = 0x4004_5431
    private static let getNumber: UInt = 0x8004_5430

    init(columns: UInt16) {
      var number: Int32 = 0
      #expect(ioctl(master, Self.unlock, &number) == 0)
      #expect(ioctl(master, Self.getNumber, &number) == 0)
      slave = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      #expect(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
    }

    /// Returns the text written since the last call.
    func read() -> String {
      var bytes = [UInt8](repeating: 0, count: 4096)
      var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 0) > 0 else { return "" }
      let count = Foundation.read(master, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
  }

  @Test("Words appear on one line that fits, and clearing leaves nothing")
  func drawing() async {
    let terminal = Terminal(columns: 12)
    let clock = ManualTimekeeper()
    let display = StatusDisplay(
      Output(descriptor: terminal.slave, kind: "xterm"), timekeeper: clock)
    display.show(LiveLine("hello", SoundFileProgress()))
    #expect(terminal.read() == "\r\u{1B}[Khello")
    await clock.advance(by: 1)
    display.show(LiveLine("hello wide world", SoundFileProgress()))
    #expect(terminal.read() == "\r\u{1B}[K…wide world")
    display.clear()
    #expect(terminal.read() == "\r\u{1B}[K")
    display.clear()
    #expect(terminal.read() == "")
  }

  @Test("Redrawing is limited to 20 times per second")
  func pace() async {
    let terminal = Terminal(columns: 80)
    let clock = ManualTimekeeper()
    let display = StatusDisplay(
      Output(descriptor: terminal.slave, kind: "xterm"), timekeeper: clock)
    display.show(LiveLine("one", SoundFileProgress()))
    await clock.advance(by: 0.01)
    display.show(LiveLine("one two", SoundFileProgress()))
    #expect(terminal.read() == "\r\u{1B}[Kone")
  }

  @Test("Only a long file has a progress bar", arguments: [(20.0, false), (60.0, true)])
  func bar(total: Double, isShown: Bool) {
    let terminal = Terminal(columns: 80)
    let display = StatusDisplay(Output(descriptor: terminal.slave, kind: "xterm"))
    display.show(LiveLine("so", SoundFileProgress(heard: total / 2, total: total)))
    #expect(terminal.read().contains("50 %") == isShown)
  }

  @Test("A terminal that cannot redraw has no live display", arguments: ["dumb", "", nil])
  func dumb(kind: String?) {
    let terminal = Terminal(columns: 80)
    let display = StatusDisplay(Output(descriptor: terminal.slave, kind: kind))
    display.show(LiveLine("hello", SoundFileProgress()))
    display.clear()
    #expect(terminal.read() == "")
  }

  @Test("Without a terminal, there is no live display")
  func noTerminal() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let display = StatusDisplay(Output(descriptor: ends[1], kind: "xterm"))
    display.show(LiveLine("hello", SoundFileProgress()))
    display.clear()
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 64)
    #expect(Foundation.read(ends[0], &bytes, bytes.count) == 0)
    close(ends[0])
  }
}
