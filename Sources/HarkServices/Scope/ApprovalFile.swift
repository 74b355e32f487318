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
    guard let data = try? SmallFile(url).read() else { return [] }
    return (try? JSONDecoder().decode([TemporaryApproval].self, from: data)) ?? []
  }

  /// Whole or not at all.
  public func keep(_ approvals: [TemporaryApproval]) async throws {
    try SmallFile(url).replace(with: try JSONEncoder().encode(approvals))
  }
}
