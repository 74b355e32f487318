import Hark
import HarkSoundFile

actor LiveDisplay {
  private let output: Output
  private let timekeeper: any Timekeeper
  private var shown: LiveLine?
  private var lastDrawn = -Double.infinity
  static let longFile = 30.0

  /// The minimum interval between redraws, in seconds; more frequent redraws are imperceptible.
  private static let interval = 0.05

  /// Creates a display on `output`; `nil` if `output` is not a terminal that can be redrawn.
  init?(_ output: Output = .error, timekeeper: any Timekeeper = SystemTimekeeper()) {
    guard output.canRedraw else { return nil }
    self.output = output
    self.timekeeper = timekeeper
  }

  func show(_ snapshot: Snapshot, _ progress: SoundFileProgress) {
    let now = timekeeper.now
    guard now - lastDrawn >= Self.interval else { return }
    let isLong = (progress.total ?? 0) > Self.longFile
    let line = LiveLine(text: snapshot.transcript.text, fraction: isLong ? progress.fraction : nil)
    guard line != shown else { return }
    lastDrawn = now
    shown = line
    // A closed terminal must not stop the transcription, so write errors are ignored.
    try? output.write(line.drawing(width: output.width))
  }

  func clear() {
    guard shown != nil else { return }
    shown = nil
    try? output.write(LiveLine.clearing)
  }
}
