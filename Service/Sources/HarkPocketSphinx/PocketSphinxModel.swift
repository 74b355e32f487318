import Foundation

/// The paths of a PocketSphinx model's files.
public struct PocketSphinxModel: Sendable, Equatable {
  /// The folder of the acoustic model, which contains `mdef`, `feat.params`, and other files.
  public var acousticModel: String

  /// The language model, an n-gram model in the library's binary format or as ARPA text.
  public var languageModel: String

  /// The pronunciation dictionary.
  public var dictionary: String

  /// Creates a model from the paths of its three parts.
  public init(acousticModel: String, languageModel: String, dictionary: String) {
    self.acousticModel = acousticModel
    self.languageModel = languageModel
    self.dictionary = dictionary
  }

  /// Creates a model from a `folder` with the layout of Debian's American English model.
  public init(folder: String) {
    self.init(
      acousticModel: folder + "/en-us", languageModel: folder + "/en-us.lm.bin",
      dictionary: folder + "/cmudict-en-us.dict")
  }

  /// The American English model of Debian's `pocketsphinx-en-us` package.
  public static let debian = PocketSphinxModel(folder: "/usr/share/pocketsphinx/model/en-us")

  /// A sentence that describes a problem with the files and how to fix it, or `nil` if none is found.
  ///
  /// Only the readability of the main files is checked; a file may still be missing or invalid.
  public var problem: String? {
    let parts = [
      ("acoustic model", acousticModel + "/mdef"),
      ("acoustic model", acousticModel + "/feat.params"),
      ("language model", languageModel), ("dictionary", dictionary),
    ]
    let missing = parts.first { !FileManager.default.isReadableFile(atPath: $0.1) }
    return missing.map { part, path in
      "The PocketSphinx \(part) cannot be read at \(path): install Debian's package "
        + "pocketsphinx-en-us, or name a folder that holds the model."
    }
  }
}

extension PocketSphinxModel {
  package var folder: String {
    URL(fileURLWithPath: languageModel).deletingLastPathComponent().path
  }

  package static let variable = "HARK_MODEL"

  package static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PocketSphinxModel {
    guard let folder = environment[variable], !folder.isEmpty else { return .debian }
    return PocketSphinxModel(folder: folder)
  }
}
