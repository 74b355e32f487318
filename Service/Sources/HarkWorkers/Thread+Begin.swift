import Foundation

extension Thread {
  /// Runs `body`, which may block, on a new thread.
  package static func begin(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.start()
  }
}
