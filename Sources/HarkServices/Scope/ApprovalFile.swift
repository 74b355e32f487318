import Foundation
import Hark

/// Approvals for a while in a file of JSON that only its owner can read.
public struct ApprovalFile: ApprovalArchive {
  /// Where it is.
  public let url: URL

  /// The file at `url`; there need not be any yet.
  public init(_ url: URL) { self.url = url }

  /// None where there is no such file or it is damaged: then fields are approved by nobody.
  public func approvals() async -> [TemporaryApproval] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([TemporaryApproval].self, from: data)) ?? []
  }

  /// Whole or not at all.
  public func keep(_ approvals: [TemporaryApproval]) async throws {
    let files = FileManager.default
    // A name of its own: another process may be writing, too.
    let draft = url.appendingPathExtension("new-" + UUID().uuidString)
    let isMade = files.createFile(
      atPath: draft.path, contents: try JSONEncoder().encode(approvals),
      attributes: [.posixPermissions: 0o600])
    guard isMade else {
      unlink(draft.path)
      throw CocoaError(.fileWriteUnknown)
    }
    guard rename(draft.path, url.path) == 0 else {
      unlink(draft.path)
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
