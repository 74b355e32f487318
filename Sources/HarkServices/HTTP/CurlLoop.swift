#if canImport(CCurl)
  import CCurl
  import Foundation
  import Hark

  /// The thread on which libcurl works, for all requests of the process.
  final class CurlLoop: Sendable {
    static let shared = CurlLoop()

    private enum Order: Sendable {
      case begin(CurlRequest, HTTPExchange)
      case end(HTTPExchange)
    }

    private let orders = Locked<[Order]>([])

    /// Belongs to the thread; any other may only call `curl_multi_wakeup` with it, as curl's manual
    /// allows.
    nonisolated(unsafe) private let multi: UnsafeMutableRawPointer

    /// The longest sleep, in milliseconds: short where the process had too many files open for libcurl
    /// to be woken.
    private let patience: Int32

    private init() {
      curl_global_init(Int(CURL_GLOBAL_DEFAULT))
      guard let multi = curl_multi_init() else { fatalError("libcurl has no memory") }
      self.multi = multi
      patience = curl_multi_wakeup(multi) == CURLM_OK ? 60_000 : 20
      let thread = Thread { self.run() }
      thread.name = "curl"
      thread.start()
    }

    /// Sends a request, unless its exchange has ended.
    func begin(_ request: CurlRequest, _ exchange: HTTPExchange) {
      tell(.begin(request, exchange))
    }

    /// Hangs up, if the exchange is still under way.
    func end(_ exchange: HTTPExchange) { tell(.end(exchange)) }

    private func tell(_ order: Order) {
      orders.withLock { $0.append(order) }
      curl_multi_wakeup(multi)
    }

    private func run() {
      // A connection that breaks while it is written to is an error, not the end of the process.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &signals, nil)
      var transfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
      while true {
        for order in orders.withLock({ orders in
          defer { orders = [] }
          return orders
        }) {
          perform(order, &transfers)
        }
        var running: Int32 = 0
        curl_multi_perform(multi, &running)
        takeEnds(&transfers)
        // An order wakes it; so does whatever curl waits for.
        if curl_multi_poll(multi, nil, 0, patience, nil) != CURLM_OK { usleep(20_000) }
      }
    }

    private func perform(
      _ order: Order, _ transfers: inout [UnsafeMutableRawPointer: CurlTransfer]
    ) {
      switch order {
      case .begin(let request, let exchange):
        // Whoever ends it later tells so later.
        guard !exchange.isOver else { return }
        guard let transfer = CurlTransfer(request, exchange) else {
          return exchange.finish(HTTPFailure.broken)
        }
        transfers[transfer.easy] = transfer
        curl_multi_add_handle(multi, transfer.easy)
      case .end(let exchange):
        let ended = transfers.values.first { $0.exchange === exchange }
        // While a name is looked up, curl would wait here for the lookup, and everything else with it. Such
        // a transfer ends by itself before it sends anything.
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
        // Only until here is the message valid.
        curl_multi_remove_handle(multi, easy)
        guard let transfer = transfers[easy] else { continue }
        if transfer.goesOn(after: result) {
          curl_multi_add_handle(multi, easy)
        } else {
          transfers[easy] = nil
        }
      }
    }
  }
#endif
