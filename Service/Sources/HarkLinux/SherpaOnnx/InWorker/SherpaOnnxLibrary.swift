import CSherpaOnnx
import Foundation

/// The library, opened in this process, which is the worker's: see `HarkWorker`.
///
/// One thread uses it.
final class SherpaOnnxLibrary {
  /// Why it cannot be used.
  enum Refusal: Error {
    /// It is not there, or the system will not open it.
    case unopened

    /// It lacks a function that Hark calls.
    case incomplete

    /// Its version is one whose structures Hark does not know.
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

  /// What it is called with for live sound.
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

  /// What it is called with for whole utterances.
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

  /// Its version, such as `2.0.1`.
  let version: String

  let online: Online
  let offline: Offline

  /// Whether all of its structures are known, and not only what stands before their models' end.
  var isWhollyKnown: Bool { version.hasPrefix("2.0.") }

  /// Opens the library in `folder`, and onnxruntime first, which it asks for by name and would not find.
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
    // The first number changes when structures do otherwise than growing.
    guard version.hasPrefix("2.") else { throw .version(version) }
    do {
      online = try symbols.online()
      offline = try symbols.offline()
    } catch { throw .incomplete }
  }
}

/// The functions of the library by their names.
struct SherpaOnnxSymbols {
  let library: UnsafeMutableRawPointer

  private struct Missing: Error {}

  /// The function of that name, which is of type `Function`.
  ///
  /// The cast is right where the library declares that function so, as its documentation does.
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
