import Foundation

/// The memory use of this process.
enum Memory {
  /// Returns the resident memory in bytes, as reported by Linux; 0 if it is not available.
  static func resident() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = statm.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Reads the file at `path`, so that the system code for reading files is loaded before memory is
  /// measured.
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
