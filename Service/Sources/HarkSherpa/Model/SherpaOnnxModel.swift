import Foundation
import Hark

/// A model in sherpa-onnx format: a folder with networks and `tokens.txt`.
public struct SherpaOnnxModel: Sendable, Equatable, Codable {
  /// The path of the folder.
  public let folder: String

  /// The kind of the model, which determines how it receives audio.
  public let kind: SherpaOnnxKind

  /// The paths of the networks, keyed by role, such as `encoder`; a single network is `model`.
  let files: [String: String]

  let tokens: String
  /// The path of the table that splits phrases into the model's tokens; `nil` if there is none.
  let vocabulary: String?

  /// Whether the library can search for phrases; with NeMo's live transducers, it would crash.
  let searchesPhrases: Bool

  let languages: [String]

  /// The supported languages, best first.
  ///
  /// The languages in the folder's `hark.json`, such as `{"locales": ["nb-NO"]}`, take precedence,
  /// followed by the model's metadata and then by the parts of the folder's name, because models
  /// are usually named after their languages. A model without this information is treated as
  /// American English.
  public var locales: [LocaleTag] { languages.compactMap(LocaleTag.init) }

  /// Whether `RecognitionRequest.contextualPhrases` have an effect, with version 2.0 of the library.
  ///
  /// Transducers, except NeMo's for live audio, use phrases if their folder contains the table
  /// `bpe.vocab` or their first language is Chinese, Japanese, or Korean.
  public var takesPhrases: Bool { searchesPhrases && modelingUnit != nil }

  var modelingUnit: String? {
    if vocabulary != nil { return "bpe" }
    let language = locales.first?.language
    return language == "zh" || language == "ja" || language == "ko" ? "cjkchar" : nil
  }

  /// Creates a model from the files in `folder` without loading it.
  public init(folder: String) throws(SherpaOnnxError) {
    self.folder = folder
    let names = try Self.names(in: folder)
    let found = Self.files(among: names, in: folder)
    guard let first = found["encoder"] ?? found["model"] ?? found["preprocessor"] else {
      throw SherpaOnnxError(
        "The folder \(folder) contains no sherpa-onnx model; choose a folder with a "
          + "model's .onnx files and its tokens.txt.")
    }
    guard let network = NetworkFile(path: first) else {
      throw SherpaOnnxError("The file \(first) is not an ONNX network; download the model again.")
    }
    guard let kind = SherpaOnnxKind(files: Set(found.keys), metadata: network.metadata) else {
      let name = network.metadata["model_type"].map { " (\($0.prefix(40)))" } ?? ""
      throw SherpaOnnxError(
        "Hark does not support the kind of the model in \(folder)\(name); choose one of the "
          + "kinds that Docs/CommandLine.md lists.")
    }
    let tables = names.filter { $0.hasSuffix("tokens.txt") }.sorted { $0.count < $1.count }
    guard let table = tables.first else {
      throw SherpaOnnxError(
        "The folder \(folder) lacks the model's tokens.txt; download that as well.")
    }
    self.kind = kind
    files = found
    tokens = folder + "/" + table
    vocabulary = names.contains("bpe.vocab") ? folder + "/bpe.vocab" : nil
    searchesPhrases =
      kind == .transducer
      || (kind == .streamingTransducer && SherpaOnnxKind.isIcefallStreaming(network.metadata))
    languages = Self.languages(of: folder, metadata: network.metadata)
  }

  private static func names(in folder: String) throws(SherpaOnnxError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SherpaOnnxError(
        "The folder \(folder) cannot be read; choose the folder of a sherpa-onnx model.")
    }
    return names.sorted()
  }

  /// Returns the networks' paths by role; the quantized network (`int8`) of a role is preferred,
  /// because it runs in half the time with about the same accuracy.
  private static func files(among names: [String], in folder: String) -> [String: String] {
    let parts = [
      ("uncached_decode", "uncached_decoder"), ("cached_decode", "cached_decoder"),
      ("merged", "merged_decoder"), ("preprocess", "preprocessor"), ("encode", "encoder"),
      ("decode", "decoder"), ("joiner", "joiner"),
    ]
    var files: [String: String] = [:]
    let networks = names.filter { $0.hasSuffix(".onnx") }
    for name in networks.sorted(by: { $0.contains("int8") && !$1.contains("int8") }) {
      let part = parts.first { name.contains($0.0) }?.1 ?? "model"
      if files[part] == nil { files[part] = folder + "/" + name }
    }
    return files
  }
}

/// The reason that sherpa-onnx does not work and how to fix it, in one sentence.
public struct SherpaOnnxError: Error, Equatable {
  /// The problem and how to fix it, in one sentence.
  public let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

extension SherpaOnnxModel {
  /// Returns the model's code for the language of `locale`; `nil` if the language cannot be set.
  func tongue(for locale: LocaleTag?) -> String? {
    guard kind == .whisper || kind == .senseVoice, languages.count > 1 else { return nil }
    return locale?.language == "nb" ? "no" : locale?.language
  }

  /// The contents of the `hark.json` file that a user may place in a model's folder.
  private struct Note: Decodable { let locales: [String] }

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

  private static func tag(_ text: String) -> LocaleTag? {
    let word = text.lowercased()
    if let code = names[word] { return LocaleTag(code).map(whole) }
    guard codes.contains(word) else { return nil }
    return LocaleTag(word).map(whole)
  }

  /// Returns the tag in the form that Hark's experiences request: English without a region becomes
  /// American English, and Norwegian without a region becomes Bokmål in Norway.
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

  /// The language codes for which Whisper, icefall, and NeMo models exist.
  private static let codes = Set(
    """
    af am ar as az ba be bg bn bo br bs ca cs cy da de el en es et eu fa fi fo fr gl gu ha haw he hi hr \
    ht hu hy id is it ja jw ka kk km kn ko la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no \
    oc pa pl ps pt ro ru sa sd si sk sl sn so sq sr su sv sw ta te tg th tk tl tr tt uk ur uz vi yi yo \
    yue zh
    """.split(separator: " ").map(String.init))
}
