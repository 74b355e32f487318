/// The strings for a form with approved fields, in English.
enum ScopeEnglish {
  /// Returns the text of a phrase; empty if another table contains it or if no text is needed.
  static func text(_ phrase: ScopePhrase) -> String {
    switch phrase {
    case .denied(let reason, _): text(reason)
    case .allowed(.approved): ""
    case .allowed(.approvedEarlier):
      "The form's settings are out of date. Where you could dictate, you still can."
    case .allowed(.approvedUntil(let end)):
      "You can dictate in this field until \(ClockText.of(end))."
    case .approve(let minutes): "Allow for \(Counts.of(minutes, "minute", "minutes"))"
    case .withdraw: "End now"
    case .reload: "Load again"
    case .refused(.role): "Only a coordinator or an admin can allow a field."
    case .refused(.duration): "A field can be allowed for a week at most. Choose a shorter time."
    case .refused(.unknownField): "This form has no such field. Load the form's settings again."
    }
  }

  private static func text(_ reason: ScopeDecision.Reason) -> String {
    switch reason {
    case .field: "Dictation is not available in this field. You can type instead."
    case .screen: "Dictation is not available on this screen. You can type instead."
    case .fieldEarlier:
      "By settings that are out of date, dictation is not available in this field. "
        + "Load them again, or type."
    case .configuration(.missing):
      "The form's settings could not be loaded, so nobody knows where you can dictate. "
        + "Load them again, or type."
    case .configuration(.damaged):
      "The form's settings are damaged, so nobody knows where you can dictate. "
        + "Tell your coordinator. You can type."
    case .permission: ""
    }
  }
}
