import CEspeak
import Hark

/// A voice of eSpeak NG for one of its languages.
struct EspeakVoice: Sendable, Equatable {
  /// The voice as the rest of Hark represents it.
  var voice: SpeechVoice

  /// The name by which the library loads the voice.
  var file: String

  /// The library's rank of the voice for the language; lower is better.
  var rank: Int

  /// Returns a voice of the library once for each of its languages.
  ///
  /// The languages form a list of entries. Each entry is a rank in one byte and a zero-terminated
  /// name; a rank of zero ends the list.
  static func all(of voice: espeak_VOICE) -> [EspeakVoice] {
    guard var place = voice.languages, let name = voice.name, let file = voice.identifier else {
      return []
    }
    var all: [EspeakVoice] = []
    while place.pointee != 0 {
      let rank = Int(place.pointee)
      let language = String(cString: place + 1)
      place += language.utf8.count + 2
      // A dialect, such as en-gb-x-rp, would be mistaken for the language of the whole country.
      guard !language.contains("-x-"), let locale = LocaleTag(language) else { continue }
      let voice = SpeechVoice(name: String(cString: name), locale: locale)
      all.append(EspeakVoice(voice: voice, file: String(cString: file), rank: rank))
    }
    return all
  }
}

extension [EspeakVoice] {
  /// The best voice for each language, ordered by rank and name.
  var best: [EspeakVoice] {
    let ordered = sorted { ($0.rank, $0.voice.name) < ($1.rank, $1.voice.name) }
    var known: Set<LocaleTag> = []
    return ordered.filter { known.insert($0.voice.locale).inserted }
  }
}
