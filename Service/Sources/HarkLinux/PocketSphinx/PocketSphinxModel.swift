import Foundation

/// Where the files of a PocketSphinx model lie.
public struct PocketSphinxModel: Sendable, Equatable {
  /// The folder of the acoustic model; holds `mdef`, `feat.params` and more.
  public var acousticModel: String

  /// The language model, an n-gram in the library's binary form or as ARPA text.
  public var languageModel: String

  /// The pronouncing dictionary.
  public var dictionary: String

  /// Names the three parts of a model by their paths.
  public init(acousticModel: String, languageModel: String, dictionary: String) {
    self.acousticModel = acousticModel
    self.languageModel = languageModel
    self.dictionary = dictionary
  }

  /// A model laid out as Debian's American English one, in `folder`.
  public init(folder: String) {
    self.init(
      acousticModel: folder + "/en-us", languageModel: folder + "/en-us.lm.bin",
      dictionary: folder + "/cmudict-en-us.dict")
  }

  /// American English, where Debian's package `pocketsphinx-en-us` puts it.
  public static let debian = PocketSphinxModel(folder: "/usr/share/pocketsphinx/model/en-us")

  /// What is wrong with the files, as one sentence that says what to do; nil when all are there.
  ///
  /// Only looks whether they can be read; a file may still hold nonsense.
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
