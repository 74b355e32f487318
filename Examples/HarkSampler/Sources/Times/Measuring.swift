import Hark
import Observation

/// What is measured while the app is used.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class Measuring {
  /// Whether anything is measured in the screens that are opened from now on.
  var isOn = false

  /// How smoothly what moves was drawn.
  private(set) var frames = FrameRate()

  @ObservationIgnored private let watch = Stopwatch()
  @ObservationIgnored private var watching: Task<Void, Never>?

  /// Takes the times; nil while nothing is measured.
  var stopwatch: Stopwatch? { isOn ? watch : nil }

  /// What was measured so far.
  var sheet: TimeSheet { watch.sheet }

  /// Takes note of what happens in `session`, and in no other any more.
  func watch(_ session: VoiceSession) {
    watching?.cancel()
    watching = stopwatch?.watch(session)
  }

  /// A frame was drawn at this time, in seconds.
  func addFrame(at time: Double) { frames.add(frameAt: time) }

  /// Nothing moves any more.
  func pauseFrames() { frames.pause() }

  /// Forgets what was measured.
  func clear() {
    watch.clear()
    frames = FrameRate()
  }
}
