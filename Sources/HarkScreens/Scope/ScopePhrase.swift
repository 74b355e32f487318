import Foundation
import Hark
import HarkPresentation

/// Text that only forms with individually approved fields use.
package enum ScopePhrase: Sendable, Hashable {
  /// The reason that dictation is not allowed, with the remedy.
  case denied(ScopeDecision.Reason)

  /// The reason that dictation is allowed, if worth showing: an outdated configuration, or a
  /// temporary approval with its end as a time of day.
  case allowed(ScopeDecision.Ground)

  /// The title of the button that approves the field for a number of minutes.
  case approve(minutes: Int)

  case withdraw, reload
  case refused(ApprovalRefusal)
}

extension Wording {
  /// The text of a phrase about the scope of dictation; empty for a field that the current
  /// configuration approves.
  package subscript(scope phrase: ScopePhrase) -> String {
    switch (phrase, language) {
    // `BridgePhrase` uses the same text.
    case (.denied(.field), _): fieldNotApproved
    case (_, .english): phrase.english
    case (_, .bokmal): phrase.bokmal
    }
  }
}

extension ScopePhrase {
  fileprivate var english: String {
    switch self {
    case .denied(.field), .allowed(.approved): ""
    case .denied(.screen): "Dictation is not available on this screen. You can type instead."
    case .denied(.fieldEarlier):
      "The form's settings are out of date and do not allow dictation in this field. "
        + "Load them again, or type."
    case .denied(.configuration(.missing)):
      "The form's settings could not be loaded, so dictation is not available. "
        + "Load them again, or type."
    case .denied(.configuration(.damaged)):
      "The form's settings are damaged, so dictation is not available. "
        + "Tell your coordinator. You can type instead."
    case .allowed(.approvedEarlier):
      "The form's settings are out of date. Where you could dictate, you still can."
    case .allowed(.approvedUntil(let end)): "You can dictate in this field until \(end.clock)."
    case .approve(let minutes): "Allow for \(Counts.of(minutes, "minute", "minutes"))"
    case .withdraw: "End now"
    case .reload: "Load again"
    case .refused(.role): "Only a coordinator or an admin can allow a field."
    case .refused(.duration): "A field can be allowed for a week at most. Choose a shorter time."
    case .refused(.unknownField): "This form has no such field. Load the form's settings again."
    }
  }

  fileprivate var bokmal: String {
    switch self {
    case .denied(.field), .allowed(.approved): ""
    case .denied(.screen): "Du kan ikke diktere på denne siden. Du kan skrive i stedet."
    case .denied(.fieldEarlier):
      "Etter innstillinger som er utdaterte, kan du ikke diktere i dette feltet. "
        + "Last dem inn på nytt, eller skriv."
    case .denied(.configuration(.missing)):
      "Skjemaets innstillinger kunne ikke lastes inn, så ingen vet hvor du kan diktere. "
        + "Last dem inn på nytt, eller skriv."
    case .denied(.configuration(.damaged)):
      "Skjemaets innstillinger er skadet, så ingen vet hvor du kan diktere. "
        + "Si fra til koordinatoren din. Du kan skrive."
    case .allowed(.approvedEarlier):
      "Skjemaets innstillinger er utdaterte. Der du kunne diktere, kan du det fortsatt."
    case .allowed(.approvedUntil(let end)): "Du kan diktere i dette feltet til kl. \(end.clock)."
    case .approve(let minutes): "Tillat i \(Counts.of(minutes, "minutt", "minutter"))"
    case .withdraw: "Avslutt nå"
    case .reload: "Last inn på nytt"
    case .refused(.role): "Bare en koordinator eller en administrator kan tillate et felt."
    case .refused(.duration): "Et felt kan tillates i høyst én uke. Velg en kortere tid."
    case .refused(.unknownField):
      "Skjemaet har ikke dette feltet. Last inn skjemaets innstillinger på nytt."
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
