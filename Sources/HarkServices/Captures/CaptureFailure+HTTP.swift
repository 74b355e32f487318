import Hark

extension CaptureFailure {
  /// What a status other than success means.
  init(status: Int) {
    switch status {
    case 400, 404, 415: self = .invalid
    case 401, 403: self = .unauthorized
    case 413: self = .tooLong
    case 422: self = .unprocessable
    case 429: self = .tooMany
    default: self = .serverError
    }
  }

  /// What a request that brought no answer means.
  init(_ failure: HTTPFailure) {
    switch failure {
    case .badAddress: self = .invalid
    case .unreachable: self = .unreachable
    case .timedOut: self = .timedOut
    case .broken: self = .serverError
    }
  }

  /// Runs `body`; what it throws becomes a capture failure.
  static func translating<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch let failure as CaptureFailure {
      throw failure
    } catch let failure as HTTPFailure {
      throw CaptureFailure(failure)
    } catch {
      throw CaptureFailure.serverError
    }
  }
}
