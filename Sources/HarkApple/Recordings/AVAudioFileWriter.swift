#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import AudioToolbox
  import Foundation
  import Hark

  /// A writer for one recording, on a queue that may block on the disk.
  final class AVAudioFileWriter: CallRecordingWriter {
    let id: CallRecording.ID

    private let file: Confined<RecordedFile>
    private let ended: @Sendable () -> Void

    init(
      _ id: CallRecording.ID, _ file: sending RecordedFile, ended: @escaping @Sendable () -> Void
    ) {
      self.id = id
      self.file = Confined("hark.recording", file)
      self.ended = ended
    }

    deinit { ended() }

    func write(_ frames: CallFrames) async throws {
      try await file.attempt { try $0.write(frames) }
    }

    func finish() async throws {
      await file.run { $0.finish() }
      ended()
    }
  }

  /// A two-channel file, with the user on the left and the agent on the right.
  struct RecordedFile {
    private let name: RecordingName
    private let files: RecordingFiles
    private var file: AVAudioFile?
    private var isBroken = false
    private var isEmpty = true

    /// Creates the file of `name`, which must not exist yet.
    init(_ name: RecordingName, in files: RecordingFiles) throws(CallRecordingFailure) {
      (self.name, self.files) = (name, files)
      if files.exists(name) { throw .unreachable }
      do {
        file = try AVAudioFile(
          forWriting: files.url(of: name), settings: Self.settings,
          commonFormat: .pcmFormatFloat32, interleaved: false)
      } catch { throw CallRecordingFailure(system: error) }
      files.protect(name)
    }

    /// Appends frames; after a failure, every call throws and the audio written so far remains.
    mutating func write(_ frames: CallFrames) throws(CallRecordingFailure) {
      guard let file, !isBroken else { throw .broken }
      guard frames.count > 0 else { return }
      // Writing to a deleted file succeeds, but the data is lost.
      guard files.exists(name) else { throw fail(.unreachable) }
      guard let buffer = Self.buffer(of: frames, format: file.processingFormat) else {
        throw fail(.broken)
      }
      do {
        try file.write(from: buffer)
        isEmpty = false
      } catch { throw fail(CallRecordingFailure(system: error)) }
    }

    mutating func finish() {
      guard file != nil else { return }
      // Releasing the file closes it.
      file = nil
      if isEmpty { _ = try? files.remove(name) }
    }

    private mutating func fail(_ failure: CallRecordingFailure) -> CallRecordingFailure {
      isBroken = true
      return failure
    }

    private static var settings: [String: Any] {
      [
        AVAudioFileTypeKey: kAudioFileAAC_ADTSType,
        AVFormatIDKey: kAudioFormatMPEG4AAC,
        AVSampleRateKey: Double(AudioChunk.sampleRate),
        AVNumberOfChannelsKey: 2,
        AVEncoderAudioQualityKey: AVAudioQuality.medium.rawValue,
      ]
    }

    private static func buffer(of frames: CallFrames, format: AVAudioFormat) -> AVAudioPCMBuffer? {
      guard
        let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: UInt32(frames.count)),
        let channels = buffer.floatChannelData, format.channelCount == 2
      else { return nil }
      for place in 0..<frames.count {
        channels[0][place] = frames.person[place]
        channels[1][place] = frames.agent[place]
      }
      buffer.frameLength = UInt32(frames.count)
      return buffer
    }
  }
#endif
