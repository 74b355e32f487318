#if canImport(UIKit)
  @preconcurrency import AVFAudio

  /// A copy of the output of the system's synthesizer.
  enum Spoken: Sendable, Equatable {
    /// A part of the sentence; `bytesPerSecond` refers to the system's format.
    case sound(TapSound, bytesPerSecond: Double)

    /// The end of the sentence, an empty buffer.
    case end

    /// Audio in an unknown format.
    case unreadable

    /// Creates a copy of the contents of a buffer owned by the system.
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
