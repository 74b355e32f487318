import Foundation
import Hark

/// A request to a worker.
enum WorkerRequest: Equatable, Sendable {
  /// The worker's job; the first message, with the version of these messages.
  case order(WorkerOrder)
  /// The start of an audio stream, and the phrases that are likely in it.
  case begin(stream: UInt32, phrases: [String])
  /// The next audio of a stream, as 16 kHz samples in the range −1…1.
  case sound(stream: UInt32, [Float])
  /// The end of a stream, whose final text is requested.
  case finish(stream: UInt32)
  /// The cancellation of a stream, whose text or audio is not needed.
  case drop(stream: UInt32)
  /// A request for a reply once the worker reaches this message.
  case sync(UInt32)

  case speak(stream: UInt32, EspeakOrder)

  /// The version of the requests and replies; the worker and Hark are the same program, so another
  /// version means that the program was replaced in the meantime.
  static let version: UInt8 = 2
}

extension WorkerRequest {
  var frame: WorkerFrame {
    switch self {
    case .order(let order): WorkerFrame(kind: 1, payload: [Self.version] + encoded(order))
    case .begin(let stream, let phrases):
      WorkerFrame(kind: 2, payload: WorkerFrame.bytes(of: stream) + encoded(phrases))
    case .sound(let stream, let samples):
      WorkerFrame(
        kind: 3,
        payload: WorkerFrame.bytes(of: stream) + samples.withUnsafeBytes { [UInt8]($0) })
    case .finish(let stream): WorkerFrame(kind: 4, payload: WorkerFrame.bytes(of: stream))
    case .drop(let stream): WorkerFrame(kind: 5, payload: WorkerFrame.bytes(of: stream))
    case .sync(let number): WorkerFrame(kind: 6, payload: WorkerFrame.bytes(of: number))
    case .speak(let stream, let order):
      WorkerFrame(kind: 7, payload: WorkerFrame.bytes(of: stream) + encoded(order))
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    if frame.kind == 1 {
      guard frame.payload.first == Self.version else { throw WorkerFrame.Garbage() }
      self = .order(try decoded(frame.payload.dropFirst()))
      return
    }
    guard let number = WorkerFrame.number(frame.payload) else { throw WorkerFrame.Garbage() }
    let rest = frame.payload.dropFirst(4)
    switch frame.kind {
    case 2: self = .begin(stream: number, phrases: try decoded(rest))
    case 3: self = .sound(stream: number, samples(in: rest))
    case 4: self = .finish(stream: number)
    case 5: self = .drop(stream: number)
    case 6: self = .sync(number)
    case 7: self = .speak(stream: number, try decoded(rest))
    default: throw WorkerFrame.Garbage()
    }
  }
}

/// A reply from a worker.
enum WorkerReply: Equatable, Sendable {
  /// The worker is ready; the value is the library's version.
  case ready(String)

  case refused(WorkerRefusal)
  /// The worker is alive and has completed `done` requests.
  case beat(done: UInt32)
  /// The interim text of a stream, after `heard` of its samples.
  case interim(stream: UInt32, heard: UInt32, text: String)

  case final(stream: UInt32, SherpaOnnxText)
  case synced(UInt32)
  case spoken(stream: UInt32, SpokenChunk)
  /// The end of a sentence; parts are missing unless `isWhole`.
  case spokenAll(stream: UInt32, isWhole: Bool)
}

extension WorkerReply {
  var frame: WorkerFrame {
    switch self {
    case .ready(let version): WorkerFrame(kind: 1, payload: [WorkerRequest.version] + version.utf8)
    case .refused(let refusal): WorkerFrame(kind: 2, payload: encoded(refusal))
    case .beat(let done): WorkerFrame(kind: 3, payload: WorkerFrame.bytes(of: done))
    case .interim(let stream, let heard, let text):
      WorkerFrame(
        kind: 4,
        payload: WorkerFrame.bytes(of: stream) + WorkerFrame.bytes(of: heard) + text.utf8)
    case .final(let stream, let text):
      WorkerFrame(kind: 5, payload: WorkerFrame.bytes(of: stream) + encoded(text))
    case .synced(let number): WorkerFrame(kind: 6, payload: WorkerFrame.bytes(of: number))
    case .spoken(let stream, let chunk):
      WorkerFrame(kind: 7, payload: WorkerFrame.bytes(of: stream) + bytes(of: chunk))
    case .spokenAll(let stream, let isWhole):
      WorkerFrame(kind: 8, payload: WorkerFrame.bytes(of: stream) + [isWhole ? 1 : 0])
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    switch frame.kind {
    case 1:
      guard frame.payload.first == WorkerRequest.version else { throw WorkerFrame.Garbage() }
      self = .ready(String(decoding: frame.payload.dropFirst(), as: UTF8.self))
      return
    case 2:
      self = .refused(try decoded(frame.payload[...]))
      return
    default: break
    }
    guard let number = WorkerFrame.number(frame.payload) else { throw WorkerFrame.Garbage() }
    let rest = frame.payload.dropFirst(4)
    switch frame.kind {
    case 3: self = .beat(done: number)
    case 4:
      guard let heard = WorkerFrame.number(rest) else { throw WorkerFrame.Garbage() }
      let text = String(decoding: rest.dropFirst(4), as: UTF8.self)
      self = .interim(stream: number, heard: heard, text: text)
    case 5: self = .final(stream: number, try decoded(rest))
    case 6: self = .synced(number)
    case 7: self = .spoken(stream: number, try chunk(in: rest))
    case 8: self = .spokenAll(stream: number, isWhole: rest.first == 1)
    default: throw WorkerFrame.Garbage()
    }
  }
}

protocol WorkerJob {
  /// `false` if the request does not belong to this job or the library fails.
  func perform(_ request: WorkerRequest) -> Bool
}

/// Samples keep their memory layout, because both ends are the same program on the same machine.
private func samples(in bytes: ArraySlice<UInt8>) -> [Float] {
  bytes.withUnsafeBytes { bytes in
    let count = bytes.count / 4
    return [Float](unsafeUninitializedCapacity: count) { samples, filled in
      UnsafeMutableRawBufferPointer(samples).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes.prefix(4 * count)))
      filled = count
    }
  }
}

/// Its start, the number of its words, three numbers for each word, and its samples.
private func bytes(of chunk: SpokenChunk) -> [UInt8] {
  let words = chunk.words.flatMap {
    [$0.characters.lowerBound, $0.characters.upperBound, $0.start]
  }
  let numbers = [chunk.sound.start, chunk.words.count] + words
  return numbers.flatMap { WorkerFrame.bytes(of: UInt32(truncatingIfNeeded: $0)) }
    + chunk.sound.samples.withUnsafeBytes { [UInt8]($0) }
}

private func chunk(in bytes: ArraySlice<UInt8>) throws(WorkerFrame.Garbage) -> SpokenChunk {
  var rest = bytes
  func next() throws(WorkerFrame.Garbage) -> Int {
    guard let number = WorkerFrame.number(rest) else { throw WorkerFrame.Garbage() }
    rest = rest.dropFirst(4)
    return Int(number)
  }
  let start = try next()
  var words: [WordMark] = []
  for _ in 0..<(try next()) {
    let (lower, upper) = (try next(), try next())
    guard lower <= upper else { throw WorkerFrame.Garbage() }
    words.append(WordMark(characters: lower..<upper, start: try next()))
  }
  return SpokenChunk(AudioChunk(start: start, samples: samples(in: rest)), words: words)
}

/// Always succeeds, because the types contain neither cycles nor numbers that JSON cannot
/// represent.
private func encoded(_ value: some Encodable) -> [UInt8] {
  (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
}

private func decoded<Value: Decodable>(
  _ bytes: some Collection<UInt8>
) throws(WorkerFrame.Garbage) -> Value {
  guard let value = try? JSONDecoder().decode(Value.self, from: Data(bytes)) else {
    throw WorkerFrame.Garbage()
  }
  return value
}

/// The requests that a worker has not started.
struct WorkerInbox: Sendable {
  var requests: [WorkerRequest] = []
  /// The number of requests that are done or unnecessary.
  var done: UInt32 = 0

  var dropped: UInt32?

  /// Adds `request`; a drop also removes all pending requests of its stream.
  mutating func add(_ request: WorkerRequest) {
    if case .drop(let stream) = request {
      dropped = stream
      let before = requests.count
      requests.removeAll { $0.stream == stream }
      done &+= UInt32(before - requests.count)
    }
    requests.append(request)
  }
}

extension WorkerRequest {
  /// The stream of audio that the request concerns; `nil` if a drop does not remove the request.
  fileprivate var stream: UInt32? {
    switch self {
    case .begin(let stream, _), .sound(let stream, _), .finish(let stream), .drop(let stream):
      stream
    // A sentence is answered even if it is dropped, because its owner waits for the end.
    case .speak: nil
    case .order, .sync: nil
    }
  }
}
