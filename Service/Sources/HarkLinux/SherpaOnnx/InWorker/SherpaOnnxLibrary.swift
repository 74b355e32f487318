import CSherpaOnnx
import Foundation

/// The sherpa-onnx library, loaded in the worker process; see `HarkWorker`.
///
/// A single thread uses it.
final class SherpaOnnxLibrary {
  enum Refusal: Error {
    case unopened
    case incomplete
    case version(String)
  }

  typealias Handle = OpaquePointer
  typealias Make = @convention(c) (UnsafeRawPointer) -> Handle?
  typealias MakeStream = @convention(c) (Handle) -> Handle?
  typealias MakePhrasedStream = @convention(c) (Handle, UnsafePointer<CChar>) -> Handle?
  typealias Take = @convention(c) (Handle, Int32, UnsafePointer<Float>, Int32) -> Void
  typealias Drop = @convention(c) (Handle) -> Void
  typealias DropRaw = @convention(c) (UnsafeRawPointer) -> Void
  typealias Decode = @convention(c) (Handle, Handle) -> Void
  typealias Ask = @convention(c) (Handle, Handle) -> Int32
  typealias Result = @convention(c) (Handle, Handle) -> UnsafeRawPointer?
  typealias OwnResult = @convention(c) (Handle) -> UnsafeRawPointer?

  /// The functions for live audio.
  struct Online {
    let make: Make
    let makeStream: MakeStream
    let makePhrasedStream: MakePhrasedStream
    let take: Take
    let isReady: Ask
    let decode: Decode
    let result: Result
    let dropResult: DropRaw
    let finish: Drop
    let dropStream: Drop
  }

  /// The functions for whole utterances.
  struct Offline {
    let make: Make
    let makeStream: MakeStream
    let makePhrasedStream: MakePhrasedStream
    let take: Take
    let decode: Decode
    let result: OwnResult
    let dropResult: DropRaw
    let dropStream: Drop
  }

  /// The version of the library, such as `2.0.1`.
  let version: String

  let online: Online
  let offline: Offline

  /// Otherwise structures are known only up to the end of their model configuration.
  var isWhollyKnown: Bool { version.hasPrefix("2.0.") }

  /// Opens onnxruntime first, which the library requests by name and could not find itself.
  init(folder: String) throws(Refusal) {
    guard dlopen(folder + "/" + SherpaOnnxPlace.runtime, RTLD_NOW | RTLD_GLOBAL) != nil,
      let library = dlopen(folder + "/" + SherpaOnnxPlace.library, RTLD_NOW)
    else { throw .unopened }
    let symbols = SherpaOnnxSymbols(library: library)
    typealias Version = @convention(c) () -> UnsafePointer<CChar>?
    guard let ask = try? symbols.find("GetVersionStr", as: Version.self), let text = ask() else {
      throw .incomplete
    }
    version = String(cString: text)
    // The major version changes when structures change in any way other than growing.
    guard version.hasPrefix("2.") else { throw .version(version) }
    do {
      online = try symbols.online()
      offline = try symbols.offline()
    } catch { throw .incomplete }
  }
}

/// A lookup of the library's functions by name.
private struct SherpaOnnxSymbols {
  let library: UnsafeMutableRawPointer

  private struct Missing: Error {}

  /// The cast is valid if the library declares the function with this type, as its documentation
  /// does.
  func find<Function>(_ name: String, as type: Function.Type = Function.self) throws -> Function {
    guard let place = dlsym(library, "SherpaOnnx" + name) else { throw Missing() }
    return unsafeBitCast(place, to: type)
  }

  func online() throws -> SherpaOnnxLibrary.Online {
    SherpaOnnxLibrary.Online(
      make: try find("CreateOnlineRecognizer"), makeStream: try find("CreateOnlineStream"),
      makePhrasedStream: try find("CreateOnlineStreamWithHotwords"),
      take: try find("OnlineStreamAcceptWaveform"), isReady: try find("IsOnlineStreamReady"),
      decode: try find("DecodeOnlineStream"), result: try find("GetOnlineStreamResult"),
      dropResult: try find("DestroyOnlineRecognizerResult"),
      finish: try find("OnlineStreamInputFinished"), dropStream: try find("DestroyOnlineStream"))
  }

  func offline() throws -> SherpaOnnxLibrary.Offline {
    SherpaOnnxLibrary.Offline(
      make: try find("CreateOfflineRecognizer"), makeStream: try find("CreateOfflineStream"),
      makePhrasedStream: try find("CreateOfflineStreamWithHotwords"),
      take: try find("AcceptWaveformOffline"), decode: try find("DecodeOfflineStream"),
      result: try find("GetOfflineStreamResult"),
      dropResult: try find("DestroyOfflineRecognizerResult"),
      dropStream: try find("DestroyOfflineStream"))
  }
}
