/// The effect of the voice probability on visualizations of the audio level.
///
/// Noise is drawn at the height of its level, but thin and dim.
public struct VoiceLook: Sendable, Hashable {
  /// The fraction of its slot that a waveform's bar fills.
  public var barFullness: Double

  /// The relative thickness of a meter's segments, where 1 is the thickness during speech.
  public var meterThickness: Double { barFullness / WaveformSize.fullness }

  /// The opacity of the orb's glow.
  public var orbGlowOpacity: Double

  /// Creates the look for `voice`, the probability of speech.
  ///
  /// The probability is clamped to 0…1; NaN and infinity count as 0.
  public init(voice: Float) {
    let voice = voice.isFinite ? Double(min(max(voice, 0), 1)) : 0
    barFullness =
      WaveformSize.noiseFullness
      + voice * (WaveformSize.fullness - WaveformSize.noiseFullness)
    orbGlowOpacity =
      CallSize.restingGlowOpacity
      + voice * (CallSize.activeGlowOpacity - CallSize.restingGlowOpacity)
  }
}
