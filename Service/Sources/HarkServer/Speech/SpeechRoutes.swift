import Foundation
import HTTPTypes
import Hark
import Hummingbird
import NIOCore
import Synchronization

/// The routes `/v1/audio/speech`, which streams the audio of a text as it is synthesized, and
/// `/v1/audio/voices`, which lists the voices.
struct SpeechRoutes: Sendable {
  let speech: FileSpeech
  let models: ServedModels
  let metrics: ServerMetrics
  let slots: SpeechSlots

  func add(to group: RouterGroup<UserContext>) {
    group.post("audio/speech") { try await speak($0, $1) }
    group.get("audio/voices") { _, _ in
      try JSONAnswer.list(
        speech.voices.map {
          ["id": .string($0.name), "object": "voice", "language": .string("\($0.locale)")]
        })
    }
  }

  private func speak(_ request: Request, _ context: UserContext) async throws -> Response {
    let begun = SystemTimekeeper().now
    let wanted = try SpeechRequest(
      json: try await Self.body(of: request), models: models.speech, speech: speech)
    let pass = try slots.enter(context.user)
    // A client that disconnects before the first audio frees its slot and the voice.
    let answer = try await ClientWatch.run(over: context.channel) {
      try await SpokenAnswer(request: wanted, speech: speech, metrics: metrics, begun: begun)
    }
    return Response(
      status: .ok,
      headers: [.contentType: wanted.isEvents ? "text/event-stream" : wanted.format.contentType],
      body: ResponseBody { writer in
        var writer = PatientWriter(writer, context.channel)
        do {
          try await answer.write { try await writer.write($0) }
        } catch {
          let refusal = metrics.failed(error, context.logger)
          // A response without events can report a failure only by ending prematurely.
          guard wanted.isEvents, refusal != .clientGone else { throw error }
          try await writer.write(SpeechEvent.trouble(refusal))
        }
        try await writer.finish()
        withExtendedLifetime(pass) {}
      })
  }

  private static func body(of request: Request) async throws -> Data {
    guard request.headers[.contentEncoding] == nil,
      request.headers[.contentType]?.lowercased().hasPrefix("application/json") == true
    else { throw HTTPRefusal.notJSON }
    do {
      let bytes = try await request.body.collect(upTo: SpeechRequest.bodyLimit)
      return Data(bytes.readableBytesView)
    } catch is NIOTooManyBytesError { throw SpeechRequest.tooLong(.contentTooLarge) }
  }
}

final class SpeechSlots: Sendable {
  /// A slot, which is released when this object is deallocated.
  final class Pass: Sendable {
    private let slots: SpeechSlots
    private let user: String

    fileprivate init(_ slots: SpeechSlots, _ user: String) {
      self.slots = slots
      self.user = user
    }

    deinit { slots.leave(user) }
  }

  /// The maximum number of concurrent requests; each holds a sentence of audio, about 1 MB.
  static let limit = 16

  private let userLimit: Int
  private let counts = Mutex<[String: Int]>([:])

  init(userLimit: Int = limit) { self.userLimit = userLimit }

  func enter(_ user: String) throws(HTTPRefusal) -> Pass {
    let isFull = counts.withLock { counts in
      let own = counts[user, default: 0]
      if own >= userLimit || counts.values.reduce(0, +) >= Self.limit { return true }
      counts[user] = own + 1
      return false
    }
    if isFull { throw .speechBusy }
    return Pass(self, user)
  }

  private func leave(_ user: String) {
    counts.withLock { counts in
      let left = counts[user, default: 1] - 1
      counts[user] = left > 0 ? left : nil
    }
  }
}
