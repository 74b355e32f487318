import Logging
import Synchronization

/// A log whose lines a test can read.
final class JournaledLog: Sendable {
  private let written = Mutex<[String]>([])

  var lines: [String] { written.withLock { $0 } }

  var logger: Logger { Logger(label: "journal") { _ in Handler(log: self) } }

  private struct Handler: LogHandler {
    let log: JournaledLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.written.withLock { $0.append("\(event.message)") } }
  }
}
