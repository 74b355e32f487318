import Hark

/// A message from a worker.
package enum WorkerReply: Equatable, Sendable {
  /// The worker is ready; the value is the library's version.
  case ready(String)

  case refused(WorkerRefusal)
  /// The worker is alive and has completed or discarded `done` requests.
  case beat(done: UInt32)
  /// The interim text of a stream, after `heard` of its samples.
  case interim(stream: UInt32, heard: UInt32, text: String)

  case final(stream: UInt32, RecognizedText)
  case synced(UInt32)
  case spoken(stream: UInt32, SpokenChunk)
  /// The end of a sentence; parts are missing unless `isWhole`.
  case spokenAll(stream: UInt32, isWhole: Bool)
}

/// The recognized text of a stream, with its word pieces and their start times.
package struct RecognizedText: Codable, Equatable, Sendable {
  package var text: String
  /// The pieces of words; a piece that begins a word starts with a space or U+2581.
  package var tokens: [String]
  /// The start of each piece, in seconds from the stream's first sample; empty if unknown.
  package var times: [Double]

  package init(text: String = "", tokens: [String] = [], times: [Double] = []) {
    self.text = text
    self.tokens = tokens
    self.times = times
  }
}

extension WorkerReply {
  var frame: WorkerFrame {
    switch self {
    case .ready(let version): WorkerFrame(kind: 1, payload: [WorkerRequest.version] + version.utf8)
    case .refused(let refusal): WorkerFrame(kind: 2, payload: WorkerFrame.encoded(refusal))
    case .beat(let done): WorkerFrame(3, done)
    case .interim(let stream, let heard, let text):
      WorkerFrame(4, stream, WorkerFrame.bytes(of: heard) + text.utf8)
    case .final(let stream, let text): WorkerFrame(5, stream, WorkerFrame.encoded(text))
    case .synced(let number): WorkerFrame(6, number)
    case .spoken(let stream, let chunk): WorkerFrame(7, stream, bytes(of: chunk))
    case .spokenAll(let stream, let isWhole): WorkerFrame(8, stream, [isWhole ? 1 : 0])
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    if frame.kind == 1 {
      guard frame.payload.first == WorkerRequest.version else { throw WorkerFrame.Garbage() }
      self = .ready(String(decoding: frame.payload.dropFirst(), as: UTF8.self))
      return
    }
    if frame.kind == 2 {
      self = .refused(try WorkerFrame.decoded(frame.payload))
      return
    }
    let (number, rest) = try frame.split()
    switch frame.kind {
    case 3: self = .beat(done: number)
    case 4:
      guard let heard = WorkerFrame.number(rest) else { throw WorkerFrame.Garbage() }
      let text = String(decoding: rest.dropFirst(4), as: UTF8.self)
      self = .interim(stream: number, heard: heard, text: text)
    case 5: self = .final(stream: number, try WorkerFrame.decoded(rest))
    case 6: self = .synced(number)
    case 7: self = .spoken(stream: number, try chunk(in: rest))
    case 8: self = .spokenAll(stream: number, isWhole: rest.first == 1)
    default: throw WorkerFrame.Garbage()
    }
  }
}

/// Encodes a chunk: its start, the number of its words, three numbers for each word, and its
/// samples.
private func bytes(of chunk: SpokenChunk) -> [UInt8] {
  let words = chunk.words.flatMap {
    [$0.characters.lowerBound, $0.characters.upperBound, $0.start]
  }
  let numbers = [chunk.sound.start, chunk.words.count] + words
  return numbers.flatMap { WorkerFrame.bytes(of: UInt32(truncatingIfNeeded: $0)) }
    + WorkerFrame.bytes(of: chunk.sound.samples)
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
  return SpokenChunk(AudioChunk(start: start, samples: WorkerFrame.samples(in: rest)), words: words)
}
