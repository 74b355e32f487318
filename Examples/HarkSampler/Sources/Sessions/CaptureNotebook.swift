import Foundation
import Hark
import HarkServices

/// Saves captures to a file on the device instead of on a server.
actor CaptureNotebook: CaptureService {
  private let file: URL

  init(_ file: URL) { self.file = file }

  func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
  {
    var kept = try captures()
    let now = Date()
    let new = SavedCapture(
      id: (kept.map(\.id).max() ?? 0) + 1, userId: "me", content: content,
      contentType: contentType, createdAt: now, updatedAt: now)
    kept.append(new)
    do {
      try SavedCaptureCoding.encoder().encode(kept).write(to: file, options: .atomic)
    } catch {
      throw CaptureFailure.serverError
    }
    return new
  }

  /// Returns the saved captures; empty if there is no file yet.
  private func captures() throws -> [SavedCapture] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    do {
      return try SavedCaptureCoding.decoder().decode(
        [SavedCapture].self, from: Data(contentsOf: file))
    } catch {
      // The file must not be overwritten, or its contents would be lost.
      throw CaptureFailure.serverError
    }
  }
}
