/// The strings for a form with approved fields, in Norwegian Bokmål.
enum ScopeBokmal {
  /// Returns the text of a phrase; empty if another table contains it or if no text is needed.
  static func text(_ phrase: ScopePhrase) -> String {
    switch phrase {
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
