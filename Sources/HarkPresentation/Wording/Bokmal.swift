import Hark

/// The dictation strings in Norwegian Bokmål.
///
/// Written by the project; needs review by a native speaker (G5). The order matches `English` for
/// side-by-side comparison.
enum Bokmal: WrittenTexts {
  static let locale = LocaleTag.norwegianBokmal
  static let readers: Set = ["nb", "no", "nn"]
  static let styles: Set = [Experience.Style.dictation]

  static func text(_ phrase: Phrase, _ style: Experience.Style, _ isAutomatic: Bool) -> String {
    switch phrase {
    case .title: "Diktering"
    case .status(let phase): status(phase)
    case .placeholder: "Trykk for å diktere"
    case .buttonLabel(let phase): buttonLabel(phase)
    case .buttonHint(let phase): buttonHint(phase)
    case .announcement(let announcement): text(announcement)
    case .recordingLabel: "Opptak pågår"
    case .stop: "Stopp"
    case .cancel: "Avbryt"
    case .cancelLabel: "Avbryt opptaket"
    case .confirm: "Bruk teksten"
    case .send: "Send"
    case .save: "Lagre"
    case .done: "Ferdig"
    case .dismiss: "OK"
    case .textLabel: "Teksten din"
    case .invitation: "Hva tenker du på?"
    case .results: "Hva det ble til"
    case .startOver: "Begynn på nytt"
    case .signedIn: "Jeg har logget inn"
    case .rationaleTitle: "Dikter i stedet for å skrive"
    case .rationaleText:
      "Det du sier, skrives inn i feltet du har valgt, og du kan rette det før du lagrer. "
        + "Du får to spørsmål, og hvert av dem stilles bare én gang: Svar Tillat."
    case .rationaleAccept: "Fortsett"
    case .rationaleAcceptLabel: "Fortsett og slå på diktering"
    case .rationaleDecline: "Ikke nå"
    case .rationaleDeclineLabel: "Lukk og fortsett uten diktering"
    case .privacySpeech:
      "Talen din gjøres om til tekst, slik at du kan diktere i stedet for å skrive"
    case .privacyMicrophone: "Mikrofonen hører deg mens du dikterer rapporten din"
    case .settingsPath(let permission, let layout): settingsPath(permission, layout)
    case .message(let failure): message(failure)
    case .action(let action): text(action)
    case .noSoundKept: "Opptaket er ikke lenger lagret. Si det en gang til."
    case .microphoneDisabled: "Mikrofonknappen er av til dette er rettet. Du kan skrive."
    case .holdToSpeak: "Hold inne for å snakke"
    case .unmuteToSpeak: "Slå på mikrofonen for å snakke"
    case .releaseHint: "Slipp når du er ferdig"
    case .tapToStop: "Trykk for å stoppe"
    case .noiseHint: "Det er mye støy her. Gå nærmere mikrofonen, eller skriv i stedet."
    case .input(let condition): input(condition)
    case .splitHint: "En svært lang diktering må kanskje deles opp i flere deler."
    case .lengthLimit(let seconds): "Grensen er \(length(seconds)). Det du sa, er tatt vare på."
    case .characterLimit(let count):
      "Grensen er \(Counts.grouped(count, by: "\u{a0}")) tegn. Det du sa, er tatt vare på."
    case .notKept(let failure): notKept(failure)
    case .unfinished(let words): "Du har en uferdig diktering på \(words) ord."
    case .unfinishedDictations(let count):
      "Du har \(Counts.of(count, "uferdig diktering", "uferdige dikteringer"))."
    case .restore: "Hent tilbake"
    case .discard: "Forkast"
    case .saidWords(let words): "Du sa: «\(words)»"
    case .restoreSaidWords: "Skriv ordrett"
    case .saving: "Lagrer..."
    case .saveFailed(let failure): saveFailed(failure)
    case .analyzing: "Analyserer..."
    case .success: "Ferdig"
    case .words(let count): Counts.of(count, "ord", "ord")
    case .characters(let count): Counts.of(count, "tegn", "tegn")
    case .charactersOf(let count, let limit): "\(count) av \(limit) tegn"
    case .timer(let seconds): Counts.timer(seconds)
    case .spokenTime(let seconds): spoken(seconds)
    }
  }

  private static func input(_ condition: InputCondition) -> String {
    switch condition {
    case .live: "Mikrofonen hører deg."
    case .waiting: "Venter på den første lyden."
    case .faint: "Det kommer nesten ingen lyd. Skru opp mikrofonen, eller velg en annen."
    case .zeros: "Det kommer ingen lyd. Er mikrofonen slått av?"
    case .suspended: "Mikrofonen sover. Den fortsetter av seg selv når den våkner."
    }
  }

  private static func saveFailed(_ failure: CaptureFailure) -> String {
    switch failure {
    case .invalid: "Teksten kunne ikke lagres slik den er. Endre den og prøv igjen."
    case .unauthorized: "Logg inn på nytt for å lagre. Teksten er tatt vare på."
    case .tooLong: "Teksten er for lang til å lagres. Gjør den kortere."
    case .unprocessable: "Teksten kan ikke lagres. Se over den og prøv igjen."
    case .tooMany: "For mange lagringer på kort tid. Vent litt og prøv igjen."
    case .serverError: "Noe er galt hos tjeneren. Teksten er tatt vare på. Prøv igjen."
    case .unreachable: "Det er ingen forbindelse. Teksten er tatt vare på. Prøv igjen senere."
    case .timedOut: "Tjeneren svarte ikke i tide. Teksten er tatt vare på. Prøv igjen."
    }
  }

  private static func notKept(_ failure: TranscriptStoreFailure) -> String {
    let remedy =
      switch failure {
      case .full: "disken er full. Frigjør plass."
      case .readOnly: "disken kan ikke skrives til. Gjør den skrivbar."
      case .locked: "et annet program holder filen for dem. Lukk det."
      case .damaged: "filen for dem er skadet. Flytt den bort."
      case .unreachable: "filen for dem kan ikke åpnes. Gi tillatelse til å skrive den."
      case .tooNew: "en nyere versjon har skrevet filen for dem. Bruk den versjonen."
      case .broken: "disken svikter. Kontroller den."
      }
    return "Ordene dine er bare i minnet: " + remedy
  }

  private static func spoken(_ seconds: Double) -> String {
    Counts.spoken(seconds, ("minutt", "minutter"), ("sekund", "sekunder"), joiner: " og ")
  }

  private static func length(_ seconds: Double) -> String {
    seconds == 60 ? "ett minutt" : spoken(seconds)
  }

  private static func settingsPath(_ permission: Permission, _ layout: SettingsLayout) -> String {
    switch permission {
    case .speech:
      "Talegjenkjenning er av. Du kan slå den på i " + settings(layout, "Talegjenkjenning")
    case .microphone: "Mikrofonen er av. Du kan slå den på i " + settings(layout, "Mikrofon")
    }
  }

  private static func settings(_ layout: SettingsLayout, _ entry: String) -> String {
    switch layout {
    case .privacy: "Innstillinger > Personvern > \(entry)."
    case .privacyAndSecurity: "Innstillinger > Personvern og sikkerhet > \(entry)."
    case .browser:
      "nettleserens innstillinger for denne siden, bak tegnet til venstre for adressen."
    }
  }

  private static func text(_ action: RecoveryAction) -> String {
    switch action {
    case .retry, .recognizeAgain: "Prøv igjen"
    case .resume: "Fortsett"
    case .openSettings: "Åpne Innstillinger"
    case .typeInstead: "Skriv i stedet"
    case .saveWithoutAnalysis: "Lagre uten analyse"
    }
  }

  private static func status(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Trykk for å diktere"
    case .rationale, .authorizing: "Venter på tillatelse..."
    case .starting: "Starter..."
    case .listening: "Lytter..."
    case .recording: "Tar opp..."
    case .finalizing: "Behandler..."
    case .waiting: "Venter på svar..."
    case .speaking: "Snakker..."
    case .muted: "Mikrofonen er av"
    case .failed(let failure): message(failure)
    }
  }

  private static func buttonLabel(_ phase: Phase) -> String {
    switch phase {
    case .idle, .rationale, .authorizing, .paused, .failed: "Start diktering"
    case .starting, .recording: "Stopp diktering"
    case .listening: "Lytter etter tale"
    case .finalizing: "Behandler det du sa"
    case .waiting: "Venter på svar"
    case .speaking: "Stopp svaret"
    case .muted: "Mikrofonen er av"
    }
  }

  private static func buttonHint(_ phase: Phase) -> String {
    switch phase {
    case .idle, .paused: "Trykk for å starte opptaket"
    case .rationale, .authorizing: "Svar først på spørsmålet om tillatelse"
    case .starting, .recording(.hand), .recording(.speech): "Trykk for å stoppe opptaket"
    case .recording(.held): "Slipp for å stoppe opptaket"
    case .listening: "Snakk for å ta opp, eller trykk for å ta en pause"
    case .finalizing, .waiting: "Vent litt"
    case .speaking: "Trykk for å stoppe"
    case .muted: "Slå på mikrofonen for å snakke"
    case .failed(let failure):
      failure.isLasting ? "Trykk for å høre hvorfor" : "Trykk for å prøve igjen"
    }
  }

  private static func text(_ announcement: Phrase.Announcement) -> String {
    switch announcement {
    case .ready: "Klar til opptak"
    case .listening: "Lytter etter tale"
    case .recordingStarted: "Opptaket er startet"
    case .recordingStopped: "Opptaket er stoppet"
    case .processing: "Behandler det du sa"
    case .waiting: "Venter på svar"
    case .speaking: "Svaret leses opp"
    case .paused: "Lyttingen er satt på pause"
    case .muted: "Mikrofonen er av"
    }
  }

  private static func message(_ failure: VoiceFailure) -> String {
    switch failure {
    case .speechPermissionDenied:
      "Diktering trenger tilgang til talegjenkjenning. Du kan slå den på i Innstillinger."
    case .microphonePermissionDenied:
      "Diktering trenger tilgang til mikrofonen. Du kan slå den på i Innstillinger."
    case .permissionRestricted:
      "Diktering er sperret på denne enheten og kan ikke slås på her. Du kan skrive i stedet."
    case .permissionUnanswered: "Spørsmålet om tillatelse ble ikke besvart. Prøv igjen."
    case .recognizerUnavailable:
      "Talegjenkjenning er ikke tilgjengelig på denne enheten. Du kan skrive i stedet."
    case .modelMissing:
      "Talegjenkjenningen for dette språket er ikke lastet ned ennå. Last den ned, eller skriv i "
        + "stedet."
    case .dictationDisabled:
      "Diktering er slått av på denne enheten. Du kan slå den på i Innstillinger."
    case .localeUnsupported:
      "Talegjenkjenning finnes ikke på dette språket. Velg et annet språk, eller skriv i stedet."
    case .recognizerBusy: "Talegjenkjenningen er opptatt. Prøv igjen om litt."
    case .serviceUnavailable: "Talegjenkjenningen svarer ikke. Prøv igjen senere."
    case .requestCreationFailed: "Talegjenkjenningen kunne ikke starte. Prøv igjen."
    case .recognitionFailed: "Talegjenkjenningen stoppet. Teksten din er tatt vare på. Prøv igjen."
    case .networkUnavailable:
      "Du er ikke på nett. Teksten din er tatt vare på. Koble til, og prøv igjen."
    case .noSpeechDetected: "Ingen tale ble hørt. Prøv igjen."
    case .microphoneUnavailable: "Mikrofonen kunne ikke startes. Prøv igjen."
    case .microphoneBusy:
      "Mikrofonen er i bruk av et annet opptak eller en samtale. Prøv igjen når den er ledig."
    case .microphoneLost:
      "Mikrofonen ble koblet fra. Teksten din er tatt vare på. Koble den til, og prøv igjen."
    case .microphoneSilent:
      "Det kommer ingen lyd fra mikrofonen. Se etter om den er slått av eller tildekket."
    case .soundUnreadable: "Opptaket kan ikke leses. Velg et annet."
    case .interrupted: "Opptaket ble avbrutt. Teksten din er tatt vare på, og du kan fortsette."
    case .replyFailed: "Svaret kunne ikke hentes. Prøv igjen."
    case .synthesisFailed: "Svaret kunne ikke leses opp. Du kan lese det i stedet."
    case .analysisFailed: "Teksten kunne ikke analyseres, men er tatt vare på. Prøv igjen."
    }
  }
}

extension Bokmal {
  static func text(_ phrase: ModelPhrase) -> String {
    switch phrase {
    case .needed: "Talegjenkjenningen for dette språket må lastes ned én gang."
    case .offered: "Bedre talegjenkjenning for dette språket kan lastes ned."
    case .bring: "Last ned"
    case .bringAgain: "Prøv igjen"
    case .coming: "Laster ned talegjenkjenning …"
    case .here: "Talegjenkjenningen er lastet ned og brukes fra nå av."
    case .failed(.networkUnavailable): "Nedlastingen trenger nett. Koble til, og prøv igjen."
    case .failed: "Nedlastingen mislyktes. Prøv igjen."
    }
  }

  static func text(_ phrase: ScopePhrase) -> String {
    switch phrase {
    case .approved: ""
    case .fieldDenied: "Du kan ikke diktere i dette feltet. Du kan skrive i stedet."
    case .screenDenied: "Du kan ikke diktere på denne siden. Du kan skrive i stedet."
    case .fieldDeniedEarlier:
      "Etter innstillinger som er utdaterte, kan du ikke diktere i dette feltet. "
        + "Last dem inn på nytt, eller skriv."
    case .configurationMissing:
      "Skjemaets innstillinger kunne ikke lastes inn, så ingen vet hvor du kan diktere. "
        + "Last dem inn på nytt, eller skriv."
    case .configurationDamaged:
      "Skjemaets innstillinger er skadet, så ingen vet hvor du kan diktere. "
        + "Si fra til koordinatoren din. Du kan skrive."
    case .approvedEarlier:
      "Skjemaets innstillinger er utdaterte. Der du kunne diktere, kan du det fortsatt."
    case .approvedUntil(let end): "Du kan diktere i dette feltet til kl. \(end)."
    case .approve(let minutes): "Tillat i \(Counts.of(minutes, "minutt", "minutter"))"
    case .withdraw: "Avslutt nå"
    case .reload: "Last inn på nytt"
    case .roleRefused: "Bare en koordinator eller en administrator kan tillate et felt."
    case .durationRefused: "Et felt kan tillates i høyst én uke. Velg en kortere tid."
    case .fieldUnknown:
      "Skjemaet har ikke dette feltet. Last inn skjemaets innstillinger på nytt."
    }
  }

  static let page = [
    "tagline": "Si det. Se det skrevet. Behold det du mente.",
    "privacy": "Stemmen din går til maskinen som leverer denne siden, og ingen andre steder.",
    "about.composer": "Hold inne for å snakke med en coach, les det, og send det.",
    "about.capture": "Fang en tanke med stemmen, og lagre den når den er riktig.",
    "about.mealLog": "Si hva du spiste, og se hva det inneholder.",
    "about.dictation": "Dikter inn i feltene i en rapport.",
    "about.call": "Snakk med en agent uten å bruke hendene, og hør den svare.",
    "back": "Alle opplevelser",
    "settings": "Innstillinger",
    "programs": "For programmer",
    "sound": "Lydkilde",
    "soundText": "Ingen mikrofon her? Et opptak spilles i stedet, som om det ble sagt nå.",
    "microphone": "Mikrofon",
    "close": "Ferdig",
    "connecting": "Kobler til …",
    "offline": "Du er ikke på nett. Det du sier og skriver, tas vare på.",
    "lost": "Forbindelsen er brutt. Det du sier og skriver, tas vare på til den er tilbake.",
    "reconnect": "Koble til igjen",
    "over.version": "Siden og serveren har ulike versjoner. Last inn siden på nytt.",
    "over.experience": "Denne skjermen finnes ikke. Velg en annen.",
    "over.busy": "Serveren har for mange økter akkurat nå. Prøv igjen om litt.",
    "over.share": "Du har for mange økter åpne. Lukk en, eller prøv igjen om et minutt.",
    "over.token": "Åpne siden med et gyldig token. Kommandoen hark token lager et.",
    "over.account":
      "Serveren tilhører en annen konto. Start din egen, eller åpne siden med et token.",
    "over.replaced":
      "Økten fortsetter i et annet vindu. Bytt til det, eller last inn siden på nytt.",
    "incomplete": "En del av siden ble ikke lastet. Sjekk forbindelsen, og koble til igjen.",
    "pageLacks": "Oppdater nettleseren eller bruk en annen for å bruke Hark: Den mangler {names}.",
    "voiceLacks": "Oppdater nettleseren eller bruk en annen for å snakke: Den mangler {names}.",
    "insecure": "Åpne siden over https for å snakke: Nettlesere gir ikke andre sider mikrofonen.",
    "settingsTitle": "Slå på mikrofonen",
    "startCall": "Start samtalen",
    "dictated": "Støtter diktering",
    "silentPage": "Nettleseren holder siden stille til du berører den. Til da kan du lese svarene.",
    "playAloud": "Hør svarene",
    "name": "Mat",
    "amount": "Mengde",
    "away.title": "Får ikke kontakt med serveren",
    "away.reason": "Hark lytter på serveren, så ingenting kan tas opp nå.",
    "away.retrying": "Siden prøver igjen automatisk, og åpnes så snart serveren svarer.",
    "away.retry": "Prøv igjen nå",
    "away.late": "Serveren svarer ikke ennå.",
    "away.offline": "Enheten er frakoblet.",
  ]
}

extension Bokmal {
  static func text(_ phrase: FinishingPhrase) -> String {
    switch phrase {
    case .title: "Tekst"
    case .note: "Gjelder nye opptak."
    case .commands: "Utfør talte kommandoer, som «ny linje»"
    case .numbers: "Skriv tall med sifre"
    case .fillers: "Utelat «eh» og gjentatte ord"
    case .vocabulary: "Mine ord"
    case .vocabularyNote:
      "Ett navn eller uttrykk per linje. «min adresse = Havnegata 5» erstatter det du sier, og "
        + "«iPhone: ai fån» forteller hvordan et ord høres ut."
    case .oneSided:
      "Linje {line} må ha tekst på begge sider av «{sign}». Inntil da brukes ordene fra før."
    case .tooManyEntries:
      "Dette er for mange ord. Slett noen av dem."
    case .tooLong:
      "Denne teksten er for lang. Kort den ned."
    case .remember: "Husk «{word}»"
    }
  }
}
