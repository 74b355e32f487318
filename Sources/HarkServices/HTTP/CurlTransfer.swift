#if canImport(CCurl)
  import CCurl
  import Foundation
  import Hark

  /// A request that libcurl is sending, used only on the loop's thread.
  final class CurlTransfer {
    let easy: UnsafeMutableRawPointer
    let exchange: HTTPExchange
    private var url: URL
    private var method: String
    private let fields: UnsafeMutablePointer<curl_slist>?
    private var status = 0
    private var answered: [HTTPField] = []
    private var hasHead = false
    private var redirect: URL?
    private var redirects = 0
    private static let mostRedirects = 10

    /// The number of discarded bytes in redirect bodies, and its limit.
    private var unread = 0
    private static let mostUnread = 1_048_576

    /// Creates a transfer; `nil` if memory is exhausted.
    init?(_ outgoing: CurlRequest, _ exchange: HTTPExchange) {
      guard let easy = curl_easy_init() else { return nil }
      self.easy = easy
      self.exchange = exchange
      url = outgoing.url
      method = outgoing.request.method
      fields = outgoing.lines.reduce(nil) { curl_slist_append($0, $1) }
      hark_set_long(easy, CURLOPT_NOSIGNAL, 1)
      // Over HTTP/2, Debian 12's libcurl uses a full core while an upload waits for the server.
      hark_set_long(easy, CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_1_1)
      hark_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      hark_set_fields(easy, fields)
      let context = Unmanaged.passUnretained(self).toOpaque()
      hark_set_callbacks(
        easy,
        { bytes, size, count, context in
          let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
          CurlTransfer.at(context).takeHeader(bytes)
          return bytes.count
        },
        { bytes, size, count, context in
          let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
          return CurlTransfer.at(context).takeBody(bytes) ? bytes.count : 0
        },
        context)
      hark_set_check(easy, context) { context, _, _, _, _ in
        CurlTransfer.at(context).exchange.connected() ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT
      }
      let body = outgoing.request.body
      if !body.isEmpty || ["POST", "PUT", "PATCH"].contains(method) {
        _ = body.withUnsafeBytes { hark_set_body(easy, $0.baseAddress, $0.count) }
      }
      setTarget()
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_slist_free_all(fields)
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
      guard let context else { preconditionFailure("libcurl passed no transfer to its callback") }
      return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
    }

    private func setTarget() {
      hark_set_text(easy, CURLOPT_URL, url.absoluteString)
      if method == "HEAD" { hark_set_long(easy, CURLOPT_NOBODY, 1) }
      hark_set_text(easy, CURLOPT_CUSTOMREQUEST, method)
    }

    private func takeHeader(_ bytes: UnsafeRawBufferPointer) {
      // Ignores trailers, which follow the body.
      guard !hasHead, redirect == nil else { return }
      let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .newlines)
      if line.hasPrefix("HTTP/") {
        status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        answered = []
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        answered.append(HTTPField(String(line[..<colon]), value))
      } else if line.isEmpty, status >= 200 {
        redirect = followed
        if redirect == nil {
          hasHead = true
          if !exchange.take(status: status, answered) { exchange.finish(HTTPFailure.broken) }
        }
      }
    }

    /// Takes a piece of the body; returns `false` to abort the transfer.
    private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
      if hasHead {
        exchange.take([UInt8](bytes))
      } else {
        // The body of a redirect is discarded, but its length is limited.
        unread += bytes.count
      }
      return unread <= Self.mostUnread
    }

    /// Whether name resolution has completed, so that removing the transfer does not block.
    var hasAddress: Bool { hark_has_address(easy) }

    /// The target of a redirect to follow; `nil` if there is none, if it has another host, port, or
    /// scheme, or after `mostRedirects` redirects.
    private var followed: URL? {
      guard [301, 302, 303, 307, 308].contains(status), redirects < Self.mostRedirects,
        let place = answered.first(where: { $0.name.lowercased() == "location" })?.value,
        let next = URL(string: place, relativeTo: url)?.absoluteURL,
        next.host == url.host, next.port == url.port,
        next.scheme?.lowercased() == url.scheme?.lowercased()
      else { return nil }
      return next
    }

    /// Handles the end of the transfer; returns whether a redirect must be followed.
    func continues(after result: CURLcode) -> Bool {
      guard result == CURLE_OK, let next = redirect else {
        exchange.finish(Self.failure(result))
        return false
      }
      (url, redirect, redirects) = (next, nil, redirects + 1)
      // The method changes according to the same rules as in browsers and curl.
      if status == 303 ? method != "HEAD" : status < 303 && method == "POST" {
        method = "GET"
        hark_set_long(easy, CURLOPT_HTTPGET, 1)
      }
      setTarget()
      return true
    }

    private static func failure(_ result: CURLcode) -> HTTPFailure? {
      switch result {
      case CURLE_OK: nil
      case CURLE_URL_MALFORMAT: .badAddress
      // By default, curl limits only the time to connect, so a timeout means that the server is
      // unreachable.
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
        CURLE_OPERATION_TIMEDOUT:
        .unreachable
      default: .broken
      }
    }
  }

  struct CurlRequest: Sendable {
    let request: HTTPRequest
    let url: URL

    /// Creates a request; throws `badAddress` if the URL, the method, or a header field is invalid.
    init(_ request: HTTPRequest) throws(HTTPFailure) {
      url = try request.validURL()
      self.request = request
    }

    /// The header fields in libcurl's format, one per element.
    var lines: [String] {
      let names = Set(request.headers.map { $0.name.lowercased() })
      // "Name:" removes a field that curl adds: "Expect: 100-continue" or a form's content type.
      return request.headers.map { $0.value.isEmpty ? "\($0.name);" : "\($0.name): \($0.value)" }
        + ["Expect:"] + (names.contains("content-type") ? [] : ["Content-Type:"])
        + (names.contains("user-agent") ? [] : ["User-Agent: Hark"])
    }
  }
#endif
