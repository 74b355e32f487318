#if canImport(AVFAudio)
  @preconcurrency import AVFAudio
  import Foundation
  import Hark

  /// Call recordings stored as AAC files in a folder of the app.
  ///
  /// Each file consists of self-describing frames (ADTS), so that a file left by a killed process
  /// plays up to its last complete frame; formats with a table of contents are unreadable until
  /// closed. One minute of two speakers takes about a third of a megabyte. Only one process may
  /// write to a folder.
  public final class AVAudioFileRecordings: CallRecordings {
    private let files: RecordingFiles

    private let underWay = Confined("hark.recordings", Set<CallRecording.ID>())

    /// A separate queue for opening many files, so that starting a call does not wait for the list.
    private let reader = Confined("hark.recordings.list", ())
    private let now: @Sendable () -> Date

    /// Creates the store for recordings in `folder`; `now` determines their names and ages.
    public init(folder: URL, now: @escaping @Sendable () -> Date = { Date() }) {
      files = RecordingFiles(folder: folder)
      self.now = now
    }

    /// Creates a new file, and the folder if it is missing.
    public func begin() async throws -> any CallRecordingWriter {
      let name = RecordingName(begun: now())
      return try await underWay.attempt { [files, underWay] ids in
        try files.makeFolder()
        let file = try RecordedFile(name, in: files)
        ids.insert(name.id)
        return AVAudioFileWriter(name.id, file) { underWay.async { $0.remove(name.id) } }
      }
    }

    /// Returns the playable recordings, newest first.
    public func recordings() async throws -> [CallRecording] {
      let found = try await reader.attempt { [files] _ in
        try files.names().reversed().compactMap { name in
          Self.seconds(of: files.url(of: name)).map { (name: name, seconds: $0) }
        }
      }
      // Read after the files, because a recording may begin while they are being opened.
      let underWay = await underWay.run { $0 }
      return found.map { name, seconds in
        CallRecording(
          id: name.id, begun: name.begun, seconds: seconds, isUnderWay: underWay.contains(name.id))
      }
    }

    /// Deletes a recording; throws `CallRecordingFailure.underWay` while it is being written.
    public func delete(_ id: CallRecording.ID) async throws {
      guard let name = RecordingName(id) else { return }
      try await underWay.attempt { [files] underWay in
        if underWay.contains(id) { throw CallRecordingFailure.underWay }
        try files.remove(name)
      }
    }

    /// Deletes finished recordings that are older than `retention`, and returns the number deleted.
    @discardableResult
    public func expire(keeping retention: CallSettings.Retention) async throws -> Int {
      try await underWay.attempt { [files, now] underWay in
        try files.expire(keeping: retention, but: underWay, at: now())
      }
    }

    /// Returns the file of a recording, for playback or sharing; `nil` if it does not exist.
    public func file(of id: CallRecording.ID) -> URL? {
      RecordingName(id).flatMap { files.exists($0) ? files.url(of: $0) : nil }
    }

    /// Returns the duration in seconds, or `nil` if the file is empty or unreadable.
    private static func seconds(of url: URL) -> Double? {
      guard let file = try? AVAudioFile(forReading: url), file.length > 0 else { return nil }
      return Double(file.length) / file.processingFormat.sampleRate
    }
  }
#endif
