import Foundation

/// avfaudio/avaudioconverterinputstatus.
///
/// conformance: avfaudio/avaudioconverterinputstatus.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData, noDataNow, endOfStream }

/// avfaudio/avaudioconverteroutputstatus.
///
/// conformance: avfaudio/avaudioconverteroutputstatus.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  case haveData, inputRanDry, endOfStream, error
}

/// avfaudio/avaudioconverterprimemethod.
///
/// conformance: avfaudio/avaudioconverterprimemethod.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }

/// avfaudio/avaudioconverterinputblock.
///
/// Newer SDKs declare it `@Sendable`.
public typealias AVAudioConverterInputBlock =
  @Sendable (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
  AVAudioBuffer?

/// avfaudio/avaudioconverter.
///
/// The stand-in uses the nearest earlier sample, and withholds the last few samples until the
/// stream ends, as a filter does. It requests input until the output is full, and keeps the excess
/// for the next call.
open class AVAudioConverter: NSObject {
  private let from: AVAudioFormat
  private let to: AVAudioFormat
  private var given: [Float] = []
  private var made = 0
  private var isOver = false

  /// The number of input frames that the real converter's filter would withhold.
  static let held = 16

  /// avfaudio/avaudioconverter/init(from:to:).
  public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
    (from, to) = (fromFormat, toFormat)
  }

  /// avfaudio/avaudioconverter/outputformat.
  open var outputFormat: AVAudioFormat { to }

  /// avfaudio/avaudioconverter/primemethod.
  open var primeMethod: AVAudioConverterPrimeMethod = .normal

  /// avfaudio/avaudioconverter/convert(to:from:).
  open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
    stub()
  }

  /// avfaudio/avaudioconverter/convert(to:error:withinputfrom:).
  open func convert(
    to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
    withInputFrom inputBlock: @escaping AVAudioConverterInputBlock
  ) -> AVAudioConverterOutputStatus {
    guard let output = outputBuffer as? AVAudioPCMBuffer, !ConverterScript.isBroken else {
      return .error
    }
    let capacity = Int(output.frameCapacity)
    var status = AVAudioConverterInputStatus.haveData
    // A stream that has ended accepts no more input.
    while !isOver, status == .haveData, ready < made + capacity {
      let input = inputBlock(1_024, &status) as? AVAudioPCMBuffer
      guard status == .haveData, let input, let samples = input.floatChannelData else { break }
      if input.format != from { return .error }
      for frame in 0..<Int(input.frameLength) { given.append(samples[0][frame * input.stride]) }
    }
    isOver = isOver || status == .endOfStream
    let count = min(max(0, ready - made), capacity)
    for frame in 0..<count {
      let place = Int(Double(made + frame) * from.sampleRate / to.sampleRate)
      let sample = given[min(place, given.count - 1)]
      output.floatChannelData?[0][frame] = sample
      output.int16ChannelData?[0][frame] = Int16(max(-1, min(1, sample)) * 32_767)
    }
    made += count
    output.frameLength = AVAudioFrameCount(count)
    if count == capacity { return .haveData }
    return isOver && count == 0 ? .endOfStream : .inputRanDry
  }

  /// The number of output frames that the input so far produces.
  private var ready: Int {
    let usable = isOver ? given.count : max(0, given.count - Self.held)
    return Int((Double(usable) * to.sampleRate / from.sampleRate).rounded(.down))
  }

  /// avfaudio/avaudioconverter/reset().
  open func reset() { (given, made, isOver) = ([], 0, false) }
}
