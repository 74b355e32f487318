import Hark

extension CaptureFailure {
  /// Creates the failure for a status other than success.
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

  /// Creates the failure for a request without a complete response.
  init(_ failure: HTTPFailure) {
    switch failure {
    case .badAddress: self = .invalid
    case .unreachable: self = .unreachable
    case .timedOut: self = .timedOut
    case .broken: self = .serverError
    }
  }

  /// Runs `body` and converts its errors to capture failures.
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
