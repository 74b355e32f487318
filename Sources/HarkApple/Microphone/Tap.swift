#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// The tap on an engine's input, through which its sound comes.
  enum Tap {
    private static let bus: AVAudioNodeBus = 0

    /// Has `hear` take copies of the sound, on a thread of the system's own.
    ///
    /// Without a format of its own a tap gives what the hardware has. A format that differs from it,
    /// an input without channels, and a second tap would end the app.
    static func install(
      on node: AVAudioInputNode, _ hear: @escaping @Sendable (TapSound) -> Void
    ) throws {
      let format = node.outputFormat(forBus: bus)
      guard format.sampleRate > 0, format.channelCount > 0 else {
        throw VoiceFailure.microphoneUnavailable
      }
      #if compiler(>=6.4) || APPLE_SDK_27
        if #available(iOS 27, *) {
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

    /// Takes the tap away, before its engine is stopped.
    static func remove(from node: AVAudioInputNode) {
      if node.numberOfInputs > 0 { node.removeTap(onBus: bus) }
    }
  }

  extension TapSound {
    /// Copies a buffer's first channel; nil where it holds nothing.
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
    @available(iOS 27, *)
    extension TapSound {
      /// Copies a buffer's first channel; nil where it holds nothing, or no floats.
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
