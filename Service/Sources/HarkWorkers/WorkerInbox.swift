/// The requests that a worker has not started.
struct WorkerInbox: Sendable {
  var requests: [WorkerRequest] = []
  /// The number of requests that are done or unnecessary.
  var done: UInt32 = 0
  /// The stream that was canceled last.
  var dropped: UInt32?

  /// Adds `request`; a drop also removes all pending requests of its stream except `speak`.
  mutating func add(_ request: WorkerRequest) {
    if case .drop(let stream) = request {
      dropped = stream
      let before = requests.count
      requests.removeAll { $0.stream == stream }
      done &+= UInt32(before - requests.count)
    }
    requests.append(request)
  }
}

extension WorkerRequest {
  /// The stream of audio that the request concerns; `nil` if a drop does not remove the request.
  fileprivate var stream: UInt32? {
    switch self {
    case .begin(let stream, _), .sound(let stream, _), .finish(let stream), .drop(let stream):
      stream
    // A sentence is answered even if it is dropped, because its sender waits for completion.
    case .speak: nil
    case .order, .sync: nil
    }
  }
}
