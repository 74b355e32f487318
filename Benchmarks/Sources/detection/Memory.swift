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

  /// Brings into memory what every program has there that reads files: the system's code for it.
  static func settle(reading path: String) throws {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    _ = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    let handle = try FileHandle(forReadingFrom: url)
    let end = try handle.seekToEnd()
    try handle.seek(toOffset: 0)
    _ = [UInt8](try handle.read(upToCount: Int(end)) ?? Data())
    _ = resident()
  }
}
