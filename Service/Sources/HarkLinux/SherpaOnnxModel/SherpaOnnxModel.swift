import Foundation
import Hark

/// A model in sherpa-onnx's form: a folder with its networks and `tokens.txt`.
public struct SherpaOnnxModel: Sendable, Equatable, Codable {
  /// The folder.
  public let folder: String

  /// What kind of model it is, which says how sound is given to it.
  public let kind: SherpaOnnxKind

  /// The files, by what they are: `model`, or `encoder`, `decoder` and `joiner`.
  let files: [String: String]

  /// The table of what it writes.
  let tokens: String

  /// The table with which phrases are split as it does; nil when there is none.
  let vocabulary: String?

  /// Whether its search can prefer phrases: of transducers, all for whole utterances, and of those for
  /// live sound icefall's, since the library ends its process over NeMo's.
  let searchesPhrases: Bool

  /// The languages that it knows, best first, as its BCP 47 tags.
  let languages: [String]

  /// The languages that it knows, best first.
  ///
  /// What `hark.json` in the folder says as `{"locales": ["nb-NO"]}` goes first; then what the networks
  /// tell of themselves; then the parts of the folder's name, in which models are usually called after
  /// their languages. A model that says nothing is taken for American English.
  public var locales: [LocaleTag] { languages.compactMap(LocaleTag.init) }

  /// Whether `RecognitionRequest.contextualPhrases` make a difference: transducers take them, except NeMo's
  /// for live sound, where their folder holds the table `bpe.vocab` or they write one character after another.
  public var takesPhrases: Bool { searchesPhrases && modelingUnit != nil }

  /// Into what phrases are split; nil when that is not known.
  var modelingUnit: String? {
    if vocabulary != nil { return "bpe" }
    let language = locales.first?.language
    return language == "zh" || language == "ja" || language == "ko" ? "cjkchar" : nil
  }

  /// Looks at `folder`; loads nothing.
  public init(folder: String) throws(SherpaOnnxProblem) {
    self.folder = folder
    let names = try Self.names(in: folder)
    let found = Self.files(among: names, in: folder)
    guard let first = found["encoder"] ?? found["model"] ?? found["preprocessor"] else {
      throw SherpaOnnxProblem(
        sentence: "The folder \(folder) holds no model for sherpa-onnx: name one with the .onnx "
          + "files of a model and its tokens.txt.")
    }
    guard let network = NetworkFile(path: first) else {
      throw SherpaOnnxProblem(
        sentence: "The file \(first) is no network in ONNX's form; fetch the model again.")
    }
    guard let kind = SherpaOnnxKind(files: Set(found.keys), metadata: network.metadata) else {
      let name = network.metadata["model_type"].map { " (\($0.prefix(40)))" } ?? ""
      throw SherpaOnnxProblem(
        sentence: "The model in \(folder) is of a kind\(name) that Hark does not know; choose one "
          + "of the kinds that Docs/CommandLine.md lists.")
    }
    let tables = names.filter { $0.hasSuffix("tokens.txt") }.sorted { $0.count < $1.count }
    guard let table = tables.first else {
      throw SherpaOnnxProblem(
        sentence: "The folder \(folder) holds a model without its tokens.txt; fetch that as well.")
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

  private static func names(in folder: String) throws(SherpaOnnxProblem) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw SherpaOnnxProblem(
        sentence: "The folder \(folder) cannot be read; name the folder of a model for sherpa-onnx."
      )
    }
    return names.sorted()
  }

  /// The networks by what their names say that they are; of two, the one of smaller numbers (`int8`)
  /// goes, since it runs in half the time at about the same accuracy.
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

/// Why sherpa-onnx does not work here, as one sentence that says what to do.
public struct SherpaOnnxProblem: Error, Equatable {
  /// The sentence.
  public let sentence: String
}
