import Foundation

/// A worker that runs, seen from Hark: it is told what to do, watched, and ended.
///
/// A thread of its own starts it, reads what it says and buries it, so that the kernel, which ends a
/// worker with the thread that started it, does so neither too early nor too late.
final class WorkerProcess: Sendable {
  /// How a worker ended.
  enum End: Error, Equatable {
    /// It could not be started.
    case unstarted

    /// It said why it cannot work.
    case refused(WorkerRefusal)

    /// It was ended by its library, by the system or by its owner.
    case died

    /// It gave no sign of life, or came no further.
    case hung

    /// It said what no worker says.
    case garbage
  }

  /// What its user hears of it, on its thread.
  enum Event: Sendable {
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

  /// Starts a worker that does what is ordered.
  init(_ program: WorkerProgram, order: WorkerOrder, patience: Patience = Patience()) {
    self.patience = patience
    post(.order(order))
    let thread = Thread { [self] in run(program) }
    thread.name = "hark-worker"
    thread.start()
  }

  /// Whether it has neither ended nor been told to.
  var isAlive: Bool { state.withLock { $0.end == nil && !$0.isEnding } }

  /// By which the system knows it; nil before and after.
  var identifier: pid_t? { state.withLock { $0.process } }

  /// The library's version once the worker is ready, or why it cannot start.
  func ready() async -> Result<String, End> {
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

  /// Has `user` told of all that happens from now on, nil for nobody; returns how it ended, if so.
  @discardableResult
  func tell(_ user: (@Sendable (Event) -> Void)?) -> End? {
    state.withLock { state in
      state.user = user
      return state.end
    }
  }

  /// Asks something of it, behind all that was asked before; returns at once.
  func post(_ request: WorkerRequest) {
    let bytes = request.frame.bytes
    state.change { state in
      guard state.end == nil, !state.isEnding else { return }
      state.requests.append(bytes)
      state.asked &+= 1
    }
  }

  /// Ends it.
  func end() {
    state.change { state in
      state.isEnding = true
      // Wakes its two threads here.
      if let socket = state.socket { shutdown(socket.descriptor, Int32(SHUT_RDWR)) }
    }
  }
}

extension WorkerProcess {
  /// Starts it, reads until it has ended, tells how, and clears up.
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
    let writer = Thread { [self] in write(to: own) }
    writer.name = "hark-worker-out"
    writer.start()
    let end = read(from: own)
    state.withLock { $0.process = nil }
    kill(process, SIGKILL)
    self.end()
    // Told before it is waited for, which takes as long as a broken disk under it wants.
    bury(end)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    _ = state.wait { $0.isWriterGone ? true : nil }
    state.withLock { $0.socket = nil }
    close(own.descriptor)
  }

  /// Tells everybody that it has ended.
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

  /// Waits for it; nil at the end.
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

  /// Passes on what it says; returns its end when that is one.
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
