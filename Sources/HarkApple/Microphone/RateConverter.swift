#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// Brings sound of any rate to the rate of `AudioChunk`, with the system's own converter.
  struct RateConverter {
    private var converter: AVAudioConverter?
    private var rate = Double(AudioChunk.sampleRate)

    /// The next samples; those of another rate than the last come behind all that the last still owe.
    ///
    /// Throws `soundUnreadable` for what cannot be converted.
    mutating func convert(_ sound: TapSound) throws(VoiceFailure) -> [Float] {
      let rest = sound.rate == rate ? [] : flush()
      if sound.rate != rate { try turn(to: sound.rate) }
      guard let converter else { return rest + sound.samples }
      guard let input = Self.buffer(of: sound.samples, rate: rate) else {
        throw .soundUnreadable
      }
      let capacity = sound.capacity(at: Double(AudioChunk.sampleRate))
      guard let new = Self.pull(Portion(input), through: converter, capacity: capacity) else {
        throw .soundUnreadable
      }
      return rest + new
    }

    /// What is still owed; then it is as new.
    mutating func flush() -> [Float] {
      defer {
        converter = nil
        rate = Double(AudioChunk.sampleRate)
      }
      guard let converter else { return [] }
      let capacity = TapSound.capacity(0, from: rate, to: Double(AudioChunk.sampleRate))
      return Self.pull(Portion(nil, isLast: true), through: converter, capacity: capacity) ?? []
    }

    private mutating func turn(to rate: Double) throws(VoiceFailure) {
      self.rate = rate
      guard rate != Double(AudioChunk.sampleRate) else {
        converter = nil
        return
      }
      guard let from = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1),
        let to = AudioChunk.format, let new = AVAudioConverter(from: from, to: to)
      else { throw .soundUnreadable }
      // Else the first samples of a recording would be taken for an introduction, and lost.
      new.primeMethod = .none
      converter = new
    }

    private static func pull(
      _ portion: Portion, through converter: AVAudioConverter, capacity: Int
    ) -> [Float]? {
      guard let format = AudioChunk.format,
        let output = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(capacity))
      else { return nil }
      let status = converter.convert(to: output, error: nil) { @Sendable _, status in
        portion.next(&status.pointee)
      }
      if status == .error { return nil }
      return TapSound(output)?.samples ?? []
    }

    /// A buffer of one channel.
    static func buffer(of samples: [Float], rate: Double) -> AVAudioPCMBuffer? {
      guard let format = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1),
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(samples.count)),
        let channel = buffer.floatChannelData
      else { return nil }
      for (place, sample) in samples.enumerated() { channel[0][place] = sample }
      buffer.frameLength = UInt32(samples.count)
      return buffer
    }
  }

  extension AudioChunk {
    /// The format of Hark's sound, as the system describes it.
    static var format: AVAudioFormat? {
      AVAudioFormat(standardFormatWithSampleRate: Double(sampleRate), channels: 1)
    }
  }

  /// What a converter is given at a time: one buffer, once.
  ///
  /// `@unchecked Sendable` holds because a converter asks for its input before `convert` returns, on
  /// the thread that called it, and nobody else has the value.
  private final class Portion: @unchecked Sendable {
    private var buffer: AVAudioPCMBuffer?
    private let isLast: Bool

    init(_ buffer: AVAudioPCMBuffer?, isLast: Bool = false) {
      self.buffer = buffer
      self.isLast = isLast
    }

    /// The buffer, the first time; then the end of all sound, or of what there is for now: a converter
    /// that was told of an end takes nothing any more.
    func next(_ status: inout AVAudioConverterInputStatus) -> AVAudioBuffer? {
      defer { buffer = nil }
      status = buffer != nil ? .haveData : (isLast ? .endOfStream : .noDataNow)
      return buffer
    }
  }
#endif
