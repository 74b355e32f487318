#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Hark

  /// A converter from any sample rate to the rate of `AudioChunk`, built on the system's converter.
  struct RateConverter {
    private var converter: AVAudioConverter?
    private var rate = Double(AudioChunk.sampleRate)

    /// Converts the next samples; when the rate changes, the remaining output of the previous rate
    /// comes first.
    ///
    /// Throws `soundUnreadable` if the conversion fails.
    mutating func convert(_ sound: TapSound) throws(VoiceFailure) -> [Float] {
      let rest = sound.rate == rate ? [] : flush()
      if sound.rate != rate { try turn(to: sound.rate) }
      guard let converter else { return rest + sound.samples }
      guard let input = AVAudioPCMBuffer(sound.samples, rate: rate) else {
        throw .soundUnreadable
      }
      let capacity = sound.capacity(at: Double(AudioChunk.sampleRate))
      guard let new = converter.pull(input, capacity: capacity) else { throw .soundUnreadable }
      return rest + (TapSound(new)?.samples ?? [])
    }

    /// Returns the remaining output and resets the converter.
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
      guard rate != Double(AudioChunk.sampleRate) else {
        converter = nil
        return
      }
      guard let from = AVAudioFormat(standardFormatWithSampleRate: rate, channels: 1),
        let to = AVAudioFormat.ofChunks(), let new = AVAudioConverter(from: from, to: to)
      else { throw .soundUnreadable }
      // Without this, priming would consume the first samples of a recording.
      new.primeMethod = .none
      converter = new
    }
  }
#endif
