#if canImport(CCurl)
  import CCurl
  import Foundation
  import Hark

  /// Sends requests with libcurl.
  ///
  /// Reuses connections; stores no cookies, responses, or credentials. Follows redirects only to
  /// the same host, port, and scheme. Uses proxies from the environment, such as `http_proxy`.
  public struct CurlTransport: HTTPTransport {
    private let timekeeper: any Timekeeper

    /// Creates a transport whose timeouts follow `timekeeper`.
    public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

    /// Sends `request` and returns the response, regardless of its status.
    public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      let outgoing = try CurlRequest(request)
      return try await HTTPExchange(
        patience: request.timeout, timekeeper: timekeeper, tellsConnection: true,
        start: { CurlLoop.shared.add(.begin(outgoing, $0)) },
        cancel: { CurlLoop.shared.add(.end($0)) }
      ).answer()
    }
  }

  /// Runs libcurl on one thread, for all requests of the process.
  final class CurlLoop: Sendable {
    static let shared = CurlLoop()

    enum Order: Sendable {
      case begin(CurlRequest, HTTPExchange)
      case end(HTTPExchange)
    }

    private let orders = Locked<[Order]>([])

    /// The multi handle, used only on the loop's thread; `curl_multi_wakeup` is thread-safe.
    nonisolated(unsafe) private let multi: UnsafeMutableRawPointer

    /// The maximum wait, in milliseconds; short if libcurl could not create its wake-up socket.
    private let patience: Int32

    private init() {
      curl_global_init(Int(CURL_GLOBAL_DEFAULT))
      guard let multi = curl_multi_init() else { fatalError("libcurl is out of memory") }
      self.multi = multi
      patience = curl_multi_wakeup(multi) == CURLM_OK ? 60_000 : 20
      let thread = Thread { self.run() }
      thread.name = "curl"
      thread.start()
    }

    func add(_ order: Order) {
      orders.withLock { $0.append(order) }
      curl_multi_wakeup(multi)
    }

    private func run() {
      // A write to a broken connection must fail with an error instead of terminating the process.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
      while true {
        for order in takeOrders() { perform(order, &transfers) }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        takeEnds(&transfers)
        // New orders and network activity end the wait.
        if curl_multi_poll(multi, nil, 0, patience, nil) != CURLM_OK { usleep(20_000) }
      }
    }

    private func takeOrders() -> [Order] {
      orders.withLock { orders in
        defer { orders = [] }
        return orders
      }
    }

    private func perform(
      _ order: Order, _ transfers: inout [UnsafeMutableRawPointer: CurlTransfer]
    ) {
      switch order {
      case .begin(let request, let exchange):
        // If the exchange ends after this check, an `end` order stops the transfer.
        guard !exchange.isOver else { return }
        guard let transfer = CurlTransfer(request, exchange) else {
          return exchange.finish(HTTPFailure.broken)
        }
        transfers[transfer.easy] = transfer
        curl_multi_add_handle(multi, transfer.easy)
      case .end(let exchange):
        let ended = transfers.values.first { $0.exchange === exchange }
        // Removing a transfer during name resolution would block; instead, it aborts before it sends.
        guard let transfer = ended, transfer.hasAddress else { return }
        curl_multi_remove_handle(multi, transfer.easy)
        transfers[transfer.easy] = nil
      }
    }

    private func takeEnds(_ transfers: inout [UnsafeMutableRawPointer: CurlTransfer]) {
      var left: Int32 = 0
      while let message = curl_multi_info_read(multi, &left) {
        guard message.pointee.msg == CURLMSG_DONE, let easy = message.pointee.easy_handle else {
          continue
        }
        let result = hark_result(message)
        // The message is invalid after this call.
        curl_multi_remove_handle(multi, easy)
        guard let transfer = transfers[easy] else { continue }
        if transfer.continues(after: result) {
          curl_multi_add_handle(multi, easy)
        } else {
          transfers[easy] = nil
        }
      }
    }
  }
#endif
