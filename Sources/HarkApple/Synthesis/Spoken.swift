#if canImport(UIKit)
  @preconcurrency import AVFAudio

  /// What the system's synthesizer hands over, copied.
  enum Spoken: Sendable, Equatable {
    /// Some of the sentence, of which a second has so many bytes as the system makes it.
    case sound(TapSound, bytesPerSecond: Double)

    /// The sentence is over: a buffer that holds nothing.
    case end

    /// Sound in a form that is not known.
    case unreadable

    /// Looks into a buffer, which is the system's own, and copies what it holds.
    init(_ buffer: AVAudioBuffer) {
      guard let buffer = buffer as? AVAudioPCMBuffer else {
        self = .unreadable
        return
      }
      guard buffer.frameLength > 0 else {
        self = .end
        return
      }
      guard let sound = TapSound(buffer) else {
        self = .unreadable
        return
      }
      let width =
        buffer.floatChannelData == nil ? MemoryLayout<Int16>.size : MemoryLayout<Float>.size
      self = .sound(sound, bytesPerSecond: sound.rate * Double(width * buffer.stride))
    }
  }
#endif
