import Hark
import HarkScreens

/// The values of a screen that follow the audio, and are sent more often than the rest.
struct SoundView: Codable, Sendable, Equatable {
  /// The microphone level, in the range 0…1.
  let level: Double

  /// The level of the reply being played, in the range 0…1.
  let replyLevel: Double

  /// The elapsed time of the recording, in seconds.
  let elapsed: Double

  @OrNull var timer: String?
  let bars: [Double]
  let ringDiameter: Double
  let ringScale: Double
  let orbScale: Double
  let orbBrightness: Double
  let orbGlowRadius: Double

  /// Creates the values from `orb`, or from the microphone level alone if `orb` is `nil`.
  init(_ field: VoiceField, _ look: Look, _ orb: OrbLook? = nil) {
    let snapshot = field.snapshot
    level = Double(snapshot.level)
    replyLevel = Double(snapshot.replyLevel)
    elapsed = snapshot.elapsed
    _timer = OrNull(wrappedValue: look.timer)
    bars =
      snapshot.phase.isRecording
      ? LevelLook.bars(look.reducesMotion ? [] : field.levels, count: VoiceField.levelCount) : []
    let levels = LevelView(look.level)
    (ringDiameter, ringScale) = (levels.ringDiameter, levels.ringScale)
    orbScale = orb?.scale ?? levels.orbScale
    orbBrightness = orb?.brightness ?? levels.orbBrightness
    orbGlowRadius = orb?.glowRadius ?? levels.orbGlowRadius
  }
}

/// The effect of the level on the rings and the orb.
struct LevelView: Codable, Sendable, Equatable {
  let ringDiameter: Double
  let ringScale: Double
  let orbScale: Double
  let orbBrightness: Double
  let orbGlowRadius: Double

  init(_ look: LevelLook) {
    ringDiameter = look.ringDiameter
    ringScale = look.ringScale
    orbScale = look.orbScale
    orbBrightness = look.orbBrightness
    orbGlowRadius = look.orbGlowRadius
  }
}
