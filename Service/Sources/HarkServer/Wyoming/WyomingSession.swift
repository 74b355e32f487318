import Hark
import HarkServices
import Logging
import NIOCore
import Synchronization

/// A connection's exchange of events, which carries out the steps of `WyomingMachine` one after
/// another.
struct WyomingSession {
  private let endpoint: WyomingEndpoint
  private let writer: WyomingWriter
  private let gate: WyomingGate
  private let log: Logger
  private var machine: WyomingMachine
  private var reader = WyomingReader(longestText: WyomingEndpoint.longestText)
  private var recording: Recording?

  /// When the current speech began, until its first audio is sent.
  private var speechBegun: Double?

  private struct Recording {
    let request: TranscriptionRequest
    let place: UploadPlace
    let file: UploadFile
    let headerLength: Int
    var pace: UploadPace
  }

  init(_ endpoint: WyomingEndpoint, _ writer: WyomingWriter, gate: WyomingGate, log: Logger) {
    (self.endpoint, self.writer, self.gate, self.log) = (endpoint, writer, gate, log)
    machine = WyomingMachine(endpoint.shares.services, endpoint.shares.models)
  }

  /// Answers the client until it disconnects; after a refusal, the connection must close, because
  /// clients wait only for an answer or the end.
  mutating func run(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async {
    do {
      try await answer(inbound)
    } catch {
      let cause = error is WyomingReader.Invalid ? HTTPRefusal.notWyoming : error
      let refusal = endpoint.shares.metrics.failed(cause, log)
      guard refusal != .clientGone else { return }
      var data: [String: JSONValue] = ["text": .string(refusal.sentence)]
      data["code"] = refusal.code.map { .string($0) }
      try? await writer.send(WyomingEvent(type: "error", data: data))
    }
  }

  private mutating func answer(_ inbound: NIOAsyncChannelInboundStream<ByteBuffer>) async throws {
    let loop = writer.channel.eventLoop
    var pieces = inbound.makeAsyncIterator()
    var deadline = loop.now + endpoint.eventWithin
    while true {
      // Audio must arrive at the rate of other uploads.
      let alarm = writer.channel.close(in: recording?.pace.patience ?? deadline - loop.now)
      let piece = try await pieces.next()
      alarm.cancel()
      guard let piece else { return }
      for event in try reader.take(Array(piece.readableBytesView)) {
        _ = gate.advance(to: .working)
        for step in try machine.received(event) { try await perform(step) }
        deadline = loop.now + endpoint.eventWithin
        if gate.advance(to: machine.isIdle ? .idle : .unfinished) { return }
      }
    }
  }

  private mutating func perform(_ step: WyomingMachine.Step) async throws {
    switch step {
    case .answerPing(let text):
      try await writer.send(
        WyomingEvent(type: "pong", data: text.map { ["text": .string($0)] } ?? [:]))
    case .describe: try await writer.send(endpoint.info)
    case .openRecording(let format, let request): try await open(format, request)
    case .append(let bytes, let total): try await append(bytes, total)
    case .transcribe(let total): try await transcribe(total)
    case .beginSpeech:
      try await checkRate()
      speechBegun = SystemTimekeeper().now
      try await writer.send(WyomingEvent(type: "audio-start", data: WyomingFormat.spoken))
    case .speak(let sentence, let voice): try await speak(sentence, voice)
    case .endSpeech(let isStreamed):
      try await writer.send(WyomingEvent(type: "audio-stop"))
      if isStreamed { try await writer.send(WyomingEvent(type: "synthesize-stopped")) }
    }
  }

  private func checkRate() async throws {
    if let seconds = await endpoint.shares.limiter.take(for: endpoint.user) {
      throw HTTPRefusal.tooMany(wait: max(Int(seconds.rounded(.up)), 1))
    }
  }

  private mutating func open(
    _ format: WyomingFormat, _ request: TranscriptionRequest
  ) async throws {
    try await checkRate()
    let loop = writer.channel.eventLoop
    let place = try endpoint.shares.queue.enter(endpoint.user)
    let file = try UploadFile()
    try await file.append(format.header)
    recording = Recording(
      request: request, place: place, file: file, headerLength: format.header.count,
      pace: UploadPace { Double(loop.now.uptimeNanoseconds) / 1e9 })
  }

  private mutating func append(_ bytes: [UInt8], _ total: Int) async throws {
    guard let recording else { return }
    try recording.place.reserve(recording.headerLength + total)
    try self.recording?.pace.took(bytes.count)
    try await recording.file.append(bytes)
  }

  private mutating func transcribe(_ total: Int) async throws {
    guard let recording else { return }
    self.recording = nil
    let shares = endpoint.shares
    let work = FileWork(
      services: shares.services, metrics: shares.metrics, request: recording.request,
      file: recording.file, place: recording.place, log: log)
    let writer = writer
    try await writer.send(WyomingEvent(type: "transcript-start"))
    let hasText = Atomic(false)
    // A recording without audio is silence.
    let transcript =
      total == 0
      ? FileTranscript()
      : try await ClientWatch.run(over: writer.channel) {
        try await work.check()
        return try await work.run(found: { segment in
          let space = hasText.exchange(true, ordering: .relaxed) ? " " : ""
          // The last segments arrive in a task that is already canceled, which could not send them. If
          // the client is gone, the work is canceled.
          await Task {
            try? await writer.send(
              WyomingEvent(
                type: "transcript-chunk", data: ["text": .string(space + segment.text)]))
          }.value
        })
      }
    // Clients that do not expect pieces wait for the whole text.
    try await writer.send(
      WyomingEvent(
        type: "transcript",
        data: ["text": .string(transcript.text), "language": .string("\(transcript.locale)")]))
    try await writer.send(WyomingEvent(type: "transcript-stop"))
  }

  private mutating func speak(_ sentence: String, _ voice: NamedVoice) async throws {
    guard let speech = endpoint.shares.services.speech else { return }
    let pass = try endpoint.shares.slots.enter(endpoint.user)
    let (writer, metrics, begun) = (writer, endpoint.shares.metrics, speechBegun)
    speechBegun = nil
    try await ClientWatch.run(over: writer.channel) {
      var patient = writer.patient
      var begun = begun
      for try await chunk in speech.speak(sentence, voice, 1) {
        if let moment = begun { metrics.firstSound(after: SystemTimekeeper().now - moment) }
        begun = nil
        try await patient.write(
          WyomingEvent(
            type: "audio-chunk", data: WyomingFormat.spoken,
            payload: PCM16.bytes(of: chunk.sound.samples)
          ).bytes())
      }
    }
    withExtendedLifetime(pass) {}
  }
}
