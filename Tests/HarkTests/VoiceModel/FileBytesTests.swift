import Foundation
import Testing

@testable import Hark
@testable import HarkDetection

@Suite("The bytes of a file on disk")
struct FileBytesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test("are read at any position, also through a link")
  func pieces() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("model")
    try Data([1, 2, 3, 4]).write(to: file)
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for url in [file, link] {
      let source = try FileBytes(url)
      #expect(source.count == 4)
      #expect(try source.bytes(1..<3) == [2, 3])
      #expect(try source.bytes(0..<4) == [1, 2, 3, 4])
      #expect(throws: SileroWeightsProblem.cutShort) { try source.bytes(3..<5) }
    }
  }

  @Test("Folders, devices, pipes, web addresses, and missing files are refused")
  func noFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let pipe = folder.appendingPathComponent("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let urls = [
      folder, pipe, URL(fileURLWithPath: "/dev/zero"), folder.appendingPathComponent("missing"),
      URL(string: "https://example.com/model"),
    ].compactMap { $0 }
    #expect(urls.count == 5)
    for url in urls {
      #expect(throws: SileroWeightsProblem.unreadable, "\(url)") { try FileBytes(url) }
    }
  }
}
