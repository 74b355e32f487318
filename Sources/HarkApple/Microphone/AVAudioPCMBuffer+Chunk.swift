#if canImport(UIKit)
  import AVFAudio
  import Hark

  extension AVAudioFormat {
    /// The engine's own format: one channel of 32-bit floats, 16,000 a second.
    static func ofChunks() -> AVAudioFormat? {
      AVAudioFormat(
        commonFormat: .pcmFormatFloat32, sampleRate: Double(AudioChunk.sampleRate), channels: 1,
        interleaved: false)
    }

    /// Another of the same kind, for somebody else to have: older SDKs let a format be known in one
    /// place alone.
    func twin() -> sending AVAudioFormat? {
      AVAudioFormat(
        commonFormat: commonFormat, sampleRate: sampleRate, channels: channelCount,
        interleaved: isInterleaved)
    }
  }

  extension AVAudioPCMBuffer {
    /// A buffer of its own with a copy of the sound; nil where there is none to be had.
    convenience init?(_ chunk: AudioChunk) {
      self.init(chunk.samples, rate: Double(AudioChunk.sampleRate))
    }

    /// A buffer of one channel with a copy of samples of another rate.
    convenience init?(_ samples: [Float], rate: Double) {
      let count = samples.count
      guard count > 0,
        let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1)
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
