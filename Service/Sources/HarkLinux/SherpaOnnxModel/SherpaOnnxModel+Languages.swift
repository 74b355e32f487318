import Foundation
import Hark

extension SherpaOnnxModel {
  /// Returns the code of the language that the model should recognize; `nil` if the model takes
  /// none.
  func tongue(for locale: LocaleTag?) -> String? {
    guard kind == .whisper || kind == .senseVoice, languages.count > 1 else { return nil }
    return locale?.language == "nb" ? "no" : locale?.language
  }

  /// The contents of the `hark.json` file that a user may place in a model's folder.
  private struct Note: Decodable {
    let locales: [String]
  }

  /// Returns the languages of the model in `folder`, as tags; see `locales` for the sources.
  static func languages(of folder: String, metadata: [String: String]) -> [String] {
    let sources = [
      noted(in: folder), told(by: metadata),
      named(by: URL(fileURLWithPath: folder).lastPathComponent),
    ]
    let first = sources.first { !$0.isEmpty } ?? [LocaleTag.americanEnglish]
    var seen: Set<LocaleTag> = []
    return first.filter { seen.insert($0).inserted }.map(\.description)
  }

  private static func noted(in folder: String) -> [LocaleTag] {
    guard let data = FileManager.default.contents(atPath: folder + "/hark.json"),
      let note = try? JSONDecoder().decode(Note.self, from: data)
    else { return [] }
    return note.locales.compactMap(LocaleTag.init).map(whole)
  }

  private static func told(by metadata: [String: String]) -> [LocaleTag] {
    if metadata["is_multilingual"] == "0" { return [.americanEnglish] }
    let keys = ["language", "languages", "all_language_codes"]
    let list = keys.compactMap { metadata[$0] }.first { !$0.isEmpty } ?? ""
    return list.split { $0 == "," || $0 == " " }.compactMap { tag(String($0)) }
  }

  private static func named(by name: String) -> [LocaleTag] {
    let words = name.split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.lowercased() }
    return words.filter { !ambiguous.contains($0) }.compactMap(tag)
  }

  /// Returns the language with this name or code; `nil` for other text, such as `int8` and
  /// `zipformer`.
  private static func tag(_ text: String) -> LocaleTag? {
    let word = text.lowercased()
    if let code = names[word] { return LocaleTag(code).map(whole) }
    guard codes.contains(word) else { return nil }
    return LocaleTag(word).map(whole)
  }

  /// Returns American English for English without a region, and Bokmål for Norwegian.
  ///
  /// Hark's experiences request these languages.
  private static func whole(_ tag: LocaleTag) -> LocaleTag {
    guard tag.region == nil else { return tag }
    switch tag.language {
    case "en": return .americanEnglish
    case "no", "nb": return .norwegianBokmal
    default: return tag
    }
  }

  /// Language codes that are more likely to be English words in a model's name, such as `my-model`.
  private static let ambiguous: Set<String> = ["am", "as", "be", "is", "my", "no", "so"]

  private static let names = [
    "english": "en", "chinese": "zh", "german": "de", "french": "fr", "spanish": "es",
    "russian": "ru", "korean": "ko", "japanese": "ja", "norwegian": "nb", "swedish": "sv",
    "danish": "da", "dutch": "nl", "italian": "it", "portuguese": "pt", "polish": "pl",
    "ukrainian": "uk", "vietnamese": "vi", "thai": "th", "arabic": "ar", "cantonese": "yue",
    "bengali": "bn", "hindi": "hi", "turkish": "tr", "finnish": "fi", "czech": "cs",
  ]

  /// The language codes for which Whisper, icefall and NeMo models exist.
  private static let codes = Set(
    """
    af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr \
    ht hu hy id is it ja jw ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no \
    oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo \
    yue zh
    """.split(separator: " ").map(String.init))
}
