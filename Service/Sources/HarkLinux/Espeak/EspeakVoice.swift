import CEspeak
import Hark

/// A voice of eSpeak NG for one of the languages that it serves.
struct EspeakVoice: Sendable, Equatable {
  /// What the rest of Hark knows of it.
  var voice: SpeechVoice

  /// By which the library loads it.
  var file: String

  /// How well it serves the language, as the library says; less is better.
  var rank: Int

  /// What the library tells of a voice, once for each language.
  ///
  /// Languages are a list of a rank in one byte and a name that ends with a zero; a zero for a rank
  /// ends the list.
  static func all(of voice: espeak_VOICE) -> [EspeakVoice] {
    guard var place = voice.languages, let name = voice.name, let file = voice.identifier else {
      return []
    }
    var all: [EspeakVoice] = []
    while place.pointee != 0 {
      let rank = Int(place.pointee)
      let language = String(cString: place + 1)
      place += language.utf8.count + 2
      // A dialect, such as en-gb-x-rp, would pass for the whole country.
      guard !language.contains("-x-"), let locale = LocaleTag(language) else { continue }
      let voice = SpeechVoice(name: String(cString: name), locale: locale)
      all.append(EspeakVoice(voice: voice, file: String(cString: file), rank: rank))
    }
    return all
  }
}

extension [EspeakVoice] {
  /// For each language the first of the best, in the order of their languages.
  var best: [EspeakVoice] {
    let ordered = sorted { ($0.rank, $0.voice.name) < ($1.rank, $1.voice.name) }
    var known: Set<LocaleTag> = []
    return ordered.filter { known.insert($0.voice.locale).inserted }
  }
}
