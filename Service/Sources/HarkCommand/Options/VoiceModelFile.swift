import Foundation
import Hark

/// The file from which the command takes the voice detector's model.
struct VoiceModelFile: Equatable {
  /// Where it lies; nil when there is none.
  let url: URL?

  /// What mends it when it cannot be used.
  let mend: String

  /// The environment variable that names a file of the person's own.
  static let variable = "HARK_SILERO"

  /// What set-up takes out of the package, the best first.
  static let names = ["silero_vad_16k_op15.onnx", "silero_vad_16k.safetensors"]

  /// The file that `environment` names, be it there or not, else the one that set-up has fetched.
  static func chosen(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> VoiceModelFile {
    if let path = environment[variable], !path.isEmpty {
      return VoiceModelFile(url: URL(fileURLWithPath: path), mend: "unset \(variable)")
    }
    let folder = UserPlaces(environment: environment).voiceModels
    let paths = names.map { folder + "/" + $0 }
    let path = paths.first { FileManager.default.fileExists(atPath: $0) }
    return VoiceModelFile(url: path.map { URL(fileURLWithPath: $0) }, mend: "make setup")
  }
}
