import Foundation

/// A running worker as managed by the parent process, which sends it requests, monitors it, and
/// ends it.
///
/// The kernel ends a worker together with the thread that started it. Therefore a dedicated thread
/// starts the worker, reads its replies, and waits for its exit, so that the worker ends neither
/// too early nor too late.
package final class WorkerProcess: Sendable {
  package enum End: Error, Equatable {
    case unstarted
    case refused(WorkerRefusal)
    /// The library, the system, or the owner ended the worker.
    case died
    /// The worker sent no data in time, or made no progress.
    case hung

    case garbage
  }

  /// An event for the worker's listener, delivered on the thread that reads the worker's replies.
  package enum Event: Sendable {
    case reply(WorkerReply)
    case ended(End)
  }

  private struct State: Sendable {
    var requests: [[UInt8]] = []
    var asked: UInt32 = 0
    var isEnding = false
    var isWriterGone = false
    var socket: WorkerSocket?
    var process: pid_t?
    var version: String?
    var end: End?
    var user: (@Sendable (Event) -> Void)?
    var waiters: [CheckedContinuation<Result<String, End>, Never>] = []
  }

  private let state = Monitor(State())
  private let patience: Patience

  package init(_ program: WorkerProgram, order: WorkerOrder, patience: Patience = Patience()) {
    self.patience = patience
    post(.order(order))
    Thread.begin("hark-worker") { [self] in run(program) }
  }

  package var isAlive: Bool { state.withLock { $0.end == nil && !$0.isEnding } }
  package var identifier: pid_t? { state.withLock { $0.process } }

  package func ready() async -> Result<String, End> {
    await withCheckedContinuation { waiter in
      let known = state.withLock { state -> Result<String, End>? in
        if let end = state.end { return .failure(end) }
        if let version = state.version { return .success(version) }
        state.waiters.append(waiter)
        return nil
      }
      if let known { waiter.resume(returning: known) }
    }
  }

  /// Reports all further events to `user` only; returns the reason the worker ended, or `nil` if it
  /// has not.
  @discardableResult
  package func tell(_ user: (@Sendable (Event) -> Void)?) -> End? {
    state.withLock { state in
      state.user = user
      return state.end
    }
  }

  package func post(_ request: WorkerRequest) {
    let bytes = request.frame.bytes
    state.change { state in
      guard state.end == nil, !state.isEnding else { return }
      state.requests.append(bytes)
      state.asked &+= 1
    }
  }

  package func end() {
    state.change { state in
      state.isEnding = true
      // The shutdown wakes the worker's two threads in this process.
      if let socket = state.socket { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
    }
  }
}

extension WorkerProcess {
  private func run(_ program: WorkerProgram) {
    guard let (own, its) = WorkerSocket.pair() else { return bury(.unstarted) }
    let process = program.start(with: its)
    close(its.descriptor)
    guard let process else {
      close(own.descriptor)
      return bury(.unstarted)
    }
    state.withLock { state in
      state.socket = own
      state.process = process
      if state.isEnding { shutdown(own.descriptor, Int32(SHUT_RDWR)) }
    }
    Thread.begin("hark-worker-out") { [self] in write(to: own) }
    let end = read(from: own)
    state.withLock { $0.process = nil }
    kill(process, SIGKILL)
    self.end()
    // The end is reported before the wait for the process, which a broken disk can delay
    // indefinitely.
    bury(end)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    _ = state.wait { $0.isWriterGone ? true : nil }
    state.withLock { $0.socket = nil }
    close(own.descriptor)
  }

  private func bury(_ end: End) {
    let (waiters, user) = state.change { state in
      state.end = end
      defer {
        state.waiters = []
        state.user = nil
        state.requests = []
      }
      return (state.waiters, state.user)
    }
    for waiter in waiters { waiter.resume(returning: .failure(end)) }
    user?(.ended(end))
  }

  private func write(to socket: WorkerSocket) {
    while let bytes = nextRequest(), socket.write(bytes) {}
    state.change { $0.isWriterGone = true }
  }

  private func nextRequest() -> [UInt8]? {
    state.wait { state -> [UInt8]?? in
      if state.isEnding { return .some(nil) }
      if state.requests.isEmpty { return nil }
      return .some(state.requests.removeFirst())
    }
  }

  private func read(from socket: WorkerSocket) -> End {
    var reader = WorkerFrameReader()
    var watch = WorkerWatch(patience)
    while true {
      switch socket.read(patience: patience.round) {
      case .end: return .died
      case .nothing: if watch.heardNothing() { return .hung }
      case .bytes(let bytes):
        watch.heard()
        reader.add(bytes)
        do {
          while let frame = try reader.next() {
            let reply = try WorkerReply(frame)
            if let end = take(reply, watch: &watch) { return end }
          }
        } catch { return .garbage }
      }
    }
  }

  /// Handles a reply, and returns how the worker ended if the reply indicates its end.
  private func take(_ reply: WorkerReply, watch: inout WorkerWatch) -> End? {
    switch reply {
    case .refused(let refusal): return .refused(refusal)
    case .beat(let done):
      return watch.heardBeat(done: done, asked: state.withLock { $0.asked }) ? .hung : nil
    case .ready(let version):
      let waiters = state.withLock { state in
        state.version = version
        defer { state.waiters = [] }
        return state.waiters
      }
      for waiter in waiters { waiter.resume(returning: .success(version)) }
    case .interim, .final, .synced, .spoken, .spokenAll:
      watch.heardWork()
      state.withLock { $0.user }?(.reply(reply))
    }
    return nil
  }
}
