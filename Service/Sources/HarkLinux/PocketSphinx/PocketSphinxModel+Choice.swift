import Foundation

extension PocketSphinxModel {
  /// Where it lies; characters that could confuse a terminal are shown as `?`.
  package var folder: String {
    SoundSource.path(URL(fileURLWithPath: languageModel).deletingLastPathComponent().path).name
  }

  /// The environment variable that names a folder with a model of the person's own.
  package static let variable = "HARK_MODEL"

  /// The model that `environment` names, else Debian's.
  package static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PocketSphinxModel {
    guard let folder = environment[variable], !folder.isEmpty else { return .debian }
    return PocketSphinxModel(folder: folder)
  }
}
