import HTTPTypes
import Hummingbird

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
    let form = try await UploadedForm(request, limit: services.sizeLimit)
    let wanted = try TranscriptionRequest(
      form.fields, models: models.transcription, locales: services.recognizer.traits.locales)
    let work = FileWork(
      services: services, metrics: metrics, request: wanted, file: form.file, place: place,
      log: context.logger)
    try await work.check()
    if wanted.streams { return stream(work, context) }
    // A client that disconnects leaves the queue or frees the decoder.
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
