import Foundation

/// Decides into which fields one may dictate (S4-46 to S4-49).
///
/// A value, like every machine of the engine: what happened goes in with its time, and decisions are
/// asked of it. `DictationScope` loads its configuration and lives with it.
public struct DictationScopeGuard: Sendable, Equatable {
  /// What it goes by; nil before there was any.
  public private(set) var configuration: FieldConfiguration?

  /// Why the last attempt brought nothing; nil when it did, or before the first.
  public private(set) var fault: ConfigurationFault?

  /// What is approved for a while.
  public private(set) var approvals: [TemporaryApproval]

  /// What was done, the oldest first; the newest thousand.
  public private(set) var log: [ScopeRecord] = []

  private static let logLimit = 1_000

  /// Makes one that knows no configuration yet; `approvals` are those of an earlier run.
  public init(approvals: [TemporaryApproval] = []) { self.approvals = approvals }

  /// A configuration was loaded.
  public mutating func take(_ configuration: FieldConfiguration, at now: Date) {
    guard configuration.defect == nil else { return take(.damaged, at: now) }
    self.configuration = configuration
    fault = nil
    note(.loaded(organization: configuration.organization), now)
  }

  /// None could be loaded; what was known before goes on to hold, as an old one.
  public mutating func take(_ fault: ConfigurationFault, at now: Date) {
    self.fault = fault
    note(.failed(fault: fault.rawValue), now)
  }

  /// Whether one may dictate into a field, and why.
  ///
  /// - Parameters:
  ///   - field: Its id.
  ///   - route: The screen that it is on.
  ///   - now: The time by the calendar.
  ///   - refused: What the person has refused that dictation needs.
  public func decision(
    for field: String, on route: String, at now: Date, refused: Permission? = nil
  ) -> ScopeDecision {
    if let refused { return .denied(.permission(refused)) }
    let approval = approvals.filter { $0.covers(field, on: route, at: now) }.max { $0.end < $1.end }
    let isOld = isOld(at: now)
    guard let configuration else {
      return approval.map { .allowed(.approvedUntil($0.end)) }
        ?? .denied(.configuration(fault ?? .missing))
    }
    if let known = configuration.screen(at: route)?.fields.first(where: { $0.id == field }),
      known.allowsDictation
    {
      return .allowed(isOld ? .approvedEarlier : .approved)
    }
    if let approval { return .allowed(.approvedUntil(approval.end)) }
    if isOld { return .denied(.fieldEarlier) }
    return .denied(configuration.screen(at: route) == nil ? .screen : .field)
  }

  /// Approves `field` for `seconds`.
  ///
  /// - Throws: An `ApprovalRefusal`; nothing has changed then but the log.
  public mutating func approve(
    _ field: String, on route: String, for seconds: Double, by approver: OrganizationUser,
    at now: Date
  ) throws(ApprovalRefusal) {
    guard approver.role.mayApprove else {
      note(.refused(field: field, approver: approver), now)
      throw .role
    }
    guard seconds > 0, seconds <= TemporaryApproval.longest else { throw .duration }
    guard !field.isEmpty else { throw .unknownField }
    // Without a configuration nobody knows better than the one who approves.
    if let configuration {
      let fields = configuration.screen(at: route)?.fields ?? []
      guard fields.contains(where: { $0.id == field }) else { throw .unknownField }
    }
    let approval = TemporaryApproval(
      field: field, route: route, approver: approver, begin: now,
      end: now.addingTimeInterval(seconds))
    approvals.removeAll { $0.field == field && $0.route == route }
    approvals.append(approval)
    note(.approved(approval), now)
  }

  /// Takes back what was approved for a while.
  ///
  /// - Throws: `ApprovalRefusal.role`.
  public mutating func withdraw(
    _ field: String, on route: String, by approver: OrganizationUser, at now: Date
  ) throws(ApprovalRefusal) {
    guard approver.role.mayApprove else { throw .role }
    for approval in approvals where approval.field == field && approval.route == route {
      note(.withdrawn(approval, by: approver), now)
    }
    approvals.removeAll { $0.field == field && $0.route == route }
  }

  /// Takes `approvals` in place of those that were known: somebody else may have changed them.
  public mutating func restore(_ approvals: [TemporaryApproval]) { self.approvals = approvals }

  /// Drops what has ended.
  public mutating func expire(at now: Date) {
    for approval in approvals where approval.end <= now { note(.expired(approval), now) }
    approvals.removeAll { $0.end <= now }
  }

  /// When a decision changes by itself the next time; nil when none will.
  public func nextChange(after now: Date) -> Date? {
    (approvals.map(\.end) + [configuration?.validUntil].compactMap { $0 }).filter { $0 > now }.min()
  }

  private func isOld(at now: Date) -> Bool {
    fault != nil || configuration?.validUntil.map { $0 <= now } ?? false
  }

  private mutating func note(_ deed: ScopeRecord.Deed, _ now: Date) {
    log.append(ScopeRecord(date: now, deed: deed))
    log.removeFirst(max(log.count - Self.logLimit, 0))
  }
}
