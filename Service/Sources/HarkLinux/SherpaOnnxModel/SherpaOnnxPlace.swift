import Foundation

/// Where the library of sherpa-onnx lies, which PyPI's package `sherpa-onnx-core` holds.
///
/// Nothing of it is opened in this process: a model that it dislikes makes it end the process.
public struct SherpaOnnxPlace: Sendable, Equatable {
  /// The folder with `libsherpa-onnx-c-api.so` and `libonnxruntime.so`; nil when it was not found.
  public let folder: String?

  /// The folder that was looked in.
  let root: String

  /// The environment variable that names a folder into which the package was installed.
  public static let variable = "HARK_SHERPA"

  static let library = "libsherpa-onnx-c-api.so"
  static let runtime = "libonnxruntime.so"

  /// Looks in `named`, else in what the environment names, else in `hark/sherpa-onnx` in the person's
  /// data folder; each may be the folder given to pip as `--target`, or the one with the libraries.
  public init(
    _ named: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let variable = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
    root = named ?? variable ?? Self.own(in: environment)
    let candidates = ["/sherpa_onnx/lib", "/lib", ""].map { [root] in root + $0 }
    folder = candidates.first { candidate in
      [Self.library, Self.runtime].allSatisfy {
        FileManager.default.isReadableFile(atPath: candidate + "/" + $0)
      }
    }
  }

  /// The command that brings the library.
  public var mend: String { "pip install --target \"\(root)\" sherpa-onnx-core" }

  /// What is missing, as one sentence that says what to do; nil when all is there.
  public var problem: String? {
    guard folder == nil else { return nil }
    return "The library of sherpa-onnx is not in \(root); get it with: \(mend)."
  }

  /// As the XDG Base Directory Specification has it, a path that is not absolute is ignored.
  private static func own(in environment: [String: String]) -> String {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? (environment["HOME"] ?? "") + "/.local/share") + "/hark/sherpa-onnx"
  }
}
