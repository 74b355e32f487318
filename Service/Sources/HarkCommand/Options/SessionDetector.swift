import Foundation
import Hark
import HarkServer

/// Creates the voice detectors of all sessions, which use the model if it can be loaded.
enum SessionDetector {
  static func make() -> any VoiceDetector { choice.make() }

  /// The choice of detector, made on first use; an unusable model is reported then.
  private static let choice: VoiceDetectorChoice = {
    let choice = VoiceDetectorChoice(voiceModel: VoiceModelFile.chosen().url)
    if choice.problem != nil { Ending.say(choice.sentence) }
    return choice
  }()
}

struct VoiceModelFile: Equatable {
  let url: URL?

  /// The fix for an unusable file.
  let fix: String
  static let variable = "HARK_SILERO"

  /// The folder that `scripts/voice-model` makes, below the cache.
  private static let release = "silero-vad-6.2.3"

  /// The files that `make setup` extracts from the PyPI package `silero-vad`, best first.
  static let names = ["silero_vad_16k_op15.onnx", "silero_vad_16k.safetensors"]

  /// Returns the file named in `environment`, whether or not it exists, or else the file that setup
  /// downloaded or that is installed with the command, if any.
  static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    installed: InstalledFiles? = .own
  ) -> VoiceModelFile {
    if let path = environment[variable], !path.isEmpty {
      return VoiceModelFile(url: URL(fileURLWithPath: path), fix: "unset \(variable)")
    }
    let folders = [UserPlaces(environment: environment).cache, installed?.folder]
    let paths = folders.compactMap(\.self).flatMap { folder in
      names.map { "\(folder)/\(release)/\($0)" }
    }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) }
    return VoiceModelFile(url: path.map { URL(fileURLWithPath: $0) }, fix: "make setup")
  }
}
