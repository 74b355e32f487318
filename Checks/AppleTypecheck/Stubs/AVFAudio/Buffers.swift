import Foundation

/// avfaudio/avaudiobuffer.
open class AVAudioBuffer: NSObject {
  private let layout: AVAudioFormat

  init(layout: AVAudioFormat) { self.layout = layout }

  /// avfaudio/avaudiobuffer/format.
  open var format: AVAudioFormat { layout }
}

/// avfaudio/avaudiopcmbuffer.
open class AVAudioPCMBuffer: AVAudioBuffer {
  private let capacity: AVAudioFrameCount
  private let bytes: UnsafeMutableRawPointer
  private let floats: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let shorts: UnsafeMutablePointer<UnsafeMutablePointer<Int16>>

  /// avfaudio/avaudiopcmbuffer/init(pcmformat:framecapacity:).
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    let channels = Int(format.channelCount)
    let frames = Int(frameCapacity)
    capacity = frameCapacity
    bytes = .allocate(byteCount: max(1, channels * frames * 4), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, channels * frames * 4))
    floats = .allocate(capacity: channels)
    shorts = .allocate(capacity: channels)
    for channel in 0..<channels {
      let start = format.isInterleaved ? channel : channel * frames
      (floats + channel).initialize(to: bytes.assumingMemoryBound(to: Float.self) + start)
      (shorts + channel).initialize(to: bytes.assumingMemoryBound(to: Int16.self) + start)
    }
    super.init(layout: format)
  }

  deinit {
    bytes.deallocate()
    floats.deallocate()
    shorts.deallocate()
  }

  /// avfaudio/avaudiopcmbuffer/framecapacity.
  open var frameCapacity: AVAudioFrameCount { capacity }
  /// avfaudio/avaudiopcmbuffer/framelength.
  open var frameLength: AVAudioFrameCount = 0 {
    didSet { if frameLength > capacity { stub() } }
  }
  /// avfaudio/avaudiopcmbuffer/stride.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  /// avfaudio/avaudiopcmbuffer/floatchanneldata.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(floats) : nil
  }
  /// avfaudio/avaudiopcmbuffer/int16channeldata.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    format.commonFormat == .pcmFormatInt16 ? UnsafePointer(shorts) : nil
  }
}

/// coreaudiotypes/audiobuffer.
public struct AudioBuffer {
  /// coreaudiotypes/audiobuffer/mnumberchannels.
  public var mNumberChannels: UInt32
  /// coreaudiotypes/audiobuffer/mdatabytesize.
  public var mDataByteSize: UInt32
  /// coreaudiotypes/audiobuffer/mdata.
  public var mData: UnsafeMutableRawPointer?
}

/// coreaudiotypes/audiobufferlist.
public struct AudioBufferList {
  /// coreaudiotypes/audiobufferlist/mnumberbuffers.
  public var mNumberBuffers: UInt32
  /// coreaudiotypes/audiobufferlist/mbuffers.
  public var mBuffers: AudioBuffer
}

/// avfaudio/avreadonlyaudiopcmbuffer.
///
/// conformance: avfaudio/avreadonlyaudiopcmbuffer.
@available(iOS 27.0, *)
public struct AVReadOnlyAudioPCMBuffer: Sendable {
  /// avfaudio/avreadonlyaudiopcmbuffer/format.
  public var format: AVAudioFormat { stub() }
  /// avfaudio/avreadonlyaudiopcmbuffer/framelength.
  public var frameLength: Int { stub() }
  /// avfaudio/avreadonlyaudiopcmbuffer/framecapacity.
  public var frameCapacity: Int { stub() }
  /// avfaudio/avreadonlyaudiopcmbuffer/withunsafeaudiobufferlist(_:).
  public func withUnsafeAudioBufferList<R>(
    _ body: (UnsafePointer<AudioBufferList>) throws -> R
  ) rethrows -> R { stub() }
}
