import Foundation

/// Something that only a form says whose fields are approved for dictation one by one.
public enum ScopePhrase: Sendable, Hashable {
  /// Why one may not dictate, and what to do.
  case denied(ScopeDecision.Reason, SettingsLayout)

  /// Why one may, where that is worth a word: an old configuration, or a while of which the end is
  /// named by the clock.
  case allowed(ScopeDecision.Ground)

  /// Approves the field for so many minutes.
  case approve(minutes: Int)

  /// Takes such an approval back.
  case withdraw

  /// Loads the configuration anew.
  case reload

  /// Why a field was not approved for a while.
  case refused(ApprovalRefusal)
}

extension Wording {
  /// The text of a phrase about the scope of dictation; empty where a field is simply approved.
  public subscript(scope phrase: ScopePhrase) -> String {
    switch language {
    case .english: ScopeEnglish.text(phrase, self)
    case .bokmal: ScopeBokmal.text(phrase, self)
    }
  }
}

enum ClockText {
  /// Hours and minutes where the person is.
  static func of(_ date: Date) -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    let texts = [parts.hour ?? 0, parts.minute ?? 0].map { ($0 < 10 ? "0" : "") + "\($0)" }
    return texts.joined(separator: ":")
  }
}

private enum ScopeEnglish {
  static func text(_ phrase: ScopePhrase, _ wording: Wording) -> String {
    switch phrase {
    case .denied(.permission(let permission), let layout):
      wording[.settingsPath(permission, layout)]
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

private enum ScopeBokmal {
  static func text(_ phrase: ScopePhrase, _ wording: Wording) -> String {
    switch phrase {
    case .denied(.permission(let permission), let layout):
      wording[.settingsPath(permission, layout)]
    case .denied(let reason, _): text(reason)
    case .allowed(.approved): ""
    case .allowed(.approvedEarlier):
      "Skjemaets innstillinger er utdaterte. Der du kunne diktere, kan du det fortsatt."
    case .allowed(.approvedUntil(let end)):
      "Du kan diktere i dette feltet til kl. \(ClockText.of(end))."
    case .approve(let minutes): "Tillat i \(Counts.of(minutes, "minutt", "minutter"))"
    case .withdraw: "Avslutt nå"
    case .reload: "Last inn på nytt"
    case .refused(.role): "Bare en koordinator eller en administrator kan tillate et felt."
    case .refused(.duration): "Et felt kan tillates i høyst én uke. Velg en kortere tid."
    case .refused(.unknownField):
      "Skjemaet har ikke dette feltet. Last inn skjemaets innstillinger på nytt."
    }
  }

  private static func text(_ reason: ScopeDecision.Reason) -> String {
    switch reason {
    case .field: "Du kan ikke diktere i dette feltet. Du kan skrive i stedet."
    case .screen: "Du kan ikke diktere på denne siden. Du kan skrive i stedet."
    case .fieldEarlier:
      "Etter innstillinger som er utdaterte, kan du ikke diktere i dette feltet. "
        + "Last dem inn på nytt, eller skriv."
    case .configuration(.missing):
      "Skjemaets innstillinger kunne ikke lastes inn, så ingen vet hvor du kan diktere. "
        + "Last dem inn på nytt, eller skriv."
    case .configuration(.damaged):
      "Skjemaets innstillinger er skadet, så ingen vet hvor du kan diktere. "
        + "Si fra til koordinatoren din. Du kan skrive."
    case .permission: ""
    }
  }
}
