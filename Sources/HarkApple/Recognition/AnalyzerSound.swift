#if canImport(UIKit)
  import AVFAudio
  import Hark

  /// Makes buffers of the format that an analyser asks for; in any other it hears nothing, and says
  /// nothing of it.
  ///
  /// For one loop alone: a converter keeps what it needs of the sound before.
  final class AnalyzerSound {
    private let format: AVAudioFormat
    private let converter: AVAudioConverter?

    /// Makes one for `format`; nil where nothing can be made of our own for it.
    init?(_ format: AVAudioFormat) {
      guard let own = AVAudioFormat.ofChunks() else { return nil }
      self.format = format
      if own == format {
        converter = nil
      } else {
        guard let converter = AVAudioConverter(from: own, to: format) else { return nil }
        // Nothing goes before the first sample, so that places in the sound stay what they are.
        converter.primeMethod = .none
        self.converter = converter
      }
    }

    /// The sound in the format asked for; nil while the converter still wants more, or for no sound.
    ///
    /// Throws `VoiceFailure.recognitionFailed` where there is sound that cannot be had in it.
    func buffer(_ chunk: AudioChunk) throws -> AVAudioPCMBuffer? {
      if chunk.samples.isEmpty { return nil }
      guard let own = AVAudioPCMBuffer(chunk) else { throw VoiceFailure.recognitionFailed }
      guard let converter else { return own }
      return try convert(own, with: converter, count: chunk.samples.count)
    }

    /// What the converter still holds when no more sound comes; throws as `buffer` does.
    func rest() throws -> AVAudioPCMBuffer? {
      guard let converter else { return nil }
      return try convert(nil, with: converter, count: AudioChunk.sampleRate)
    }

    private func convert(
      _ input: AVAudioPCMBuffer?, with converter: AVAudioConverter, count: Int
    ) throws -> AVAudioPCMBuffer? {
      let capacity = TapSound.capacity(
        count, from: Double(AudioChunk.sampleRate), to: format.sampleRate)
      guard let output = converter.pull(input, capacity: capacity) else {
        throw VoiceFailure.recognitionFailed
      }
      return output.frameLength == 0 ? nil : output
    }
  }
#endif
