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
      guard let input = AVAudioPCMBuffer(sound.samples, rate: rate) else {
        throw .soundUnreadable
      }
      let capacity = sound.capacity(at: Double(AudioChunk.sampleRate))
      guard let new = converter.pull(input, capacity: capacity) else { throw .soundUnreadable }
      return rest + (TapSound(new)?.samples ?? [])
    }

    /// What is still owed; then it is as new.
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
      // Else the first samples of a recording would be taken for an introduction, and lost.
      new.primeMethod = .none
      converter = new
    }
  }
#endif
