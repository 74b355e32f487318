#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Hark

  enum Tap {
    private static let bus: AVAudioNodeBus = 0

    /// Installs a tap that passes copies of the audio to `hear`, on a system thread.
    ///
    /// Without an explicit format, a tap delivers the hardware's format. A different format, an
    /// input without channels, or a second tap would crash the app.
    static func install(
      on node: AVAudioInputNode, _ hear: @escaping @Sendable (TapSound) -> Void
    ) throws {
      let format = node.outputFormat(forBus: bus)
      guard format.sampleRate > 0, format.channelCount > 0 else {
        throw VoiceFailure.microphoneUnavailable
      }
      #if compiler(>=6.4) || APPLE_SDK_27
        if #available(iOS 27, macOS 27, *) {
          try node.installAudioTap(onBus: bus, bufferSize: TapSound.bufferSize, format: nil) {
            @Sendable buffer, _ in
            if let sound = TapSound(buffer) { hear(sound) }
          }
          return
        }
      #endif
      node.installTap(onBus: bus, bufferSize: TapSound.bufferSize, format: nil) {
        @Sendable buffer, _ in
        if let sound = TapSound(buffer) { hear(sound) }
      }
    }

    /// Removes the tap; call this before stopping the node's engine.
    static func remove(from node: AVAudioInputNode) {
      if node.numberOfInputs > 0 { node.removeTap(onBus: bus) }
    }
  }

  extension TapSound {
    /// Copies a buffer's first channel; `nil` if the buffer is empty or its sample format is
    /// unsupported.
    init?(_ buffer: AVAudioPCMBuffer) {
      let (rate, count) = (buffer.format.sampleRate, Int(buffer.frameLength))
      guard count > 0 else { return nil }
      if let floats = buffer.floatChannelData {
        self.init(rate: rate, first: floats[0], stride: buffer.stride, count: count)
      } else if let shorts = buffer.int16ChannelData {
        self.init(rate: rate, first: shorts[0], stride: buffer.stride, count: count)
      } else {
        return nil
      }
    }
  }

  #if compiler(>=6.4) || APPLE_SDK_27
    @available(iOS 27, macOS 27, *)
    extension TapSound {
      /// Copies a buffer's first channel; `nil` if the buffer is empty or does not contain floats.
      init?(_ buffer: AVReadOnlyAudioPCMBuffer) {
        let (format, count) = (buffer.format, buffer.frameLength)
        guard count > 0, format.commonFormat == .pcmFormatFloat32 else { return nil }
        let stride = format.isInterleaved ? Int(format.channelCount) : 1
        let sound: TapSound? = buffer.withUnsafeAudioBufferList { list in
          guard let data = list.pointee.mBuffers.mData else { return nil }
          let floats = UnsafePointer(data.assumingMemoryBound(to: Float.self))
          return TapSound(rate: format.sampleRate, first: floats, stride: stride, count: count)
        }
        guard let sound else { return nil }
        self = sound
      }
    }
  #endif
#endif

/// A copy of a tap's audio: one channel at the hardware's sample rate.
struct TapSound: Sendable, Equatable {
  /// The sample rate, in Hz.
  let rate: Double

  /// The samples, nominally in the range −1…1.
  let samples: [Float]

  /// The buffer size to request from an engine, in samples; the system may deliver buffers of other
  /// sizes.
  static let bufferSize: UInt32 = 1_024

  /// Copies samples that are `stride` apart, which selects the first of several channels.
  init(rate: Double, first: UnsafePointer<Float>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { first[$0 * stride] }
  }

  /// Converts integer samples in the range −32,768…32,767.
  init(rate: Double, first: UnsafePointer<Int16>, stride: Int, count: Int) {
    self.rate = rate
    samples = (0..<count).map { Float(first[$0 * stride]) / 32_768 }
  }

  /// Returns the maximum number of samples after converting `count` samples from `rate` to `other`,
  /// in Hz, including output that the converter still holds.
  static func capacity(_ count: Int, from rate: Double, to other: Double) -> Int {
    guard rate > 0 else { return spare }
    return Int((Double(count) * other / rate).rounded(.up)) + spare
  }

  /// The maximum output that a converter may hold back, in samples.
  private static let spare = 512
}
