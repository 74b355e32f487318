#if canImport(AVFAudio)
  import AVFAudio
  import Hark

  extension AVAudioFormat {
    /// Returns the format of `AudioChunk`: one channel of 32-bit floats at 16,000 Hz.
    static func ofChunks() -> AVAudioFormat? {
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: Double(AudioChunk.sampleRate), channels: 1,
        interleaved: false)
    }

    /// Returns an equal format that can be sent to another isolation domain, because `AVAudioFormat`
    /// is not `Sendable` in older SDKs.
    func twin() -> sending AVAudioFormat? {
      AVAudioFormat(
        commonFormat: commonFormat, sampleRate: sampleRate, channels: channelCount,
        interleaved: isInterleaved)
    }
  }

  extension AVAudioPCMBuffer {
    /// Creates a buffer with a copy of the chunk's samples; `nil` if the chunk is empty or the
    /// allocation fails.
    convenience init?(_ chunk: AudioChunk) {
      self.init(chunk.samples, rate: Double(AudioChunk.sampleRate))
    }

    convenience init?(_ samples: [Float], rate: Double) {
      let count = samples.count
      guard count > 0, let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1)
      else { return nil }
      self.init(pcmFormat: format, frameCapacity: AVAudioFrameCount(count))
      guard let channel = floatChannelData?[0] else { return nil }
      samples.withUnsafeBufferPointer { samples in
        guard let first = samples.baseAddress else { return }
        channel.update(from: first, count: count)
      }
      frameLength = AVAudioFrameCount(count)
    }
  }
#endif
