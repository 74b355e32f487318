/// Keeps what was approved for a while beyond the end of the app.
public protocol ApprovalArchive: Sendable {
  /// What was kept last; nothing when nothing was.
  func approvals() async -> [TemporaryApproval]

  /// Keeps `approvals` in place of what was kept before.
  func keep(_ approvals: [TemporaryApproval]) async throws
}
