import Foundation
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("The page's folder for a command")
struct PageFolderTests {
  private let files: TemporaryFolder

  init() throws { files = try TemporaryFolder() }

  /// Creates a page in a folder and returns the folder's path.
  private func makePage(in folder: String) throws -> String {
    let path = files.file(folder)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    _ = try files.write([], to: folder + "/index.html")
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  @Test("In a checkout, the built page takes precedence over its sources")
  func checkout() throws {
    let command = files.file(".build/triple/release/hark")
    #expect(PageFolder.beside(executable: command) == nil)
    let sources = try makePage(in: "Web")
    #expect(PageFolder.beside(executable: command)?.path == sources)
    let built = try makePage(in: ".build/page")
    #expect(PageFolder.beside(executable: command)?.path == built)
  }

  @Test("An installed command uses the page in share, not a Web folder nearby")
  func installed() throws {
    _ = try makePage(in: "Web")
    let installed = try makePage(in: "share/hark/web")
    #expect(PageFolder.beside(executable: files.file("bin/hark"))?.path == installed)
  }

  @Test("A link to an installed command leads to its files")
  func linked() throws {
    let installed = try makePage(in: "opt/share/hark/web")
    try FileManager.default.createDirectory(
      atPath: files.file("opt/bin"), withIntermediateDirectories: true)
    let command = try files.write([], to: "opt/bin/hark")
    let link = files.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: command)
    #expect(PageFolder.beside(executable: link)?.path == installed)
  }
}
