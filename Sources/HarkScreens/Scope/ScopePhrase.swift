import Foundation
import HarkPresentation

extension ScopePhrase {
  package static func denied(_ reason: ScopeDecision.Reason) -> ScopePhrase {
    switch reason {
    case .field: .fieldDenied
    case .screen: .screenDenied
    case .fieldEarlier: .fieldDeniedEarlier
    case .configuration(.missing): .configurationMissing
    case .configuration(.damaged): .configurationDamaged
    }
  }

  package static func allowed(_ ground: ScopeDecision.Ground) -> ScopePhrase {
    switch ground {
    case .approved: .approved
    case .approvedEarlier: .approvedEarlier
    case .approvedUntil(let end): .approvedUntil(end.clock)
    }
  }

  package static func refused(_ refusal: ApprovalRefusal) -> ScopePhrase {
    switch refusal {
    case .role: .roleRefused
    case .duration: .durationRefused
    case .unknownField: .fieldUnknown
    }
  }
}

extension Date {
  /// The hours and minutes in the user's time zone.
  fileprivate var clock: String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: self)
    return String(format: "%02d:%02d", parts.hour ?? 0, parts.minute ?? 0)
  }
}
