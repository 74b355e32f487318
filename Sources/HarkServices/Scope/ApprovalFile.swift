import Foundation
import Hark

/// A JSON file of temporary approvals that only its owner can read.
public struct ApprovalFile: ApprovalArchive {
  /// The URL of the file.
  public let url: URL

  /// Creates an archive in the file at `url`, which need not exist.
  public init(_ url: URL) { self.url = url }

  /// Returns the saved approvals; empty if the file does not exist or is damaged, so that no field
  /// is approved.
  public func approvals() async -> [TemporaryApproval] {
    guard let data = try? SmallFile(url).read() else { return [] }
    return (try? JSONDecoder().decode([TemporaryApproval].self, from: data)) ?? []
  }

  /// Saves the approvals atomically.
  public func keep(_ approvals: [TemporaryApproval]) async throws {
    try SmallFile(url).replace(with: try JSONEncoder().encode(approvals))
  }
}
