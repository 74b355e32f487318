import CSherpaOnnx
import Foundation

/// The process in which sherpa-onnx works for Hark: a model that it dislikes ends that and nothing else.
///
/// A program that uses `SherpaOnnxRecognizer` calls `run()` when it is started as the recogniser's
/// `worker` says, before it does anything else.
public enum SherpaOnnxWorker {
  /// Serves whoever started this process through its standard input, and ends with it.
  public static func run() -> Never {
    hark_become_worker()
    let socket = ownSocket()
    let inbox = Monitor(WorkerInbox())
    let outbox = Monitor(socket)
    inThread("hark-worker-in") { receive(from: socket, into: inbox) }
    inThread("hark-worker-beat") {
      while true {
        let done = inbox.withLock { $0.done }
        say(.beat(done: done), through: outbox)
        usleep(beatPause)
      }
    }
    var work: WorkerHearing?
    while true {
      let request = inbox.wait { $0.requests.isEmpty ? nil : $0.requests.removeFirst() }
      if case .order(let order) = request {
        if order.givesWay { GivingWay.begin() }
        work = begin(order) { say($0, through: outbox) }
      } else {
        guard let work, work.perform(request) else { exit(2) }
      }
      inbox.withLock { $0.done &+= 1 }
    }
  }

  /// Microseconds between two signs of life.
  static let beatPause: UInt32 = 500_000

  /// The standard input, moved to where the library's own writing cannot come in between.
  private static func ownSocket() -> WorkerSocket {
    let socket = WorkerSocket(descriptor: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nowhere = open("/dev/null", O_RDWR)
    for place in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(nowhere, place) }
    return socket
  }

  private static func inThread(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.start()
  }

  /// Takes in what is asked until the other side is gone, and ends the process then, whatever the
  /// library is doing.
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

  /// Writes one frame after another, whichever thread asks.
  private static func say(_ reply: WorkerReply, through outbox: Monitor<WorkerSocket>) {
    let bytes = reply.frame.bytes
    outbox.withLock { if !$0.write(bytes) { _exit(0) } }
  }

  /// Loads what was ordered, or says why not; nil then.
  private static func begin(
    _ order: SherpaOnnxOrder, say: @escaping (WorkerReply) -> Void
  ) -> WorkerHearing? {
    do {
      let library = try SherpaOnnxLibrary(folder: order.library)
      let decoder = try SherpaOnnxDecoder(order, library: library)
      say(.ready(library.version))
      return WorkerHearing(decoder: decoder, say: say)
    } catch let refusal as SherpaOnnxLibrary.Refusal {
      say(.refused(WorkerRefusal(refusal)))
    } catch {
      say(.refused(.model))
    }
    return nil
  }
}

extension WorkerRefusal {
  fileprivate init(_ refusal: SherpaOnnxLibrary.Refusal) {
    switch refusal {
    case .unopened: self = .libraryUnopened
    case .incomplete: self = .libraryIncomplete
    case .version(let version): self = .libraryVersion(version)
    }
  }
}
