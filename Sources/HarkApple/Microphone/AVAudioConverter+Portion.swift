#if canImport(UIKit)
  @preconcurrency import AVFAudio

  extension AVAudioConverter {
    /// Converts `input`, or drains the converter at the end of the stream if `input` is `nil`.
    ///
    /// Returns at most `capacity` samples, or `nil` if the conversion fails.
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

    /// Returns the buffer on the first call, then `nil` with either the end of the stream or no
    /// data for now.
    ///
    /// The distinction matters because a converter accepts no more input after the end of the
    /// stream.
    func next(_ status: inout AVAudioConverterInputStatus) -> AVAudioBuffer? {
      defer { buffer = nil }
      status = buffer != nil ? .haveData : (isLast ? .endOfStream : .noDataNow)
      return buffer
    }
  }
#endif
