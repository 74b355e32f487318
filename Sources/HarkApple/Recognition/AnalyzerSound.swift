#if canImport(UIKit)
  import AVFAudio
  import Hark

  /// A converter to the format that an analyzer requires.
  ///
  /// An analyzer silently ignores audio in any other format. Use one instance per loop, because the
  /// converter keeps state between buffers.
  final class AnalyzerSound {
    private let format: AVAudioFormat
    private let converter: AVAudioConverter?

    /// Creates a converter to `format`; `nil` if conversion to it is impossible.
    init?(_ format: AVAudioFormat) {
      guard let own = AVAudioFormat.ofChunks() else { return nil }
      self.format = format
      if own == format {
        converter = nil
      } else {
        guard let converter = AVAudioConverter(from: own, to: format) else { return nil }
        // No priming, so that positions in the audio stay the same.
        converter.primeMethod = .none
        self.converter = converter
      }
    }

    /// Returns the audio in the required format, or `nil` if the chunk is empty or the converter
    /// needs more input.
    ///
    /// Throws `VoiceFailure.recognitionFailed` if the conversion fails.
    func buffer(_ chunk: AudioChunk) throws -> AVAudioPCMBuffer? {
      if chunk.samples.isEmpty { return nil }
      guard let own = AVAudioPCMBuffer(chunk) else { throw VoiceFailure.recognitionFailed }
      guard let converter else { return own }
      return try convert(own, with: converter, count: chunk.samples.count)
    }

    /// Returns the converter's remaining output at the end of the audio; throws as `buffer` does.
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
