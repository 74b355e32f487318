import Hark
import HarkLinux

/// Shows a session on a terminal's line while it runs.
actor LiveDisplay {
  private let output: Output
  private let timekeeper: any Timekeeper
  private var shown: LiveLine?
  private var lastDrawn = -Double.infinity

  /// Files shorter than this need no progress bar, in seconds.
  static let longFile = 30.0

  /// Seconds between two drawings; more often no eye can follow.
  private static let interval = 0.05

  /// Nil when nobody watches `output`, or nothing can be drawn anew there.
  init?(_ output: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    guard output.canRedraw else { return nil }
    self.output = output
    self.timekeeper = timekeeper
  }

  /// Draws what a snapshot says.
  func show(_ snapshot: Snapshot, _ progress: SoundFileProgress) {
    let now = timekeeper.now
    guard now - lastDrawn >= Self.interval else { return }
    let isLong = (progress.total ?? 0) > Self.longFile
    let line = LiveLine(
      text: snapshot.transcript.text, fraction: isLong ? progress.fraction : nil)
    guard line != shown else { return }
    lastDrawn = now
    shown = line
    // A terminal that has gone shows nothing, and that is no reason to stop.
    try? output.write(line.drawing(width: output.width))
  }

  /// Leaves the line empty.
  func clear() {
    guard shown != nil else { return }
    shown = nil
    try? output.write(LiveLine.clearing)
  }
}
