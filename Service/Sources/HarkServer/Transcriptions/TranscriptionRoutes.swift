import HTTPTypes
import Hark
import Hummingbird
import Logging
import Synchronization

/// The route `/v1/audio/transcriptions`, which transcribes a file.
struct TranscriptionRoutes: Sendable {
  let services: FileServices
  let models: ServedModels
  let queue: UploadQueue
  let metrics: ServerMetrics

  func add(to group: RouterGroup<UserContext>) {
    group.post("audio/transcriptions") { try await transcribe($0, $1) }
  }

  private func transcribe(_ request: Request, _ context: UserContext) async throws -> Response {
    let place = try queue.enter(context.user)
    let form = try await UploadedForm(request, limit: services.sizeLimit) {
      bytes throws(HTTPRefusal) in try place.reserve(bytes)
    }
    let wanted = try TranscriptionRequest(
      form.fields, models: models.transcription, locales: services.recognizer.traits.locales)
    let work = FileWork(
      services: services, metrics: metrics, request: wanted, file: form.file, place: place,
      log: context.logger)
    try await work.check()
    if wanted.streams { return stream(work, context) }
    // If the client disconnects, its file leaves the queue or frees the decoder.
    let transcript = try await ClientWatch.run(over: context.channel) { try await work.run() }
    let body = try TranscriptAnswer(transcript: transcript, request: wanted).body()
    return Response(
      status: .ok, headers: [.contentType: wanted.format.contentType],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
  }

  private func stream(_ work: FileWork, _ context: UserContext) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/event-stream"],
      body: ResponseBody { writer in
        var writer = PatientWriter(writer, context.channel)
        let (events, feed) = TranscriptStream(work).events()
        let watch = await ClientEnd.watch(context.channel) { feed.finish() }
        defer { watch.end() }
        for await event in events { try await writer.write(Array(event.utf8)) }
        try await writer.finish()
      })
  }
}

/// The transcription of one file when its turn comes.
struct FileWork: Sendable {
  let services: FileServices
  let metrics: ServerMetrics
  let request: TranscriptionRequest
  let file: UploadFile
  let place: UploadPlace
  let log: Logger

  /// Refuses a file without readable audio, or with too much, before it waits in the queue.
  func check() async throws {
    let sound = services.sound(file.path)
    do {
      _ = try await sound.microphone.open(Experience.dictation.audio)
      await sound.microphone.close()
    } catch {
      await sound.microphone.close()
      throw sound.refusal
    }
    if let total = sound.progress().total, total > services.longest {
      throw HTTPRefusal.overlong(services.longest)
    }
  }

  /// Waits for the file's turn and transcribes the file.
  ///
  /// `placed` receives the latest position in the queue, possibly unchanged, and 0 when the file's
  /// turn comes. `heard` receives a function that returns the seconds of audio processed so far, and
  /// `found` receives each segment of text. If the task is canceled, the slot is released for the
  /// next file.
  func run(
    placed: @escaping @Sendable (Int) -> Void = { _ in },
    heard: @escaping @Sendable (@escaping @Sendable () -> Double) -> Void = { _ in },
    found: @escaping @Sendable (FinalSegment) async -> Void = { _ in }
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
    _ found: @escaping @Sendable (FinalSegment) async -> Void
  ) async throws -> FileTranscript {
    let begun = Self.now
    let sound = services.sound(file.path)
    heard { sound.progress().heard }
    let isFirst = Atomic(true)
    let transcript = try await FileRun(services: services, request: request).run(sound) { segment in
      if isFirst.exchange(false, ordering: .relaxed) { metrics.firstText(after: Self.now - begun) }
      await found(segment)
    }
    // The file's path is invalid once the file is released.
    withExtendedLifetime(file) {}
    metrics.transcribed(transcript.duration, in: Self.now - begun)
    return transcript
  }

  private static var now: Double { SystemTimekeeper().now }
}
