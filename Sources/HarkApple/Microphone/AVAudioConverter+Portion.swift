#if canImport(UIKit)
  @preconcurrency import AVFAudio

  extension AVAudioConverter {
    /// What becomes of `input`, or what is still owed at the end of all sound where that is nil; at most
    /// `capacity` samples.
    ///
    /// Nil where it cannot be converted.
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

  /// What a converter is given at a time: one buffer, once, or the end of all sound.
  ///
  /// `@unchecked Sendable` holds because a converter asks for its input before `convert` returns, on
  /// the thread that called it, and nobody else has the value.
  private final class Portion: @unchecked Sendable {
    private var buffer: AVAudioPCMBuffer?
    private let isLast: Bool

    init(_ buffer: AVAudioPCMBuffer?) {
      self.buffer = buffer
      isLast = buffer == nil
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
