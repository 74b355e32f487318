import Foundation

/// avfaudio/avaudiocommonformat.
///
/// conformance: avfaudio/avaudiocommonformat.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// avfaudio/avaudioformat.
///
/// Intentionally not `Sendable`: it conforms only since the iOS 26 SDK.
open class AVAudioFormat: NSObject {
  private let rate: Double
  private let count: AVAudioChannelCount
  private let common: AVAudioCommonFormat
  private let isWoven: Bool

  init(rate: Double, channels: AVAudioChannelCount, common: AVAudioCommonFormat, woven: Bool) {
    (self.rate, count, self.common, isWoven) = (rate, channels, common, woven)
  }

  /// avfaudio/avaudioformat/init(standardformatwithsamplerate:channels:).
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.init(rate: sampleRate, channels: channels, common: .pcmFormatFloat32, woven: false)
  }

  /// avfaudio/avaudioformat/init(commonformat:samplerate:channels:interleaved:).
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.init(rate: sampleRate, channels: channels, common: format, woven: interleaved)
  }

  /// avfaudio/avaudioformat/samplerate.
  open var sampleRate: Double { rate }
  /// avfaudio/avaudioformat/channelcount.
  open var channelCount: AVAudioChannelCount { count }
  /// avfaudio/avaudioformat/commonformat.
  open var commonFormat: AVAudioCommonFormat { common }
  /// avfaudio/avaudioformat/isinterleaved.
  open var isInterleaved: Bool { isWoven }

  /// avfaudio/avaudioformat/isequal(_:), which ignores interleaving for mono formats.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return rate == other.rate && count == other.count && common == other.common
      && (isWoven == other.isWoven || count == 1)
  }
}

/// avfaudio/avaudiotime.
open class AVAudioTime: NSObject {
  /// avfaudio/avaudiotime/sampletime.
  open var sampleTime: AVAudioFramePosition { stub() }
  /// avfaudio/avaudiotime/samplerate.
  open var sampleRate: Double { stub() }
  /// avfaudio/avaudiotime/hosttime.
  open var hostTime: UInt64 { stub() }
  /// avfaudio/avaudiotime/issampletimevalid.
  open var isSampleTimeValid: Bool { true }
}
