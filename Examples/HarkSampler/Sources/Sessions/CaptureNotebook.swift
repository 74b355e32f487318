import Foundation
import Hark
import HarkServices

/// Saves captures to a file on the device instead of a server.
actor CaptureNotebook: CaptureService {
  private let file: URL

  init(_ file: URL) { self.file = file }

  func save(_ content: String, as contentType: ContentType) async throws -> Something {
    var kept = try captures()
    let now = Date()
    let new = Something(
      id: (kept.map(\.id).max() ?? 0) + 1, userId: "me", content: content,
      contentType: contentType, createdAt: now, updatedAt: now)
    kept.append(new)
    do {
      try SomethingCoding.encoder().encode(kept).write(to: file, options: .atomic)
    } catch {
      throw CaptureFailure.serverError
    }
    return new
  }

  /// Returns the saved captures; empty if there is no file yet.
  private func captures() throws -> [Something] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try SomethingCoding.decoder().decode([Something].self, from: Data(contentsOf: file))
    } catch {
      // The file must not be overwritten, or its contents would be lost.
      throw CaptureFailure.serverError
    }
  }
}
