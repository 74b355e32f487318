import CWorker
import Foundation

/// The limits that a worker places on itself before it starts threads and processes data.
///
/// The kernel keeps it from writing files, sockets, programs, and signals to other processes, as far
/// as it can; see `hark_confine`.
package struct WorkerConfinement: Sendable, Equatable {
  /// The files and folders that the worker reads, besides the system's libraries.
  package var readable: [String]

  /// The maximum address space, in bytes; 0 for no limit.
  package var memory: UInt

  /// The maximum processor time, in seconds; 0 for no limit.
  package var seconds: UInt

  package init(readable: [String], memory: UInt = 0, seconds: UInt = 0) {
    (self.readable, self.memory, self.seconds) = (readable, memory, seconds)
  }

  /// The places from which the system's linker loads libraries, and the C library its locales.
  private static let system = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
  ]

  /// Confines this process, which must have only one thread.
  func apply() {
    let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? ""
    let paths = Self.system + libraries.split(separator: ":").map(String.init) + readable
    var places = paths.map { UnsafePointer(strdup($0)) } + [nil]
    _ = hark_confine(memory, seconds, &places)
    for place in places { free(UnsafeMutablePointer(mutating: place)) }
  }
}
