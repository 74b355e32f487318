import Hark

/// Checks that a permission authority meets the requirements of its port.
public struct PermissionConformance: Sendable {
  /// A requirement for permission authorities, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case answersAtOnce = "status(of:) returns at once."
    case staysTheSame = "status(of:) does not change before a request."
    case asksOnce = "request returns the status of a permission that is determined."
    case returnsAnAnswer = "request returns the user's answer, never notDetermined."
    case keepsTheAnswer = "After a request, status(of:) returns the answer."
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
      if before != .notDetermined || mayAsk {
        await checkRequest(permission, before, authority, &findings)
      }
    }
    return findings.all
  }

  private func read(
    _ permission: Permission, of authority: any PermissionAuthority,
    _ findings: inout Findings<Rule>
  ) -> PermissionStatus {
    var status = PermissionStatus.notDetermined
    findings.prompt(.answersAtOnce, "status", bounds) { status = authority.status(of: permission) }
    let again = authority.status(of: permission)
    findings.note(
      .staysTheSame, "\(permission.rawValue) was \(status), then \(again)", if: status != again)
    return again
  }

  private func checkRequest(
    _ permission: Permission, _ before: PermissionStatus, _ authority: any PermissionAuthority,
    _ findings: inout Findings<Rule>
  ) async {
    let answer = await Trial.run(within: bounds.patient) { await authority.request(permission) }
    let after = authority.status(of: permission)
    let seen = """
      \(permission.rawValue) was \(before), request returned \(answer?.rawValue ?? "nothing"), \
      and the status became \(after)
      """
    if before != .notDetermined {
      findings.note(.asksOnce, seen, if: answer != before)
    } else if answer == nil || answer == .notDetermined {
      findings.note(.returnsAnAnswer, seen)
    } else {
      findings.note(.keepsTheAnswer, seen, if: after != answer)
    }
  }
}
