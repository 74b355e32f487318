import CSherpaOnnx
import Foundation

/// The process in which sherpa-onnx or eSpeak NG runs for Hark, so that a model or text that
/// crashes the library ends only that process.
///
/// A program that uses `SherpaOnnxRecognizer`, or `EspeakTextToSpeech` with a worker, calls `run()`
/// before anything else when it is started as their `worker`.
public enum HarkWorker {
  /// Serves the parent process over standard input, and exits when the parent does.
  public static func run() -> Never {
    hark_become_worker()
    let socket = ownSocket()
    let inbox = Monitor(WorkerInbox())
    let outbox = Monitor(socket)
    Thread.begin("hark-worker-in") { receive(from: socket, into: inbox) }
    Thread.begin("hark-worker-beat") {
      while true {
        let done = inbox.withLock { $0.done }
        say(.beat(done: done), through: outbox)
        usleep(beatPause)
      }
    }
    var job: (any WorkerJob)?
    while true {
      let request = inbox.wait { $0.requests.isEmpty ? nil : $0.requests.removeFirst() }
      if case .order(let order) = request {
        job = begin(order, inbox) { say($0, through: outbox) }
      } else {
        guard let job, job.perform(request) else { exit(2) }
      }
      inbox.withLock { $0.done &+= 1 }
    }
  }

  /// In microseconds.
  static let beatPause: UInt32 = 500_000

  /// Moves standard input to another descriptor, so that the library's output cannot interfere.
  private static func ownSocket() -> WorkerSocket {
    let socket = WorkerSocket(descriptor: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nowhere = open("/dev/null", O_RDWR)
    for place in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, place) }
    return socket
  }

  /// When the parent closes the connection, ends the process, even during a call of the library.
  private static func receive(from socket: WorkerSocket, into inbox: Monitor<WorkerInbox>) {
    var reader = WorkerFrameReader()
    while true {
      switch socket.read(patience: -1) {
      case .nothing: continue
      case .end: _exit(0)
      case .bytes(let bytes):
        reader.add(bytes)
        do {
          while let frame = try reader.next() {
            let request = try WorkerRequest(frame)
            inbox.change { $0.add(request) }
          }
        } catch { _exit(2) }
      }
    }
  }

  /// Safe to call from any thread.
  private static func say(_ reply: WorkerReply, through outbox: Monitor<WorkerSocket>) {
    let bytes = reply.frame.bytes
    outbox.withLock { if !$0.write(bytes) { _exit(0) } }
  }

  /// Reports whether the library and model could be loaded; returns `nil` if not.
  private static func begin(
    _ order: WorkerOrder, _ inbox: Monitor<WorkerInbox>, say: @escaping (WorkerReply) -> Void
  ) -> (any WorkerJob)? {
    do {
      switch order {
      case .recognizer(let order):
        let (hearing, version) = try WorkerHearing.begin(order, say: say)
        say(.ready(version))
        return hearing
      case .voice:
        let speaking = try WorkerSpeaking(inbox, say: say)
        say(.ready(speaking.version))
        return speaking
      }
    } catch {
      say(.refused(error))
      return nil
    }
  }
}
