/// What a worker was asked and has not begun.
struct WorkerInbox: Sendable {
  /// The requests, first come first.
  var requests: [WorkerRequest] = []

  /// How many requests are done, or need not be any more.
  var done: UInt32 = 0

  /// The stream that was dropped last.
  var dropped: UInt32?

  /// Adds `request`; what waits of sound that nobody wants any more is not done at all.
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
  /// The stretch of sound that it is about.
  fileprivate var stream: UInt32? {
    switch self {
    case .begin(let stream, _), .sound(let stream, _), .finish(let stream), .drop(let stream):
      stream
    // Answered even when dropped: its owner waits for the end.
    case .speak: nil
    case .order, .sync: nil
    }
  }
}
