import Hark
import Synchronization

/// The transcription of a file in its own session, as in `hark transcribe`.
struct FileRun: Sendable {
  let services: FileServices
  let request: TranscriptionRequest

  /// Transcribes a file from beginning to end.
  ///
  /// `found` receives each segment that has text, in order, as soon as it is final. If the task is
  /// canceled, the session closes, and an error is thrown. When this returns or throws, the decoder
  /// is available to the next file.
  func run(
    _ sound: FileSound, found: @escaping @Sendable (FinalSegment) async -> Void
  ) async throws -> FileTranscript {
    let locale = request.locale ?? services.recognizer.traits.locales.first ?? .americanEnglish
    let recognizer = FileRecognizer(services.recognizer)
    let session = VoiceSession(
      experience: experience(locale),
      ports: SessionPorts(
        microphone: BoundedFile(file: sound.microphone, end: AudioTime.samples(services.longest)),
        recognizer: recognizer, timekeeper: services.timekeeper, detector: services.detector,
        deviceLocale: locale))
    let events = session.events
    let gathering = Task {
      var segments: [FinalSegment] = []
      var failure: VoiceFailure?
      for await event in events {
        switch event {
        case .final(_, let segment, _) where !segment.text.isEmpty:
          segments.append(segment)
          await found(segment)
        case .failed(let why): failure = failure ?? why
        default: break
        }
      }
      return (segments, failure)
    }
    var trouble: (any Error)?
    do { try await play(session) } catch { trouble = error }
    await session.close()
    await recognizer.end()
    if let trouble { throw trouble }
    // All events have occurred; the stream still delivers the buffered ones before it ends.
    gathering.cancel()
    let (segments, failure) = await gathering.value
    try Task.checkCancellation()
    let read = sound.progress().heard
    let heard = min(read, services.longest)
    var problem = read > heard ? FileServices.endOfTooLong(heard) : sound.problem()
    if let failure, let refusal = Self.refusal(for: failure, sound) {
      // A partial transcript is more useful than a refusal.
      if segments.isEmpty { throw refusal }
      let end = Int(segments.last?.spoken.endTime ?? heard)
      problem = problem ?? "The recognizer failed after \(end) s; send the rest of the audio again."
    }
    return FileTranscript(segments: segments, duration: heard, problem: problem, locale: locale)
  }

  private func play(_ session: VoiceSession) async throws {
    try await session.appear()
    try await session.toggle()
    for await snapshot in session.snapshots where snapshot.phase.isAtRest { break }
  }

  /// Returns a dictation experience, which processes all audio to the end regardless of pauses.
  private func experience(_ locale: LocaleTag) -> Experience {
    var experience = Experience.dictation
    experience.languages = [.tag(locale)]
    experience.contextualPhrases = request.phrases
    experience.finishing = nil
    return experience
  }

  /// Returns the refusal for a failure; `nil` for silence, whose transcript is empty.
  private static func refusal(for failure: VoiceFailure, _ sound: FileSound) -> HTTPRefusal? {
    switch failure {
    case .noSpeechDetected, .microphoneSilent: nil
    case .soundUnreadable: sound.refusal
    case .recognizerBusy, .recognizerUnavailable, .serviceUnavailable, .modelMissing,
      .networkUnavailable:
      .noRecognizer
    default: .inside
    }
  }
}

extension FileSound {
  /// The refusal of a file that cannot be read; `noMoreFiles` if the server is at fault.
  var refusal: HTTPRefusal {
    isOurFault()
      ? .noMoreFiles : .badSound(problem() ?? "The file cannot be read; convert it to WAV or FLAC.")
  }
}

/// The beginning of a file, up to a limit that applies regardless of the length declared in the file.
private struct BoundedFile: Microphone {
  let file: any Microphone

  /// The position of the first sample that is not played.
  let end: Int

  var delivery: SoundDelivery { file.delivery }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await file.open(profile)
    return AsyncThrowingStream {
      for try await chunk in sound {
        if chunk.end <= end { return chunk }
        let samples = chunk.samples.prefix(max(0, end - chunk.start))
        return samples.isEmpty ? nil : AudioChunk(start: chunk.start, samples: Array(samples))
      }
      return nil
    }
  }

  func close() async { await file.close() }
}

/// The recognizer of one file's session, which can wait until no task is starting.
///
/// A session does not wait for a task that is still starting, although the start may take as long
/// as loading a model. Until such a task has started and been canceled, it occupies a decoder that
/// the next file needs.
private final class FileRecognizer: Recognizer {
  private let recognizer: any Recognizer

  /// The tasks, which may still be starting; `nil` after `end()`.
  private let starts = Mutex<[Task<any RecognitionTask, any Error>]?>([])

  init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  var traits: RecognizerTraits { recognizer.traits }

  var unavailability: VoiceFailure? { recognizer.unavailability }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let start = starts.withLock { starts -> Task<any RecognitionTask, any Error>? in
      guard starts != nil else { return nil }
      let start = Task { [recognizer] in try await recognizer.startTask(request, report: report) }
      starts?.append(start)
      return start
    }
    guard let start else { throw VoiceFailure.recognizerUnavailable }
    return try await withTaskCancellationHandler {
      try await start.value
    } onCancel: {
      start.cancel()
    }
  }

  /// Cancels all tasks, and returns when no task is starting.
  func end() async {
    let all = starts.withLock { starts in
      defer { starts = nil }
      return starts ?? []
    }
    for start in all { (try? await start.value)?.cancel() }
  }
}
