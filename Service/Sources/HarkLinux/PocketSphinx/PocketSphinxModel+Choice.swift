import Foundation

extension PocketSphinxModel {
  /// The model's folder, with characters that could confuse a terminal replaced by `?`.
  package var folder: String {
    SoundSource.path(URL(fileURLWithPath: languageModel).deletingLastPathComponent().path).name
  }

  /// The environment variable that names the folder of a custom model.
  package static let variable = "HARK_MODEL"

  /// Returns the model that `environment` names, or Debian's model if it names none.
  package static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PocketSphinxModel {
    guard let folder = environment[variable], !folder.isEmpty else { return .debian }
    return PocketSphinxModel(folder: folder)
  }
}
