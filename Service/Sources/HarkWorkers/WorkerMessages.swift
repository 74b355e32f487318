import Foundation
import Hark

package enum WorkerRequest: Equatable, Sendable {
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

  case speak(stream: UInt32, SpeechOrder)

  /// The version of the requests and replies; the worker and Hark are the same program, so another
  /// version means that the program was replaced in the meantime.
  static let version: UInt8 = 3

  /// Whether the request does not exceed the maximum length of a message.
  package var fits: Bool { frame.payload.count < WorkerFrame.longest }
}

package enum WorkerReply: Equatable, Sendable {
  /// The worker is ready; the value is the library's version.
  case ready(String)

  case refused(WorkerRefusal)
  /// The worker is alive and has completed `done` requests.
  case beat(done: UInt32)
  /// The interim text of a stream, after `heard` of its samples.
  case interim(stream: UInt32, heard: UInt32, text: String)

  case final(stream: UInt32, RecognizedText)
  case synced(UInt32)
  case spoken(stream: UInt32, SpokenChunk)
  /// The end of a sentence; parts are missing unless `isWhole`.
  case spokenAll(stream: UInt32, isWhole: Bool)
}

/// A sentence to speak, with its voice and speed.
package struct SpeechOrder: Equatable, Sendable, Codable {
  package enum Voice: Equatable, Sendable, Codable {
    /// The best voice for the language with this tag.
    case best(String)
    case file(String)
  }

  package let sentence: String
  package let voice: Voice
  /// The speed relative to normal, from a quarter to four times.
  package let speed: Double

  /// Creates an order; `speed` is clamped to its range, and NaN becomes normal speed.
  package init(_ sentence: String, voice: Voice, speed: Double) {
    self.sentence = sentence
    self.voice = voice
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.25), 4)
  }
}

/// The text recognized in audio.
package struct RecognizedText: Codable, Equatable, Sendable {
  package var text: String
  /// The pieces of words; a piece that begins a word starts with a space.
  package var tokens: [String]
  /// The start of each piece, in seconds from the stream's first sample; empty if unknown.
  package var times: [Double]

  package init(text: String = "", tokens: [String] = [], times: [Double] = []) {
    self.text = text
    self.tokens = tokens
    self.times = times
  }
}

extension WorkerRequest {
  var frame: WorkerFrame {
    switch self {
    case .order(let order): WorkerFrame(kind: 1, payload: [Self.version] + encoded(order))
    case .begin(let stream, let phrases): WorkerFrame(2, stream, encoded(phrases))
    case .sound(let stream, let samples): WorkerFrame(3, stream, bytes(of: samples))
    case .finish(let stream): WorkerFrame(4, stream)
    case .drop(let stream): WorkerFrame(5, stream)
    case .sync(let number): WorkerFrame(6, number)
    case .speak(let stream, let order): WorkerFrame(7, stream, encoded(order))
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    if frame.kind == 1 {
      guard frame.payload.first == Self.version else { throw WorkerFrame.Garbage() }
      self = .order(try decoded(frame.payload.dropFirst()))
      return
    }
    let (number, rest) = try frame.split()
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

extension WorkerReply {
  var frame: WorkerFrame {
    switch self {
    case .ready(let version): WorkerFrame(kind: 1, payload: [WorkerRequest.version] + version.utf8)
    case .refused(let refusal): WorkerFrame(kind: 2, payload: encoded(refusal))
    case .beat(let done): WorkerFrame(3, done)
    case .interim(let stream, let heard, let text):
      WorkerFrame(4, stream, WorkerFrame.bytes(of: heard) + text.utf8)
    case .final(let stream, let text): WorkerFrame(5, stream, encoded(text))
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
      self = .refused(try decoded(frame.payload))
      return
    }
    let (number, rest) = try frame.split()
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

extension WorkerFrame {
  /// Creates a frame whose payload begins with the number of a stream or a question.
  fileprivate init(_ kind: UInt8, _ number: UInt32, _ rest: [UInt8] = []) {
    self.init(kind: kind, payload: Self.bytes(of: number) + rest)
  }

  fileprivate func split() throws(Garbage) -> (number: UInt32, rest: ArraySlice<UInt8>) {
    guard let number = Self.number(payload) else { throw Garbage() }
    return (number, payload.dropFirst(4))
  }
}

/// Encodes samples in their memory layout, because both ends are the same program on one machine.
private func bytes(of samples: [Float]) -> [UInt8] { samples.withUnsafeBytes { [UInt8]($0) } }

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

/// Encodes a chunk: its start, the number of its words, three numbers for each word, and its
/// samples.
private func bytes(of chunk: SpokenChunk) -> [UInt8] {
  let words = chunk.words.flatMap {
    [$0.characters.lowerBound, $0.characters.upperBound, $0.start]
  }
  let numbers = [chunk.sound.start, chunk.words.count] + words
  return numbers.flatMap { WorkerFrame.bytes(of: UInt32(truncatingIfNeeded: $0)) }
    + bytes(of: chunk.sound.samples)
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

/// Encodes a value, which always succeeds: the types contain neither cycles nor numbers that JSON
/// cannot represent.
private func encoded(_ value: some Encodable) -> [UInt8] {
  (try? JSONEncoder().encode(value)).map { [UInt8]($0) } ?? []
}

private func decoded<Value: Decodable>(
  _ bytes: some Collection<UInt8>
) throws(WorkerFrame.Garbage) -> Value {
  do { return try JSONDecoder().decode(Value.self, from: Data(bytes)) } catch {
    throw WorkerFrame.Garbage()
  }
}
