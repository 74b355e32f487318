#if canImport(CCurl)
  import Hark

  /// Sends requests with libcurl.
  ///
  /// Stores no cookies, cache or credentials; connections are reused. Follows redirects only to the same
  /// host, port and scheme. Reads proxies from the environment, such as `http_proxy`.
  public struct CurlTransport: HTTPTransport {
    private let timekeeper: any Timekeeper

    /// Creates a transport whose timeouts follow `timekeeper`.
    public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

    /// Sends a request and returns the response, whatever its status.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let outgoing = try CurlRequest(request)
      return try await HTTPExchange(
        patience: request.timeout, timekeeper: timekeeper,
        start: { CurlLoop.shared.begin(outgoing, $0) },
        cancel: { CurlLoop.shared.end($0) }
      ).answer()
    }
  }
#endif
