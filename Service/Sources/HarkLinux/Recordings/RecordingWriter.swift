import Hark

/// Writes one recording on a queue that may block on the disk.
actor RecordingWriter: CallRecordingWriter {
  nonisolated let id: CallRecording.ID
  nonisolated let unownedExecutor: UnownedSerialExecutor
  private let executor: QueueExecutor
  private let file: OpusFile
  private var isBroken = false

  /// Creates the file for `name`, which must not exist yet, in `folder`.
  init(_ name: RecordingName, in folder: String) throws(CallRecordingFailure) {
    id = name.id
    executor = QueueExecutor(label: "hark.recording")
    unownedExecutor = executor.asUnownedSerialExecutor()
    file = try OpusFile(creating: folder + "/" + name.file)
  }

  func write(_ frames: CallFrames) throws(CallRecordingFailure) {
    if isBroken { throw .broken }
    do {
      try file.write(frames)
    } catch {
      isBroken = true
      throw error
    }
  }

  /// Ends the recording; an earlier write failure is not reported again.
  func finish() throws(CallRecordingFailure) {
    do {
      try file.finish()
    } catch {
      if !isBroken { throw error }
    }
  }
}
