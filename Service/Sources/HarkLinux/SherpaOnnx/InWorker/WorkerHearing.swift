/// The recognition job of the worker, which processes one stretch of audio at a time.
final class WorkerHearing: WorkerJob {
  /// The number of samples processed at once, 20 ms; steps are counted from the first sample, so
  /// that the reports on a stretch depend only on its audio, regardless of its chunks.
  private static let step = 320

  private let decoder: SherpaOnnxDecoder
  private let say: (WorkerReply) -> Void
  private var stream: (any SherpaOnnxStream)?
  private var number: UInt32 = 0
  private var waiting: [Float] = []
  private var heard: UInt32 = 0
  private var told = ""

  init(decoder: SherpaOnnxDecoder, say: @escaping (WorkerReply) -> Void) {
    self.decoder = decoder
    self.say = say
  }

  static func begin(
    _ order: SherpaOnnxOrder, say: @escaping (WorkerReply) -> Void
  ) throws(WorkerRefusal) -> (WorkerHearing, version: String) {
    if order.givesWay { GivingWay.begin() }
    do {
      let library = try SherpaOnnxLibrary(folder: order.library)
      let decoder = try SherpaOnnxDecoder(order, library: library)
      return (WorkerHearing(decoder: decoder, say: say), library.version)
    } catch let refusal as SherpaOnnxLibrary.Refusal {
      throw WorkerRefusal(refusal)
    } catch { throw .model }
  }

  func perform(_ request: WorkerRequest) -> Bool {
    switch request {
    case .order, .speak: return false
    case .begin(let stream, let phrases):
      guard let made = try? decoder.stream(phrases: phrases) else { return false }
      begin(made, number: stream)
    case .sound(let stream, let samples): if stream == number { hear(samples) }
    case .finish(let stream): if stream == number { finish() }
    case .drop(let stream): if stream == number { self.stream = nil }
    case .sync(let number): say(.synced(number))
    }
    return true
  }

  private func begin(_ made: any SherpaOnnxStream, number: UInt32) {
    stream = made
    self.number = number
    waiting = []
    heard = 0
    told = ""
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
    guard let text, text.text != told else { return }
    told = text.text
    say(.interim(stream: number, heard: heard, text: told))
  }

  private func finish() {
    guard let stream else { return }
    _ = waiting.withUnsafeBufferPointer { stream.take($0) }
    waiting = []
    say(.final(stream: number, stream.finish()))
    self.stream = nil
  }
}

extension WorkerRefusal {
  fileprivate init(_ refusal: SherpaOnnxLibrary.Refusal) {
    switch refusal {
    case .unopened: self = .libraryUnopened
    case .incomplete: self = .libraryIncomplete
    case .version(let version): self = .libraryVersion(version)
    }
  }
}
