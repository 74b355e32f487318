import CWorker
import Foundation

/// The limits that a worker places on itself before it starts threads and processes data.
///
/// The kernel prevents it from writing files, creating sockets, starting programs, and signaling other
/// processes, as far as it can; see `hark_confine`.
package struct WorkerConfinement: Sendable, Equatable {
  /// The files and folders that the worker reads, besides the system's libraries.
  package var readable: [String]

  /// The maximum address space, in bytes; 0 for no limit.
  package var memory: UInt

  /// The maximum processor time, in seconds; 0 for no limit.
  package var seconds: UInt

  /// Whether other work takes precedence on the processor.
  package var givesWay: Bool

  package init(
    readable: [String], memory: UInt = 0, seconds: UInt = 0, givesWay: Bool = false
  ) {
    (self.readable, self.memory, self.seconds) = (readable, memory, seconds)
    self.givesWay = givesWay
  }

  /// The places from which the system's linker loads libraries, and the C library its locales.
  private static let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
  ]

  /// Confines this process, which must have only one thread.
  func apply() {
    // Threads have the priority of the one that starts them. The filter forbids changing priorities, because
    // that can affect other processes.
    if givesWay { ThreadPriority.lower() }
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    let paths = Self.system + libraries.split(separator: ":").map(String.init) + readable
    var places = paths.map { UnsafePointer(strdup($0)) } + [nil]
    _ = hark_confine(memory, seconds, &places)
    for place in places { free(UnsafeMutablePointer(mutating: place)) }
  }
}
