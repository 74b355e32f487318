import CWorker
import Foundation

/// The process in which sherpa-onnx or eSpeak NG runs for Hark, so that a model or text that
/// crashes the library ends only that process.
///
/// A program that uses `SherpaOnnxRecognizer`, or `EspeakTextToSpeech` with a worker, calls
/// `run(_:)` before anything else when it is started as their `worker`.
public enum HarkWorker {
  /// Serves the parent process over standard input, and exits when the parent does.
  ///
  /// The parent chooses one of `kinds`, such as `.sherpaOnnx` or `.espeak`.
  public static func run(_ kinds: WorkerKind...) -> Never {
    hark_become_worker()
    let socket = ownSocket()
    var reader = WorkerFrameReader()
    let first = receive(from: socket, with: &reader)
    // The kernel confines only this thread and those that it starts later.
    if case .order(let order) = first { order.kind(among: kinds)?.confinement(order).apply() }
    let inbox = Monitor(WorkerInbox(requests: [first]))
    let outbox = Monitor(socket)
    Thread.begin("hark-worker-in") { [reader] in receive(from: socket, with: reader, into: inbox) }
    Thread.begin("hark-worker-beat") {
      while true {
        let done = inbox.withLock { $0.done }
        say(.beat(done: done), through: outbox)
        usleep(beatPause)
      }
    }
    let owner = WorkerOwner(
      say: { say($0, through: outbox) },
      hasDropped: { stream in inbox.withLock { $0.dropped == stream } })
    var job: (any WorkerJob)?
    while true {
      let request = inbox.wait { $0.requests.isEmpty ? nil : $0.requests.removeFirst() }
      if case .order(let order) = request {
        job = begin(order, among: kinds, for: owner)
      } else {
        guard let job, job.perform(request) else { exit(2) }
      }
      inbox.withLock { $0.done &+= 1 }
    }
  }

  /// The interval between heartbeats, in microseconds.
  private static let beatPause: UInt32 = 500_000

  /// Moves standard input to another descriptor, so that the library's output cannot interfere.
  private static func ownSocket() -> WorkerSocket {
    let socket = WorkerSocket(descriptor: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nowhere = open("/dev/null", O_RDWR)
    for place in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, place) }
    return socket
  }

  /// Receives requests, and ends the process when the connection ends, even during a call to the
  /// library.
  private static func receive(
    from socket: WorkerSocket, with reader: WorkerFrameReader, into inbox: Monitor<WorkerInbox>
  ) {
    var reader = reader
    while true {
      let request = receive(from: socket, with: &reader)
      inbox.change { $0.add(request) }
    }
  }

  /// Waits for the next request, and ends the process when the connection ends.
  private static func receive(
    from socket: WorkerSocket, with reader: inout WorkerFrameReader
  ) -> WorkerRequest {
    do {
      while true {
        if let frame = try reader.next() { return try WorkerRequest(frame) }
        switch socket.read(patience: -1) {
        case .nothing: continue
        case .end: _exit(0)
        case .bytes(let bytes): reader.add(bytes)
        }
      }
    } catch { _exit(2) }
  }

  /// Sends a reply, and ends the process if that fails; safe to call from any thread.
  private static func say(_ reply: WorkerReply, through outbox: Monitor<WorkerSocket>) {
    let bytes = reply.frame.bytes
    outbox.withLock { if !$0.write(bytes) { _exit(0) } }
  }

  /// Begins the job and reports whether this succeeded; returns `nil` if it failed.
  private static func begin(
    _ order: WorkerOrder, among kinds: [WorkerKind], for owner: WorkerOwner
  ) -> (any WorkerJob)? {
    do throws(WorkerRefusal) {
      guard let kind = order.kind(among: kinds) else { throw .kind }
      let (job, version) = try kind.begin(order, owner)
      owner.say(.ready(version))
      return job
    } catch {
      owner.say(.refused(error))
      return nil
    }
  }
}
