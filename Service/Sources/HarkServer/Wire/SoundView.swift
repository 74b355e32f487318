import Hark
import HarkScreens

/// What of a screen follows the sound: it goes over the wire more often than the rest.
struct SoundView: Codable, Sendable, Equatable {
  /// 0…1.
  let level: Double

  /// How loud the reply is that is being heard, 0…1.
  let replyLevel: Double

  /// Seconds of the recording so far.
  let elapsed: Double

  @OrNull var timer: String?
  let bars: [Double]
  let ringDiameter: Double
  let ringScale: Double
  let orbScale: Double
  let orbBrightness: Double
  let orbGlowRadius: Double

  /// With an `orb` where there is one; else its numbers are those of the level alone.
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

/// What the level does to rings and orb.
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
