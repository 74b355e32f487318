import Foundation

/// What the process takes up.
enum Memory {
  /// Bytes that are in memory, as Linux counts them; 0 where it does not say.
  static func resident() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
