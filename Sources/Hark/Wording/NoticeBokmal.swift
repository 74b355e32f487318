/// The notices of a call about recordings and noise, in Norwegian Bokmål.
enum NoticeBokmal {
  static func text(_ notice: CallNotice) -> String {
    switch notice {
    case .recorded: "Det gjøres opptak av samtalen"
    case .recordedShort: "OPPTAK"
    case .recordings: "Opptak"
    case .noRecordings: "Det er ingen opptak."
    case .title(let date): CallNotice.title(date, in: .bokmal)
    case .play: "Spill av"
    case .playLabel(let date): "Spill av: \(CallNotice.title(date, in: .bokmal))"
    case .pause: "Stans"
    case .pauseLabel(let date): "Stans: \(CallNotice.title(date, in: .bokmal))"
    case .notPlayed: "Dette opptaket kan ikke spilles av."
    case .delete: "Slett"
    case .deleteLabel(let date): "Slett opptaket fra \(CallNotice.title(date, in: .bokmal))"
    case .failed(let failure): text(failure)
    case .noiseOffer: "Det er mye støy her. Støydemping kan gjøre deg lettere å forstå."
    case .acceptNoiseOffer: "Slå på"
    case .declineNoiseOffer: "Ikke nå"
    }
  }

  private static func text(_ failure: CallRecordingFailure) -> String {
    switch failure {
    case .full:
      "Disken er full, så samtalen fortsetter uten opptak; det som er tatt opp, er tatt vare på. "
        + "Frigjør plass, og slå opptak av og på igjen."
    case .readOnly:
      "Det kan ikke skrives i mappen for opptak, så samtalen fortsetter uten opptak. "
        + "Gi tilgang, og slå opptak av og på igjen."
    case .unreachable:
      "Mappen for opptak er ikke å finne, så samtalen fortsetter uten opptak. "
        + "Hent den tilbake, og slå opptak av og på igjen."
    case .underWay: "Dette opptaket pågår ennå. Slett det når det er over."
    case .broken:
      "Disken svikter, så samtalen fortsetter uten opptak. "
        + "Slå opptak av og på igjen for å prøve en gang til."
    }
  }
}
