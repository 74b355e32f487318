import Hark
import HarkStore
import Hummingbird
import Logging
import NIOCore

/// A middleware that enforces a minimum rate for request bodies, converts errors to responses, and
/// prevents content sniffing and, without a `Cache-Control` field, caching.
struct Answering: RouterMiddleware {
  let metrics: ServerMetrics

  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    let reading = BodyReading(request)
    var paced = request
    paced.body = RequestBody(
      asyncSequence: PacedBody(request: request, reading: reading, channel: context.channel))
    var answer: Response
    do {
      answer = try await next(paced, context)
    } catch {
      let refusal = refusal(for: error, at: request.uri.path, context)
      answer = try JSONAnswer.response(refusal, at: request.uri.path)
      if reading.isUnread {
        answer.headers[.connection] = "close"
        context.closeSoon()
      }
    }
    // Some responses, such as the page's files, set `no-cache`, which requires revalidation.
    if answer.headers[.cacheControl] == nil { answer.headers[.cacheControl] = "no-store" }
    answer.headers[.xContentTypeOptions] = "nosniff"
    return answer
  }

  private func refusal(for error: any Error, at path: String, _ context: ServerContext)
    -> HTTPRefusal
  {
    if let error = error as? HTTPError, error.status == .notFound {
      let refusal = JSONAnswer.isAPI(path) ? HTTPRefusal.unknownCall : .unknownPlace
      metrics.refused(refusal)
      return refusal
    }
    return metrics.failed(error, context.logger)
  }
}

extension ServerMetrics {
  /// Counts an error and returns its refusal for the client; unexpected errors are logged.
  func failed(_ error: any Error, _ log: Logger) -> HTTPRefusal {
    let refusal = Self.refusal(of: error, log)
    refused(refusal)
    return refusal
  }

  private static func refusal(of error: any Error, _ log: Logger) -> HTTPRefusal {
    switch error {
    case let refusal as HTTPRefusal: return refusal
    case is NIOTooManyBytesError: return .tooLarge
    case is CancellationError, is IOError: return .clientGone
    case let error as ChannelError where error == .ioOnClosedChannel: return .clientGone
    case VoiceFailure.synthesisFailed:
      log.error("Speech synthesis failed.")
      return .speechFailed
    case let failure as StoreFailure where failure == .keyInUse || failure == .unstorableText:
      return HTTPRefusal(.unprocessableContent, failure.sentence(for: ""))
    case let failure as StoreFailure:
      let sentence = failure.sentence(for: "the captures file")
      log.error("\(sentence.prefix(1).uppercased() + sentence.dropFirst())")
    default:
      // Only the error's type is logged, because its description may contain parts of the request.
      log.error("A request failed with an error of type \(type(of: error)).")
    }
    return .inside
  }
}
