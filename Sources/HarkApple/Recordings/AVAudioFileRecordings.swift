#if canImport(UIKit)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// Recordings of calls as AAC files in a folder of the app's.
  ///
  /// Each file is a stream of frames that tell of themselves (ADTS), so that what a kill leaves behind
  /// plays up to its last whole frame: formats with a table of contents have that only once they were
  /// closed. A minute of two people takes about a third of a megabyte. One process writes a folder.
  public final class AVAudioFileRecordings: CallRecordings {
    private struct State {
      var underWay: Set<CallRecording.ID> = []
    }

    private let files: RecordingFiles
    private let state = Confined("hark.recordings", State())

    /// Opens many files, which no call that begins has to wait for.
    private let reader = Confined("hark.recordings.list", ())
    private let now: @Sendable () -> Date

    /// The recordings in `folder`; `now` is the clock by which they are named and grow old.
    public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
      files = RecordingFiles(folder: folder)
      self.now = now
    }

    /// Makes the folder where there is none, and a new file in it.
    public func begin() async throws -> any CallRecordingWriter {
      let name = RecordingName(begun: now())
      return try await state.attempt { [files, state] recordings in
        try files.makeFolder()
        let file = try RecordedFile(name, in: files)
        recordings.underWay.insert(name.id)
        return AVAudioFileWriter(name.id, file) {
          state.async { $0.underWay.remove(name.id) }
        }
      }
    }

    /// What can be played, the newest first.
    public func recordings() async throws -> [CallRecording] {
      let found = try await reader.attempt { [files] _ in
        try files.names().reversed().compactMap { name in
          Self.seconds(of: files.url(of: name)).map { (name: name, seconds: $0) }
        }
      }
      // Asked afterwards, since one may have begun meanwhile.
      let underWay = await state.run(\.underWay)
      return found.map { name, seconds in
        CallRecording(
          id: name.id, begun: name.begun, seconds: seconds,
          isUnderWay: underWay.contains(name.id))
      }
    }

    /// Deletes one.
    public func delete(_ id: CallRecording.ID) async throws {
      guard let name = RecordingName(id) else { return }
      try await state.attempt { [files] state in
        if state.underWay.contains(id) { throw CallRecordingFailure.underWay }
        try files.remove(name)
      }
    }

    /// Deletes what began longer ago than `retention` allows.
    @discardableResult
    public func expire(keeping retention: CallSettings.Retention) async throws -> Int {
      try await state.attempt { [files, now] state in
        try files.expire(keeping: retention, but: state.underWay, at: now())
      }
    }

    /// Where the sound of a recording is, to be played or shared; nil when there is none.
    public func file(of id: CallRecording.ID) -> URL? {
      RecordingName(id).flatMap { files.exists($0) ? files.url(of: $0) : nil }
    }

    /// Nil where there is no sound that can be read.
    private static func seconds(of url: URL) -> Double? {
      guard let file = try? AVAudioFile(forReading: url), file.length > 0 else { return nil }
      return Double(file.length) / file.processingFormat.sampleRate
    }
  }
#endif
