import Foundation
import HarkWorkers

/// The sherpa-onnx library, loaded in the worker process and used by one thread; see `HarkWorker`.
final class SherpaOnnxLibrary {
  typealias Handle = OpaquePointer

  struct Functions {
    let make: @convention(c) (UnsafeRawPointer) -> Handle?
    let makeStream: @convention(c) (Handle) -> Handle?
    let makePhrasedStream: @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
    let take: @convention(c) (Handle, Int32, UnsafePointer<Float>, Int32) -> Void
    let decode: @convention(c) (Handle, Handle) -> Void
    let dropResult: @convention(c) (UnsafeRawPointer) -> Void
    let dropStream: @convention(c) (Handle) -> Void
  }

  struct Online {
    let shared: Functions
    let isReady: @convention(c) (Handle, Handle) -> Int32
    let result: @convention(c) (Handle, Handle) -> UnsafeRawPointer?
    let finish: @convention(c) (Handle) -> Void
  }

  struct Offline {
    let shared: Functions
    let result: @convention(c) (Handle) -> UnsafeRawPointer?
  }

  /// The version of the library, such as `2.0.1`.
  let version: String

  let online: Online
  let offline: Offline

  /// Whether the complete layout of the library's structures is known; if not, it is known only up
  /// to the end of the model configuration.
  var isWhollyKnown: Bool { version.hasPrefix("2.0.") }

  /// Opens onnxruntime and then the library, which depends on it but could not find it by itself.
  init(folder: String) throws(WorkerRefusal) {
    guard dlopen(folder + "/" + SherpaOnnxPlace.runtime, RTLD_NOW | RTLD_GLOBAL) != nil,
      let library = dlopen(folder + "/" + SherpaOnnxPlace.library, RTLD_NOW)
    else { throw .libraryUnopened }
    let symbols = SherpaOnnxSymbols(library: library)
    let ask: @convention(c) () -> UnsafePointer<CChar>? = try symbols.find("GetVersionStr")
    guard let text = ask() else { throw .libraryIncomplete }
    version = String(cString: text)
    // The major version changes when structures change in any way other than growing.
    guard version.hasPrefix("2.") else { throw .libraryVersion(version) }
    online = Online(
      shared: try symbols.functions("Online", take: "OnlineStreamAcceptWaveform"),
      isReady: try symbols.find("IsOnlineStreamReady"),
      result: try symbols.find("GetOnlineStreamResult"),
      finish: try symbols.find("OnlineStreamInputFinished"))
    offline = Offline(
      shared: try symbols.functions("Offline", take: "AcceptWaveformOffline"),
      result: try symbols.find("GetOfflineStreamResult"))
  }
}

private struct SherpaOnnxSymbols {
  let library: UnsafeMutableRawPointer

  /// Returns a function; the cast is valid if the library declares the function as documented.
  func find<Function>(_ name: String) throws(WorkerRefusal) -> Function {
    guard let place = dlsym(library, "SherpaOnnx" + name) else { throw .libraryIncomplete }
    return unsafeBitCast(place, to: Function.self)
  }

  func functions(
    _ kind: String, take: String
  ) throws(WorkerRefusal) -> SherpaOnnxLibrary.Functions {
    SherpaOnnxLibrary.Functions(
      make: try find("Create\(kind)Recognizer"), makeStream: try find("Create\(kind)Stream"),
      makePhrasedStream: try find("Create\(kind)StreamWithHotwords"), take: try find(take),
      decode: try find("Decode\(kind)Stream"),
      dropResult: try find("Destroy\(kind)RecognizerResult"),
      dropStream: try find("Destroy\(kind)Stream"))
  }
}
