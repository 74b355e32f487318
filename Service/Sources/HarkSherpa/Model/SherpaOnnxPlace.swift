import Foundation

/// The location of the sherpa-onnx library, which PyPI's package `sherpa-onnx-core` contains.
///
/// The library is never opened in this process, because it ends the process when it rejects a model.
public struct SherpaOnnxPlace: Sendable, Equatable {
  /// The folder with `libsherpa-onnx-c-api.so` and `libonnxruntime.so`; `nil` if it was not found.
  public let folder: String?

  let root: String

  /// The environment variable that names a folder in which the package is installed.
  public static let variable = "HARK_SHERPA"

  static let library = "libsherpa-onnx-c-api.so"
  static let runtime = "libonnxruntime.so"

  /// Creates a location from `named`, the environment variable `HARK_SHERPA`, or, by default,
  /// `hark/sherpa-onnx` in the user's data folder.
  ///
  /// Only the first of these that is specified is searched. It may be the folder given to pip as
  /// `--target`, or a folder that contains the libraries directly or in `lib`.
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

  /// The command that installs the library.
  public var installCommand: String { "pip install --target \"\(root)\" sherpa-onnx-core" }

  /// The problem and how to fix it, in one sentence; `nil` if the library was found.
  public var problem: String? {
    guard folder == nil else { return nil }
    return "The sherpa-onnx library is not in \(root); install it with: \(installCommand)."
  }

  /// Returns the user's own folder; ignores a relative `XDG_DATA_HOME`, as the XDG Base Directory
  /// Specification requires.
  private static func own(in environment: [String: String]) -> String {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? (environment["HOME"] ?? "") + "/.local/share") + "/hark/sherpa-onnx"
  }
}
