/// What a picture of the sound shows of a voice, where it is known how likely somebody speaks: noise is
/// as high as its level, but thin and dim.
public struct VoiceLook: Sendable, Hashable {
  /// The share of its place that a waveform's bar fills.
  public var barFullness: Double

  /// How thick the parts of a meter are, 1 where somebody speaks.
  public var meterThickness: Double { barFullness / WaveformSize.fullness }

  /// How much the glow of a call's orb covers.
  public var orbGlowOpacity: Double

  /// The look of a `voice`, the probability that somebody speaks; what lies outside 0…1 is brought
  /// inside, and what is no number is no voice.
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
