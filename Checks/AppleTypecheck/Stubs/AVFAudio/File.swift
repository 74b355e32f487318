import Foundation

/// avfaudio/avformatidkey.
public let AVFormatIDKey = "AVFormatIDKey"
/// avfaudio/avsampleratekey.
public let AVSampleRateKey = "AVSampleRateKey"
/// avfaudio/avnumberofchannelskey.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// avfaudio/avencoderaudioqualitykey.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// avfaudio/avaudiofiletypekey.
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
/// coreaudiotypes/kaudioformatmpeg4aac.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// avfaudio/avaudioquality.
///
/// conformance: avfaudio/avaudioquality.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

/// avfaudio/avaudiofile.
///
/// The stand-in writes the samples of each frame unchanged and immediately.
open class AVAudioFile: NSObject {
  private let handle: FileHandle
  private let layout: AVAudioFormat
  private var frames: AVAudioFramePosition

  /// avfaudio/avaudiofile/init(forreading:).
  public init(forReading fileURL: URL) throws {
    try AppleSound.stage.attempt("read")
    handle = try FileHandle(forReadingFrom: fileURL)
    guard let layout = AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 2) else {
      stub()
    }
    self.layout = layout
    frames = AVAudioFramePosition(try handle.seekToEnd() / 8)
  }

  /// avfaudio/avaudiofile/init(forwriting:settings:commonformat:interleaved:).
  public init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat,
    interleaved: Bool
  ) throws {
    try AppleSound.stage.attempt("create")
    guard let rate = settings[AVSampleRateKey] as? Double,
      let channels = settings[AVNumberOfChannelsKey] as? Int,
      settings[AVFormatIDKey] as? UInt32 == kAudioFormatMPEG4AAC,
      FileManager.default.createFile(atPath: fileURL.path, contents: nil),
      let layout = AVAudioFormat(
        commonFormat: format, sampleRate: rate, channels: AVAudioChannelCount(channels),
        interleaved: interleaved)
    else { throw NSError(domain: "com.apple.coreaudio.avfaudio", code: 1_718_449_215) }
    handle = try FileHandle(forWritingTo: fileURL)
    self.layout = layout
    frames = 0
  }

  /// avfaudio/avaudiofile/length.
  open var length: AVAudioFramePosition { frames }
  /// avfaudio/avaudiofile/processingformat.
  open var processingFormat: AVAudioFormat { layout }

  /// avfaudio/avaudiofile/write(from:).
  open func write(from buffer: AVAudioPCMBuffer) throws {
    try AppleSound.stage.attempt("write")
    guard let sound = buffer.floatChannelData else { stub() }
    if buffer.format != layout { AppleSound.stage.blame(.otherFileFormat) }
    var samples: [Float] = []
    for frame in 0..<Int(buffer.frameLength) {
      for channel in 0..<Int(layout.channelCount) {
        samples.append(sound[channel][frame * buffer.stride])
      }
    }
    try samples.withUnsafeBytes { try handle.write(contentsOf: Data($0)) }
    frames += AVAudioFramePosition(buffer.frameLength)
  }
}
