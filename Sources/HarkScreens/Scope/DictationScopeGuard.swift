import Foundation
import Hark

/// Decides which fields allow dictation (S4-46 to S4-49).
///
/// A value that takes each event with its time and returns decisions; `DictationScope` drives it.
struct DictationScopeGuard: Sendable, Equatable {
  /// The configuration in effect; `nil` before the first one is loaded.
  private(set) var configuration: FieldConfiguration?

  /// The reason the last load failed; `nil` if it succeeded, or before the first load.
  private(set) var fault: ConfigurationFault?

  private(set) var approvals: [TemporaryApproval] = []

  /// The recorded actions, oldest first, limited to the latest thousand.
  private(set) var log: [ScopeRecord] = []

  private static let logLimit = 1_000

  mutating func take(_ configuration: FieldConfiguration, at now: Date) {
    guard configuration.defect == nil else { return take(.damaged, at: now) }
    self.configuration = configuration
    fault = nil
    note(.loaded(organization: configuration.organization), now)
  }

  /// Records a failed load; the previous configuration remains in effect, but counts as outdated.
  mutating func take(_ fault: ConfigurationFault, at now: Date) {
    self.fault = fault
    note(.failed(fault: fault.rawValue), now)
  }

  /// Returns whether a field allows dictation, and why.
  func decision(for field: String, on route: String, at now: Date) -> ScopeDecision {
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

  /// Approves `field` for `seconds`; a refusal changes at most the log.
  mutating func approve(
    _ field: String, on route: String, for seconds: Double, by approver: OrganizationUser,
    at now: Date
  ) throws(ApprovalRefusal) {
    guard approver.role.mayApprove else {
      note(.refused(field: field, approver: approver), now)
      throw .role
    }
    guard seconds > 0, seconds <= TemporaryApproval.longest else { throw .duration }
    guard !field.isEmpty else { throw .unknownField }
    // Without a configuration, any field name is accepted from an authorized approver.
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

  mutating func withdraw(
    _ field: String, on route: String, by approver: OrganizationUser, at now: Date
  ) throws(ApprovalRefusal) {
    guard approver.role.mayApprove else { throw .role }
    for approval in approvals where approval.field == field && approval.route == route {
      note(.withdrawn(approval, by: approver), now)
    }
    approvals.removeAll { $0.field == field && $0.route == route }
  }

  /// Replaces the known approvals, which another process may have changed.
  mutating func restore(_ approvals: [TemporaryApproval]) { self.approvals = approvals }

  mutating func expire(at now: Date) {
    for approval in approvals where approval.end <= now { note(.expired(approval), now) }
    approvals.removeAll { $0.end <= now }
  }

  /// Returns the next time at which a decision may change by itself; `nil` if there is none.
  func nextChange(after now: Date) -> Date? {
    (approvals.map(\.end) + [configuration?.validUntil].compactMap { $0 }).filter { $0 > now }.min()
  }

  private func isOld(at now: Date) -> Bool {
    fault != nil || configuration?.validUntil.map { $0 <= now } ?? false
  }

  private mutating func note(_ action: ScopeRecord.Action, _ now: Date) {
    log.append(ScopeRecord(date: now, action: action))
    log.removeFirst(max(log.count - Self.logLimit, 0))
  }
}

extension DictationScopeGuard {
  func warnings(drawing fields: [FormField], on route: String) -> [ScopeWarning] {
    guard let configuration else { return [] }
    let approved = (configuration.screen(at: route)?.fields ?? []).filter(\.allowsDictation)
    return fields.filter { field in
      field.kind.isEligible && !approved.contains { $0.id == field.id }
    }.map { ScopeWarning(field: $0.id, route: route) }
  }
}
