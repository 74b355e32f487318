@_spi(Script) import AVFAudio
import Foundation
import Testing

/// Verifies the stand-ins for formats, buffers, the converter, and files against the statements in
/// Apple's documentation, without Hark.
extension AppleSuite {
  @Suite("The stand-ins for audio in memory and in files")
  struct SoundStandInTests {
    init() { AppleSound.reset() }

    private func format(
      _ common: AVAudioCommonFormat, rate: Double = 16_000, channels: UInt32 = 1,
      interleaved: Bool = false
    ) throws -> AVAudioFormat {
      try #require(
        AVAudioFormat(
          commonFormat: common, sampleRate: rate, channels: channels, interleaved: interleaved))
    }

    private func buffer(_ samples: [Float], rate: Double = 16_000) throws -> AVAudioPCMBuffer {
      let buffer = try #require(
        AVAudioPCMBuffer(
          pcmFormat: try format(.pcmFormatFloat32, rate: rate),
          frameCapacity: UInt32(samples.count)))
      for (frame, sample) in samples.enumerated() { buffer.floatChannelData?[0][frame] = sample }
      buffer.frameLength = UInt32(samples.count)
      return buffer
    }

    // avfaudio/avaudioformat/init(standardformatwithsamplerate:channels:), isstandard.
    @Test("The standard format has non-interleaved 32-bit floating-point samples")
    func standard() throws {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
      #expect(format.commonFormat == .pcmFormatFloat32 && !format.isInterleaved)
      #expect(format.sampleRate == 48_000 && format.channelCount == 2)
    }

    // avfaudio/avaudioformat/isequal(_:).
    @Test("Formats are equal if they are equivalent; mono is never interleaved")
    func equality() throws {
      let mono = try format(.pcmFormatInt16)
      #expect(try mono == format(.pcmFormatInt16, interleaved: true))
      #expect(
        try format(.pcmFormatInt16, channels: 2)
          != format(.pcmFormatInt16, channels: 2, interleaved: true))
      #expect(try mono != format(.pcmFormatFloat32))
      #expect(try mono != format(.pcmFormatInt16, rate: 48_000))
    }

    // avfaudio/avaudiopcmbuffer/floatchanneldata, int16channeldata, framelength, framecapacity.
    @Test("A buffer provides its samples only in their own number format")
    func kinds() throws {
      for (kind, isFloat, isShort) in [
        (AVAudioCommonFormat.pcmFormatFloat32, true, false), (.pcmFormatInt16, false, true),
        (.pcmFormatInt32, false, false),
      ] {
        let buffer = try #require(
          AVAudioPCMBuffer(pcmFormat: try format(kind), frameCapacity: 8))
        #expect((buffer.floatChannelData != nil) == isFloat)
        #expect((buffer.int16ChannelData != nil) == isShort)
        #expect(buffer.frameCapacity == 8)
      }
    }

    // avfaudio/avaudiopcmbuffer/stride.
    @Test("The stride is the number of interleaved channels")
    func stride() throws {
      for (interleaved, stride) in [(true, 2), (false, 1)] {
        let format = try format(.pcmFormatInt16, channels: 2, interleaved: interleaved)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        #expect(buffer.stride == stride)
        let channels = try #require(buffer.int16ChannelData)
        #expect(channels[1] - channels[0] == (interleaved ? 1 : 4))
      }
    }

    /// Converts `input` to at most `capacity` frames. With `isLast`, the stream ends after it.
    private func convert(
      _ converter: AVAudioConverter, _ input: [[Float]], isLast: Bool, capacity: UInt32
    ) throws -> (status: AVAudioConverterOutputStatus, count: Int, asked: Int) {
      let output = try #require(
        AVAudioPCMBuffer(pcmFormat: converter.outputFormat, frameCapacity: capacity))
      let portions = Portions(try input.map { try buffer($0, rate: 48_000) })
      let status = converter.convert(to: output, error: nil) { @Sendable _, status in
        portions.next(&status.pointee, isLast)
      }
      return (status, Int(output.frameLength), portions.asked)
    }

    private func converter() throws -> AVAudioConverter {
      try #require(
        AVAudioConverter(
          from: try format(.pcmFormatFloat32, rate: 48_000), to: try format(.pcmFormatInt16)))
    }

    // avfaudio/avaudioconverter/convert(to:error:withinputfrom:), avaudioconverteroutputstatus/havedata.
    @Test("The method attempts to fill the buffer to its capacity, and returns no more")
    func capacity() throws {
      let converter = try converter()
      let tenth = [Float](repeating: 0.5, count: 4_800)
      let first = try convert(converter, [tenth, tenth, tenth], isLast: false, capacity: 1_000)
      #expect(first == (.haveData, 1_000, 1))
      // Input that did not fit is kept for the next call.
      let second = try convert(converter, [tenth], isLast: false, capacity: 2_000)
      #expect(second == (.haveData, 2_000, 1))
    }

    // avfaudio/avaudioconverteroutputstatus/inputrandry.
    @Test("Without enough input, the buffer contains as much as can be converted")
    func dry() throws {
      let (status, count, asked) = try convert(
        try converter(), [[Float](repeating: 0.5, count: 480)], isLast: false, capacity: 1_000)
      #expect(status == .inputRanDry && asked == 2)
      #expect(count > 0 && count <= 160)
    }

    // avfaudio/avaudioconverteroutputstatus/endofstream, avaudioconverter/reset().
    @Test("At the end of the stream there is no data, until the converter is reset for a new one")
    func end() throws {
      let converter = try converter()
      let sound = [Float](repeating: 0.5, count: 4_800)
      let given = try convert(converter, [sound], isLast: true, capacity: 4_000)
      #expect(given.count == 1_600 && given.status != .error)
      #expect(try convert(converter, [], isLast: true, capacity: 4_000) == (.endOfStream, 0, 0))
      #expect(try convert(converter, [sound], isLast: false, capacity: 4_000).count == 0)
      converter.reset()
      #expect(try convert(converter, [sound], isLast: true, capacity: 4_000).count == 1_600)
    }

    private func file(_ body: (URL) throws -> Void) throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: url) }
      try body(url)
    }

    private func writer(_ url: URL) throws -> AVAudioFile {
      try AVAudioFile(
        forWriting: url,
        settings: [
          AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 16_000.0, AVNumberOfChannelsKey: 1,
        ], commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    // avfaudio/avaudiofile, avaudiofile/write(from:)-6qgec, length.
    @Test("Writes are sequential; the frame length determines how much of a buffer is written")
    func writing() throws {
      try file { url in
        let file = try writer(url)
        #expect(file.processingFormat.commonFormat == .pcmFormatFloat32)
        try file.write(from: try buffer([0.1, 0.2, 0.3]))
        let part = try buffer([0.4, 0.5, 0.6])
        part.frameLength = 1
        try file.write(from: part)
        #expect(file.length == 4 && AppleSound.violations.isEmpty)
      }
    }

    // avfaudio/avaudiofile/write(from:)-6qgec.
    @Test("The format of a written buffer must match the file's processing format")
    func mismatch() throws {
      try file { url in
        try writer(url).write(from: try buffer([0.1], rate: 48_000))
        #expect(AppleSound.violations == [GraphFault.otherFileFormat.rawValue])
      }
    }

    // avfaudio/avaudiofile/init(forreading:).
    @Test("A file is read in the standard format")
    func reading() throws {
      try file { url in
        try Data(count: 80).write(to: url)
        let file = try AVAudioFile(forReading: url)
        #expect(file.processingFormat.commonFormat == .pcmFormatFloat32)
        #expect(!file.processingFormat.isInterleaved && file.length == 10)
      }
    }
  }
}

/// The input of a conversion.
///
/// `@unchecked Sendable` is safe because the converter calls the block before `convert` returns, on
/// the same thread.
private final class Portions: @unchecked Sendable {
  private var left: ArraySlice<AVAudioPCMBuffer>
  private(set) var asked = 0

  init(_ buffers: [AVAudioPCMBuffer]) { left = buffers[...] }

  func next(_ status: inout AVAudioConverterInputStatus, _ isLast: Bool) -> AVAudioBuffer? {
    asked += 1
    status = left.isEmpty ? (isLast ? .endOfStream : .noDataNow) : .haveData
    return left.popFirst()
  }
}
