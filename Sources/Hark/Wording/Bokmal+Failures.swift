// Failure messages with their remedies, in Norwegian Bokmål.
extension Bokmal {
  static func message(_ failure: VoiceFailure) -> String {
    switch failure {
    case .speechPermissionDenied:
      "Diktering trenger tilgang til talegjenkjenning. Du kan slå den på i Innstillinger."
    case .microphonePermissionDenied:
      "Diktering trenger tilgang til mikrofonen. Du kan slå den på i Innstillinger."
    case .permissionRestricted:
      "Diktering er sperret på denne enheten og kan ikke slås på her. Du kan skrive i stedet."
    case .permissionUnanswered:
      "Spørsmålet om tillatelse ble ikke besvart. Prøv igjen."
    case .recognizerUnavailable:
      "Talegjenkjenning er ikke tilgjengelig på denne enheten. Du kan skrive i stedet."
    case .modelMissing:
      "Talegjenkjenningen for dette språket er ikke lastet ned ennå. Last den ned, eller skriv i "
        + "stedet."
    case .dictationDisabled:
      "Diktering er slått av på denne enheten. Du kan slå den på i Innstillinger."
    case .localeUnsupported:
      "Talegjenkjenning finnes ikke på dette språket. Velg et annet språk, eller skriv i stedet."
    case .recognizerBusy:
      "Talegjenkjenningen er opptatt. Prøv igjen om litt."
    case .serviceUnavailable:
      "Talegjenkjenningen svarer ikke. Prøv igjen senere."
    case .requestCreationFailed:
      "Talegjenkjenningen kunne ikke starte. Prøv igjen."
    case .recognitionFailed:
      "Talegjenkjenningen stoppet. Teksten din er tatt vare på. Prøv igjen."
    case .networkUnavailable:
      "Du er ikke på nett. Teksten din er tatt vare på. Koble til, og prøv igjen."
    case .noSpeechDetected:
      "Ingen tale ble hørt. Prøv igjen."
    case .microphoneUnavailable:
      "Mikrofonen kunne ikke startes. Prøv igjen."
    case .microphoneBusy:
      "Mikrofonen er i bruk av et annet opptak eller en samtale. Prøv igjen når den er ledig."
    case .microphoneLost:
      "Mikrofonen ble koblet fra. Teksten din er tatt vare på. Koble den til, og prøv igjen."
    case .microphoneSilent:
      "Det kommer ingen lyd fra mikrofonen. Se etter om den er slått av eller tildekket."
    case .soundUnreadable:
      "Opptaket kan ikke leses. Velg et annet."
    case .interrupted:
      "Opptaket ble avbrutt. Teksten din er tatt vare på, og du kan fortsette."
    case .replyFailed:
      "Svaret kunne ikke hentes. Prøv igjen."
    case .synthesisFailed:
      "Svaret kunne ikke leses opp. Du kan lese det i stedet."
    case .analysisFailed:
      "Teksten kunne ikke analyseres, men er tatt vare på. Prøv igjen."
    }
  }
}
