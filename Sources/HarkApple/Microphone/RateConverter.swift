#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Hark

  /// A converter from any sample rate to the rate of `AudioChunk`, built on the system's converter.
  struct RateConverter {
    private var converter: AVAudioConverter?
    private var rate = Double(AudioChunk.sampleRate)

    /// Returns the next samples at the rate of `AudioChunk`; when the input's rate changes, the
    /// output starts with the remaining samples of the earlier input.
    ///
    /// Throws `soundUnreadable` if the conversion fails.
    mutating func convert(_ sound: TapSound) throws(VoiceFailure) -> [Float] {
      let rest = sound.rate == rate ? [] : flush()
      if sound.rate != rate { try turn(to: sound.rate) }
      guard let converter else { return rest + sound.samples }
      guard let input = AVAudioPCMBuffer(sound.samples, rate: rate) else { throw .soundUnreadable }
      let capacity = TapSound.capacity(
        sound.samples.count, from: rate, to: Double(AudioChunk.sampleRate))
      guard let new = converter.pull(input, capacity: capacity) else { throw .soundUnreadable }
      return rest + (TapSound(new)?.samples ?? [])
    }

    mutating func flush() -> [Float] {
      defer {
        converter = nil
        rate = Double(AudioChunk.sampleRate)
      }
      guard let converter else { return [] }
      let capacity = TapSound.capacity(0, from: rate, to: Double(AudioChunk.sampleRate))
      return converter.pull(nil, capacity: capacity).flatMap { TapSound($0) }?.samples ?? []
    }

    private mutating func turn(to rate: Double) throws(VoiceFailure) {
      self.rate = rate
      if rate == Double(AudioChunk.sampleRate) { return }
      guard let from = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1),
        let to = AVAudioFormat.ofChunks(), let new = AVAudioConverter.unprimed(from: from, to: to)
      else { throw .soundUnreadable }
      converter = new
    }
  }

  extension AVAudioConverter {
    /// Returns a converter without priming, which would consume the first samples of a recording and
    /// shift the positions of the others.
    static func unprimed(from: AVAudioFormat, to: AVAudioFormat) -> AVAudioConverter? {
      let converter = AVAudioConverter(from: from, to: to)
      converter?.primeMethod = .none
      return converter
    }

    /// Converts `input`, or drains the converter if `input` is `nil`, to at most `capacity`
    /// samples; `nil` if the conversion fails.
    func pull(_ input: AVAudioPCMBuffer?, capacity: Int) -> AVAudioPCMBuffer? {
      let portion = Portion(input)
      let room = AVAudioFrameCount(capacity)
      guard let output = AVAudioPCMBuffer(pcmFormat: outputFormat, frameCapacity: room) else {
        return nil
      }
      let status = convert(to: output, error: nil) { @Sendable _, status in
        portion.next(&status.pointee)
      }
      return status == .error ? nil : output
    }
  }

  /// The input of one conversion: a single buffer, or the end of the stream.
  ///
  /// `@unchecked Sendable` is safe because a converter requests its input before `convert` returns,
  /// on the calling thread, and no other code holds the value.
  private final class Portion: @unchecked Sendable {
    private var buffer: AVAudioPCMBuffer?
    private let isLast: Bool

    init(_ buffer: AVAudioPCMBuffer?) {
      self.buffer = buffer
      isLast = buffer == nil
    }

    /// Returns the buffer on the first call, and `nil` afterward or if there is none.
    ///
    /// Without a buffer, `status` is `noDataNow`, or `endOfStream` to drain the converter, which then
    /// accepts no more input.
    func next(_ status: inout AVAudioConverterInputStatus) -> AVAudioBuffer? {
      defer { buffer = nil }
      status = buffer != nil ? .haveData : (isLast ? .endOfStream : .noDataNow)
      return buffer
    }
  }
#endif
