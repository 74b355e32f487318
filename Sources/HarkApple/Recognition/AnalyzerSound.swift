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
      return try convert(Once(own), with: converter, room: chunk.samples.count)
    }

    /// What the converter still holds when no more sound comes; throws as `buffer` does.
    func rest() throws -> AVAudioPCMBuffer? {
      guard let converter else { return nil }
      return try convert(Once(nil), with: converter, room: AudioChunk.sampleRate)
    }

    private func convert(
      _ input: Once, with converter: AVAudioConverter, room count: Int
    ) throws -> AVAudioPCMBuffer? {
      let ratio = format.sampleRate / Double(AudioChunk.sampleRate)
      // A whole hop more than the ratio says: a converter lets go of what it held back in its own time.
      let room = AVAudioFrameCount((Double(count + 160) * ratio).rounded(.up))
      guard let output = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: room) else {
        throw VoiceFailure.recognitionFailed
      }
      let status = converter.convert(to: output, error: nil, withInputFrom: Self.source(input))
      if status == .error { throw VoiceFailure.recognitionFailed }
      return output.frameLength == 0 ? nil : output
    }

    private static func source(_ input: Once) -> AVAudioConverterInputBlock {
      { @Sendable _, status in
        let (buffer, isEnd) = input.take()
        status.pointee = buffer != nil ? .haveData : isEnd ? .endOfStream : .noDataNow
        return buffer
      }
    }

    /// A buffer that is handed over once.
    ///
    /// `@unchecked Sendable` holds because a converter calls its source on the thread that called the
    /// converter, before it returns; nobody else knows of it.
    private final class Once: @unchecked Sendable {
      private var buffer: AVAudioPCMBuffer?
      private let isEnd: Bool

      init(_ buffer: AVAudioPCMBuffer?) {
        self.buffer = buffer
        isEnd = buffer == nil
      }

      func take() -> (AVAudioPCMBuffer?, isEnd: Bool) {
        defer { buffer = nil }
        return (buffer, isEnd)
      }
    }
  }
#endif
