import Foundation
import Testing

@testable import HarkServer

@Suite("Upload files")
struct UploadFileTests {
  @Test("Appended bytes can be read, and the file has no name")
  func nameless() async throws {
    let file = try UploadFile()
    try await file.append([1, 2])
    try await file.append([3])
    #expect(FileManager.default.contents(atPath: file.path) == Data([1, 2, 3]))
    let place = try FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    #expect(place.hasSuffix("(deleted)"))
  }
}
