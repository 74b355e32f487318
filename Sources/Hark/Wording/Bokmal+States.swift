// Status text, button labels and hints, and announcements in Norwegian Bokmål.
extension Bokmal {
  static func status(_ phase: Phase) -> String {
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

  static func buttonLabel(_ phase: Phase) -> String {
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

  static func buttonHint(_ phase: Phase) -> String {
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

  static func text(_ announcement: Announcement) -> String {
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
    case .unmuted: "Mikrofonen er på"
    case .success: "Ferdig"
    }
  }
}
