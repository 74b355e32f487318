import Hark
import Synchronization

/// The transcription of a file in its own session, as in `hark transcribe`.
struct FileRun: Sendable {
  let services: FileServices
  let request: TranscriptionRequest

  /// Transcribes a file from beginning to end.
  ///
  /// `found` receives each segment in order, as soon as it is final. If the task is canceled,
  /// everything is closed. Returns when the decoder has processed its input and is available to the
  /// next file.
  func run(
    _ sound: FileSound, found: @escaping @Sendable (Segment) async -> Void
  ) async throws -> FileTranscript {
    let locale = request.locale ?? services.recognizer.traits.locales.first ?? .americanEnglish
    let recognizer = FileRecognizer(services.recognizer)
    let session = VoiceSession(
      experience: experience(locale),
      ports: SessionPorts(
        microphone: sound.microphone, recognizer: recognizer, detector: services.detector,
        deviceLocale: locale))
    let events = session.events
    let gathering = Task {
      var segments: [Segment] = []
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
    let bound = Task { try await endWhenTooLong(session, sound) }
    defer { bound.cancel() }
    do {
      try await play(session)
    } catch {
      await recognizer.end()
      throw error
    }
    await recognizer.end()
    // All events have occurred; the stream still delivers the buffered ones before it ends.
    gathering.cancel()
    let (segments, failure) = await gathering.value
    try Task.checkCancellation()
    let heard = sound.progress().heard
    var problem = sound.problem()
    if heard > services.longest { problem = FileServices.endOfTooLong(services.longest) }
    if let failure, let refusal = Self.refusal(for: failure, sound) {
      // A partial transcript is more useful than a refusal.
      if segments.isEmpty { throw refusal }
      problem = problem ?? Self.breakingOff(after: segments.last?.spoken.endTime ?? heard)
    }
    return FileTranscript(segments: segments, duration: heard, problem: problem, locale: locale)
  }

  /// Ends the session when the audio exceeds the limit.
  ///
  /// A few bytes can contain days of silence, and a header can state a wrong length.
  private func endWhenTooLong(_ session: VoiceSession, _ sound: FileSound) async throws {
    while sound.progress().heard <= services.longest {
      try await Task.sleep(for: .milliseconds(500))
    }
    await session.close()
  }

  private static func breakingOff(after seconds: Double) -> String {
    "The recognizer broke off after \(Int(seconds)) s; only what was said up to there was found, so "
      + "send the rest again."
  }

  private func play(_ session: VoiceSession) async throws {
    do {
      try await session.appear()
      try await session.toggle()
      for await snapshot in session.snapshots where snapshot.phase.isOver { break }
    } catch {
      await session.close()
      throw error
    }
    await session.close()
  }

  /// Returns a dictation experience, which processes all audio to the end regardless of pauses.
  private func experience(_ locale: LocaleTag) -> Experience {
    var experience = Experience.dictation
    experience.languages = [.tag(locale)]
    experience.contextualPhrases = request.phrases
    return experience
  }

  /// Returns the refusal for a failure, or `nil` for a file without speech, whose transcript is
  /// empty.
  private static func refusal(for failure: VoiceFailure, _ sound: FileSound) -> Refusal? {
    switch failure {
    case .noSpeechDetected, .microphoneSilent: nil
    case .soundUnreadable: .unreadable(sound)
    case .recognizerBusy, .recognizerUnavailable, .serviceUnavailable, .modelMissing,
      .networkUnavailable:
      .noRecognizer
    default: .inside
    }
  }
}

extension Phase {
  fileprivate var isOver: Bool {
    switch self {
    case .idle, .paused, .failed: true
    case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
      .speaking, .muted:
      false
    }
  }
}

extension Refusal {
  /// Returns the refusal of an unreadable file, caused by the file itself or by a temporary lack of
  /// server resources.
  static func unreadable(_ sound: FileSound) -> Refusal {
    if sound.isOurFault() { return .noMoreFiles }
    return .badSound(sound.problem() ?? "The file cannot be read; convert it to WAV or FLAC.")
  }

  static func tooLong(_ longest: Double) -> Refusal {
    Refusal(
      .badRequest,
      "The sound is too long; send it in parts of no more than \(FileServices.clock(longest)).",
      code: "audio_too_long", of: "file")
  }

  static func badSound(_ sentence: String) -> Refusal {
    Refusal(.badRequest, sentence, code: "invalid_audio", of: "file")
  }

  static let noRecognizer = Refusal(
    .serviceUnavailable,
    "The recognizer does not work at present; hark doctor on the server says what is missing.",
    code: "recognizer_unavailable")
}

/// The recognizer of one file's session, which can await its tasks.
///
/// A session that ends does not wait for a task that is still starting, which may take as long as
/// loading a model. The file's slot must not be passed to the next file before such a task has
/// started and been canceled: the next file would find every decoder in use.
private final class FileRecognizer: Recognizer {
  private struct State {
    var tasks: [any RecognitionTask] = []
    var starting = 0
    var isOver = false
    var waiter: CheckedContinuation<Void, Never>?
  }

  private let recognizer: any Recognizer
  private let state = Mutex(State())

  init(_ recognizer: any Recognizer) { self.recognizer = recognizer }

  var traits: RecognizerTraits { recognizer.traits }

  var unavailability: VoiceFailure? { recognizer.unavailability }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let isRefused = state.withLock { state in
      if !state.isOver { state.starting += 1 }
      return state.isOver
    }
    if isRefused { throw VoiceFailure.recognizerUnavailable }
    defer { started() }
    let task = try await recognizer.startTask(request, report: report)
    let isOver = state.withLock { state in
      state.tasks.append(task)
      return state.isOver
    }
    if isOver { task.cancel() }
    return task
  }

  /// Cancels all tasks, and returns when no task is starting.
  func end() async {
    let tasks = state.withLock { state in
      state.isOver = true
      return state.tasks
    }
    for task in tasks { task.cancel() }
    await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
      let isIdle = state.withLock { state in
        if state.starting > 0 { state.waiter = waiter }
        return state.starting == 0
      }
      if isIdle { waiter.resume() }
    }
  }

  private func started() {
    let waiter = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.starting -= 1
      guard state.starting == 0 else { return nil }
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume()
  }
}
