import Foundation
import Hark
import Testing

@testable import HarkStore

@Suite("A small private file", .timeLimit(.minutes(1)))
struct PrivateFileTests {
  private let folder = TemporaryFolder()

  /// What was written to disk, and whether the file already had its name.
  private struct Synced: Equatable {
    let isFolder: Bool
    let isNamed: Bool
  }

  @Test("A new file is on disk before its name, and its name before it is read")
  func durable() throws {
    let path = folder.file("state/key")
    let synced = Locked<[Synced]>([])
    let file = PrivateFile(path: path) { descriptor in
      var facts = stat()
      fstat(descriptor, &facts)
      let isFolder = facts.st_mode & S_IFMT == S_IFDIR
      synced.withLock { $0.append(Synced(isFolder: isFolder, isNamed: access(path, F_OK) == 0)) }
      return fsync(descriptor)
    }
    #expect(try file.readOrMake { Data("key".utf8) } == Data("key".utf8))
    #expect(
      synced.withLock { $0 } == [
        Synced(isFolder: false, isNamed: false), Synced(isFolder: true, isNamed: true),
      ])
    #expect(try file.readOrMake { Data("other".utf8) } == Data("key".utf8))
    #expect(synced.withLock { $0.count } == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("state")) == ["key"])
  }

  @Test("A folder that cannot be written to disk does not prevent the use of the file")
  func withoutFolder() throws {
    let file = PrivateFile(path: folder.file("key")) { descriptor in
      var facts = stat()
      fstat(descriptor, &facts)
      return facts.st_mode & S_IFMT == S_IFDIR ? -1 : 0
    }
    #expect(try file.readOrMake { Data("key".utf8) } == Data("key".utf8))
  }
}
