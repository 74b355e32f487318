import Hark

/// Checks that a permission authority meets the requirements of its port.
public struct PermissionConformance: Sendable {
  /// A requirement for permission authorities.
  public enum Rule: String, Sendable, CaseIterable {
    /// Reading a status is fast.
    case answersAtOnce = "status(of:) returns at once."

    /// Reading a status changes nothing.
    case staysTheSame = "status(of:) gives the same answer until the person is asked."

    /// A determined permission is not requested again.
    case asksOnce = "request of a permission that is determined returns its status."

    /// A request yields an answer.
    case returnsAnAnswer = "request returns what the person answered, never notDetermined."

    /// The answer persists.
    case keepsTheAnswer = "After request, status(of:) is what request returned."
  }

  private let bounds: ConformanceBounds
  private let mayAsk: Bool
  private let make: @Sendable () async -> any PermissionAuthority

  /// Creates a check of the authority that `make` returns.
  ///
  /// Undetermined permissions are requested only if `mayAsk` is `true`; a user or a script must
  /// then answer the system's prompt.
  public init(
    mayAsk: Bool = false, bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async -> any PermissionAuthority
  ) {
    self.mayAsk = mayAsk
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the authority conforms.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let authority = await make()
    for permission in Permission.allCases {
      let before = read(permission, of: authority, &findings)
      if before != .notDetermined {
        await checkDetermined(permission, before, authority, &findings)
      } else if mayAsk {
        await checkAsking(permission, authority, &findings)
      }
    }
    return findings.all
  }

  private func read(
    _ permission: Permission, of authority: any PermissionAuthority,
    _ findings: inout Findings<Rule>
  ) -> PermissionStatus {
    var status = PermissionStatus.notDetermined
    if let breach = bounds.prompt("status", { status = authority.status(of: permission) }) {
      findings.note(.answersAtOnce, breach)
    }
    let again = authority.status(of: permission)
    findings.note(
      .staysTheSame, "\(permission.rawValue) was \(status), then \(again)", if: status != again)
    return again
  }

  private func checkDetermined(
    _ permission: Permission, _ status: PermissionStatus, _ authority: any PermissionAuthority,
    _ findings: inout Findings<Rule>
  ) async {
    let answer = await Trial.run(within: bounds.patient) { await authority.request(permission) }
    let seen = answer.map(\.rawValue) ?? "nothing"
    findings.note(
      .asksOnce, "\(permission.rawValue) was \(status), request returned \(seen)",
      if: answer != status)
  }

  private func checkAsking(
    _ permission: Permission, _ authority: any PermissionAuthority,
    _ findings: inout Findings<Rule>
  ) async {
    let answer = await Trial.run(within: bounds.patient) { await authority.request(permission) }
    guard let answer, answer != .notDetermined else {
      let seen = answer.map(\.rawValue) ?? "nothing"
      findings.note(.returnsAnAnswer, "request of \(permission.rawValue) returned \(seen)")
      return
    }
    let status = authority.status(of: permission)
    findings.note(
      .keepsTheAnswer, "request of \(permission.rawValue) returned \(answer), status is \(status)",
      if: status != answer)
  }
}
