/// The strings about a language's recognition model, in Norwegian Bokmål.
enum ModelBokmal {
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
}
