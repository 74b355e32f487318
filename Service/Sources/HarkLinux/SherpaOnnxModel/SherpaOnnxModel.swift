import Foundation
import Hark

/// A model in sherpa-onnx format: a folder with networks and `tokens.txt`.
public struct SherpaOnnxModel: Sendable, Equatable, Codable {
  /// The path of the folder.
  public let folder: String

  /// The kind of the model, which determines how it receives audio.
  public let kind: SherpaOnnxKind

  /// The paths of the files, keyed by role: `model`, or `encoder`, `decoder` and `joiner`.
  let files: [String: String]

  /// The path of the table of tokens that the model outputs.
  let tokens: String

  /// The path of the table for splitting phrases as the model does; `nil` if there is none.
  let vocabulary: String?

  /// Whether the model's search can favor phrases.
  ///
  /// All transducers for whole utterances can, and so can icefall's transducers for live audio.
  /// NeMo's transducers for live audio make the library end its process.
  let searchesPhrases: Bool

  /// The supported languages as BCP 47 tags, best first.
  let languages: [String]

  /// The supported languages, best first.
  ///
  /// The languages in the folder's `hark.json`, such as `{"locales": ["nb-NO"]}`, take precedence,
  /// followed by the networks' metadata and then by the parts of the folder's name, because models
  /// are usually named after their languages. A model without this information is treated as
  /// American English.
  public var locales: [LocaleTag] { languages.compactMap(LocaleTag.init) }

  /// Whether `RecognitionRequest.contextualPhrases` have an effect.
  ///
  /// Transducers, except NeMo's for live audio, use phrases if their folder contains the table
  /// `bpe.vocab` or they output individual characters.
  public var takesPhrases: Bool { searchesPhrases && modelingUnit != nil }

  /// The unit into which phrases are split; `nil` if it is unknown.
  var modelingUnit: String? {
    if vocabulary != nil { return "bpe" }
    let language = locales.first?.language
    return language == "zh" || language == "ja" || language == "ko" ? "cjkchar" : nil
  }

  /// Creates a model from the files in `folder` without loading it.
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

  /// Returns the networks, keyed by the role that their names indicate.
  ///
  /// If two networks have the same role, the quantized one (`int8`) is used, because it runs in
  /// half the time with about the same accuracy.
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

/// The reason why sherpa-onnx does not work, as one sentence with the remedy.
public struct SherpaOnnxProblem: Error, Equatable {
  /// The sentence.
  public let sentence: String
}
