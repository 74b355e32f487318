import CEspeak
import Dispatch
import Hark
import HarkWorkers

/// The eSpeak NG library, whose state is global to the process.
///
/// All calls run on `queue`, or on the working thread of a worker, except those that load `rate`
/// and `voices`. Synthesis loads `rate` first, and loads `voices` only if it must find the voice
/// for a language.
enum Espeak {
  static let queue = DispatchQueue(label: "hark-espeak")

  /// The duration of each of the library's buffers, in milliseconds; smaller buffers deliver the
  /// first audio sooner.
  private static let buffer: Int32 = 60

  /// The sample rate of the library, in hertz; `nil` if its data is missing.
  ///
  /// The first access loads the library, and Swift makes concurrent accesses wait.
  static let rate: Int? = {
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, buffer, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else { return nil }
    espeak_SetSynthCallback { takeSound($0, $1, $2) }
    return Int(rate)
  }()

  /// The folder of the library's data, found without loading it.
  static var data: String? {
    espeak_ng_InitializePath(nil)
    var path: UnsafePointer<CChar>?
    espeak_Info(&path)
    return path.map { String(cString: $0) }
  }

  /// The best voice for each language, ordered by how closely the voices match their languages.
  static let voices: [EspeakVoice] = {
    guard rate != nil, var place = espeak_ListVoices(nil) else { return [] }
    var all: [EspeakVoice] = []
    while let voice = place.pointee {
      all += EspeakVoice.all(of: voice.pointee)
      place += 1
    }
    return all.best
  }()

  /// The library's default and minimum speaking rates, in words per minute.
  private static let usualPace = 175.0
  private static let slowestPace = 80.0

  /// Returns the voice for the language and region, or for the language alone; `nil` if there is
  /// none.
  static func voice(for locale: LocaleTag) -> EspeakVoice? {
    LocaleTag.resolve([locale], among: voices.map(\.voice.locale)).flatMap { found in
      voices.first { $0.voice.locale == found }
    }
  }

  /// Speaks `order`; returns `false` if the library cannot speak it, or if it is no longer wanted.
  static func speak(
    _ order: SpeechOrder, isWanted: @escaping () -> Bool, send: @escaping (SpokenChunk) -> Void
  ) -> Bool {
    let pace = usualPace * order.speed
    guard isWanted(), let rate, let voice = file(of: order.voice),
      espeak_SetVoiceByName(voice) == EE_OK,
      let request = EspeakRequest(
        order.sentence, at: rate, lengthened: slowestPace / pace, isWanted: isWanted, send: send)
    else { return false }
    defer { withExtendedLifetime(request) {} }
    // The speaking rate is global to the library, so it is set for every sentence.
    espeak_SetParameter(espeakRATE, Int32(max(pace, slowestPace).rounded()), 0)
    let flags = UInt32(espeakCHARS_UTF8 | espeakENDPAUSE)
    let place = Unmanaged.passUnretained(request).toOpaque()
    let text = request.text.spoken
    let answer = text.withCString {
      espeak_Synth($0, text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil, place)
    }
    if answer == EE_OK { request.end() }
    return answer == EE_OK
  }

  /// Returns the pronunciation of `word` by the voice for `locale`, in the International Phonetic
  /// Alphabet; `nil` if there is none.
  static func phonemes(of word: String, locale: LocaleTag) -> String? {
    guard rate != nil, let voice = voice(for: locale)?.file, espeak_SetVoiceByName(voice) == EE_OK
    else { return nil }
    // A sentence that was stopped leaves a character in the library, which would be read first.
    _ = phonemes(in: ".")
    let phonemes = phonemes(in: EspeakText(word).spoken)
    return phonemes.isEmpty ? nil : phonemes
  }

  private static func phonemes(in text: String) -> String {
    text.withCString { start in
      var place: UnsafeRawPointer? = UnsafeRawPointer(start)
      var phonemes = ""
      // Each call reads up to the next punctuation mark.
      while place != nil {
        let part = espeak_TextToPhonemes(&place, espeakCHARS_UTF8, phonemeAlphabet)
        phonemes += part.map { String(cString: $0) } ?? ""
      }
      return phonemes
    }
  }

  /// The flag of the library that selects the International Phonetic Alphabet.
  private static let phonemeAlphabet: Int32 = 2

  private static func file(of voice: SpeechOrder.Voice) -> String? {
    switch voice {
    case .file(let name): name
    case .best(let tag): LocaleTag(tag).flatMap { self.voice(for: $0) }?.file
    }
  }

  /// Receives audio from the library on the speaking thread; returns 1 to stop the synthesis.
  private static func takeSound(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let events, let place = events.pointee.user_data else { return 0 }
    let request = Unmanaged<EspeakRequest>.fromOpaque(place).takeUnretainedValue()
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD { request.note(event.pointee) }
      event += 1
    }
    return request.take(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
  }
}

struct EspeakVoice: Sendable, Equatable {
  var voice: SpeechVoice
  /// The name by which the library loads the voice.
  var file: String
  /// The library's rank of the voice for the language; lower is better.
  var rank: Int

  /// Returns one voice for each supported entry of `voice.languages`, where each entry is a one-byte
  /// rank and a zero-terminated name; a rank of zero ends the list.
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
  var best: [EspeakVoice] {
    let ordered = sorted { ($0.rank, $0.voice.name) < ($1.rank, $1.voice.name) }
    var known: Set<LocaleTag> = []
    return ordered.filter { known.insert($0.voice.locale).inserted }
  }
}
