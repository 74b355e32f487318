import Hark
import Observation

/// The measurements taken while the app is used.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
final class Measuring {
  /// Whether screens that are opened from now on are measured.
  var isOn = false

  /// The frame rate of animations.
  private(set) var frames = FrameRate()

  @ObservationIgnored private let watch = Stopwatch()
  @ObservationIgnored private var watching: Task<Void, Never>?

  /// The stopwatch; `nil` while measuring is off.
  var stopwatch: Stopwatch? { isOn ? watch : nil }

  /// The measurements so far.
  var sheet: TimeSheet { watch.sheet }

  /// Starts to observe `session` and stops observing the previous session.
  func watch(_ session: VoiceSession) {
    watching?.cancel()
    watching = stopwatch?.watch(session)
  }

  /// Adds a frame drawn at `time`, in seconds.
  func addFrame(at time: Double) { frames.add(frameAt: time) }

  /// Pauses frame rate measurement while nothing is moving.
  func pauseFrames() { frames.pause() }

  /// Discards all measurements.
  func clear() {
    watch.clear()
    frames = FrameRate()
  }
}
