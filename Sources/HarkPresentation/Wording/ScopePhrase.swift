import Hark

/// A UI string of forms with individually approved fields.
package enum ScopePhrase: Sendable, Hashable {
  /// The reasons that dictation is not allowed, and how to resolve them.
  case fieldDenied, screenDenied, fieldDeniedEarlier, configurationMissing, configurationDamaged

  /// The reasons that dictation is allowed; `approved` has no text, and `approvedUntil` contains a
  /// time of day, such as `09:30`.
  case approved, approvedEarlier
  case approvedUntil(String)

  /// The title of the button that approves the field for a number of minutes.
  case approve(minutes: Int)

  case withdraw, reload

  /// The reasons that an approval was refused.
  case roleRefused, durationRefused, fieldUnknown
}

extension English {
  static func text(_ phrase: ScopePhrase) -> String {
    switch phrase {
    case .approved: ""
    case .fieldDenied: "Dictation is not available in this field. You can type instead."
    case .screenDenied: "Dictation is not available on this screen. You can type instead."
    case .fieldDeniedEarlier:
      "The form's settings are out of date and do not allow dictation in this field. "
        + "Load them again, or type."
    case .configurationMissing:
      "The form's settings could not be loaded, so dictation is not available. "
        + "Load them again, or type."
    case .configurationDamaged:
      "The form's settings are damaged, so dictation is not available. "
        + "Tell your coordinator. You can type instead."
    case .approvedEarlier:
      "The form's settings are out of date. Where you could dictate, you still can."
    case .approvedUntil(let end): "You can dictate in this field until \(end)."
    case .approve(let minutes): "Allow for \(Counts.of(minutes, "minute", "minutes"))"
    case .withdraw: "End now"
    case .reload: "Load again"
    case .roleRefused: "Only a coordinator or an admin can allow a field."
    case .durationRefused: "A field can be allowed for a week at most. Choose a shorter time."
    case .fieldUnknown: "This form has no such field. Load the form's settings again."
    }
  }
}
