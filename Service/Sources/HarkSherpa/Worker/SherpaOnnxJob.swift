import Foundation
// Exported because a program that becomes a worker calls `HarkWorker.run(_:)`.
@_exported import HarkWorkers

/// The recognition job of the worker, which processes one stretch of audio at a time.
final class SherpaOnnxJob: WorkerJob {
  /// The number of samples processed at once, 20 ms; steps are counted from the first sample, so
  /// that the reports on a stretch depend only on its audio, regardless of its chunks.
  private static let step = 320

  private let decoder: SherpaOnnxDecoder
  private let say: (WorkerReply) -> Void
  private var stream: SherpaOnnxStream?
  private var number: UInt32 = 0
  private var waiting: [Float] = []
  private var heard: UInt32 = 0
  private var reported = ""

  init(decoder: SherpaOnnxDecoder, say: @escaping (WorkerReply) -> Void) {
    self.decoder = decoder
    self.say = say
  }

  func perform(_ request: WorkerRequest) -> Bool {
    switch request {
    case .order, .speak: return false
    case .begin(let stream, let phrases):
      guard let made = decoder.stream(phrases: phrases) else { return false }
      self.stream = made
      number = stream
      (waiting, heard, reported) = ([], 0, "")
    case .sound(let stream, let samples): if stream == number { hear(samples) }
    case .finish(let stream): if stream == number { finish() }
    case .drop(let stream): if stream == number { self.stream = nil }
    case .sync(let number): say(.synced(number))
    }
    return true
  }

  private func hear(_ samples: [Float]) {
    waiting += samples
    var start = 0
    while waiting.count - start >= Self.step {
      take(start..<(start + Self.step))
      start += Self.step
    }
    waiting.removeFirst(start)
  }

  private func take(_ range: Range<Int>) {
    heard += UInt32(range.count)
    let text = waiting[range].withUnsafeBufferPointer { stream?.take($0) }
    guard let text, text.text != reported else { return }
    reported = text.text
    say(.interim(stream: number, heard: heard, text: reported))
  }

  private func finish() {
    guard let stream else { return }
    _ = waiting.withUnsafeBufferPointer { stream.take($0) }
    waiting = []
    say(.final(stream: number, stream.finish()))
    self.stream = nil
  }
}

/// The model and settings that a worker loads.
struct SherpaOnnxOrder: Codable, Equatable, Sendable {
  let library: String
  let model: SherpaOnnxModel
  /// The spoken language, for a model whose language can be set; `nil` to detect it.
  let language: String?
  let threads: Int32
  /// Whether other work takes precedence on the processor.
  let givesWay: Bool

  /// The files and folders that the library reads: itself and the model, each with the files to which links
  /// in its folder lead, and what onnxruntime reads about the processor.
  var readable: [String] {
    let linked = [library, model.folder].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.map { folder + "/" + $0 }
    }
    return [library, model.folder, model.tokens] + model.files.values + linked
      + ["/proc/cpuinfo", "/sys/devices/system/cpu"]
  }
}

extension WorkerKind {
  /// Recognition with sherpa-onnx, for `SherpaOnnxRecognizer`.
  ///
  /// The audio is a client's; the owner of this machine chose the model, whose size the limits allow for.
  public static let sherpaOnnx = WorkerKind(
    "sherpa-onnx",
    confinement: { order in
      let settings: SherpaOnnxOrder? = order.decoded()
      return WorkerConfinement(
        readable: settings?.readable ?? [], givesWay: settings?.givesWay ?? false)
    }
  ) { order, owner throws(WorkerRefusal) in
    guard let order: SherpaOnnxOrder = order.decoded() else { throw .model }
    let library = try SherpaOnnxLibrary(folder: order.library)
    guard let decoder = SherpaOnnxDecoder(order, library: library) else { throw .model }
    return (SherpaOnnxJob(decoder: decoder, say: owner.say), library.version)
  }
}
