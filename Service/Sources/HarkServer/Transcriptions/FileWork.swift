import Hark
import Logging
import Synchronization

/// Has one file recognised when its turn comes.
struct FileWork: Sendable {
  let services: FileServices
  let metrics: ServerMetrics
  let request: TranscriptionRequest
  let file: UploadFile
  let place: UploadPlace
  let log: Logger

  /// Looks whether it is a sound file at all, so that whoever sent something else need not wait.
  func check() async throws {
    let sound = services.sound(file.path)
    do {
      _ = try await sound.microphone.open(Experience.dictation.audio)
      await sound.microphone.close()
    } catch {
      await sound.microphone.close()
      throw Refusal.unreadable(sound)
    }
    if let total = sound.progress().total, total > services.longest {
      throw Refusal.tooLong(services.longest)
    }
  }

  /// Waits for the file's turn and has it heard.
  ///
  /// `placed` gets its place in the queue whenever that changes, 0 for its turn, `heard` now and then
  /// nothing but how far the sound has come, `found` each piece of text. When the task is cancelled the
  /// place is free for the next.
  func run(
    placed: @escaping @Sendable (Int) -> Void = { _ in },
    heard: @escaping @Sendable (@escaping @Sendable () -> Double) -> Void = { _ in },
    found: @escaping @Sendable (Segment) async -> Void = { _ in }
  ) async throws -> FileTranscript {
    let begun = Self.now
    defer { place.leave() }
    for await number in place.join() { placed(number) }
    try Task.checkCancellation()
    metrics.waited(Self.now - begun)
    let transcript = try await listen(heard, found)
    place.leave(isDone: true)
    return transcript
  }

  private func listen(
    _ heard: (@escaping @Sendable () -> Double) -> Void,
    _ found: @escaping @Sendable (Segment) async -> Void
  ) async throws -> FileTranscript {
    let begun = Self.now
    let sound = services.sound(file.path)
    heard { sound.progress().heard }
    let isFirst = Mutex(true)
    let transcript = try await FileRun(services: services, request: request).run(sound) { segment in
      let wasFirst = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if wasFirst { metrics.firstText(after: Self.now - begun) }
      await found(segment)
    }
    // The file is held until here, or its path would lead nowhere.
    withExtendedLifetime(file) {}
    metrics.transcribed(transcript.duration, in: Self.now - begun)
    return transcript
  }

  private static var now: Double { SystemTimekeeper().now }
}
