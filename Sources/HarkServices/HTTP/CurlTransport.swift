#if canImport(CCurl)
  import Hark

  /// Carries requests by libcurl.
  ///
  /// No cookie, cache or credential is kept between requests; connections are, until later requests need
  /// the room. A redirect is followed only to the same host, port and scheme. Proxies are taken from the
  /// environment (`http_proxy`, `https_proxy`, `no_proxy` and more), as curl's manual has it.
  public struct CurlTransport: HTTPTransport {
    private let timekeeper: any Timekeeper

    /// Makes one, whose time-outs go by `timekeeper`; connections are opened when they are needed.
    public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

    /// The answer to `request`, whatever its status.
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
