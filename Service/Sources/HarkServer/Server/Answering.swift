import HarkStore
import Hummingbird
import NIOCore

/// Makes an answer of whatever a request ends with, and sees to it that nobody keeps a copy.
struct Answering: RouterMiddleware {
  func handle(
    _ request: Request, context: ServerContext,
    next: (Request, ServerContext) async throws -> Response
  ) async throws -> Response {
    var answer: Response
    do {
      answer = try await next(request, context)
    } catch {
      answer = try JSONAnswer.response(refusal(for: error, context))
    }
    // The page's files say for themselves that they are to be looked at again.
    if answer.headers[.cacheControl] == nil { answer.headers[.cacheControl] = "no-store" }
    answer.headers[.xContentTypeOptions] = "nosniff"
    return answer
  }

  private func refusal(for error: any Error, _ context: ServerContext) -> Refusal {
    switch error {
    case let refusal as Refusal: return refusal
    case is NIOTooManyBytesError: return .tooLarge
    case let error as HTTPError where error.status == .notFound: return .unknownPlace
    case let error as HTTPError where error.status == .rangeNotSatisfiable: return .badRange
    case let failure as StoreFailure where failure == .keyInUse || failure == .unstorableText:
      return .unprocessable(failure)
    case let failure as StoreFailure:
      context.logger.error("\(failure.sentence(for: "The file of the captures"))")
    default:
      // By its kind alone: what it says might hold words of the request.
      context.logger.error("A request failed by an error of the kind \(type(of: error)).")
    }
    return .inside
  }
}
