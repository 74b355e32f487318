/// A message to a worker.
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

  /// The version of the requests and replies; another version means that the worker's program
  /// contains another version of Hark, for example because the program was replaced.
  static let version: UInt8 = 3

  /// Whether the request is within the maximum length of a message.
  package var fits: Bool { frame.payload.count < WorkerFrame.longest }
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
  /// The speed as a multiple of the normal speed, 0.25…4.
  package let speed: Double

  /// Creates an order; `speed` is clamped to its range, and NaN becomes normal speed.
  package init(_ sentence: String, voice: Voice, speed: Double) {
    self.sentence = sentence
    self.voice = voice
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.25), 4)
  }
}

extension WorkerRequest {
  var frame: WorkerFrame {
    switch self {
    case .order(let order):
      WorkerFrame(kind: 1, payload: [Self.version] + WorkerFrame.encoded(order))
    case .begin(let stream, let phrases): WorkerFrame(2, stream, WorkerFrame.encoded(phrases))
    case .sound(let stream, let samples): WorkerFrame(3, stream, WorkerFrame.bytes(of: samples))
    case .finish(let stream): WorkerFrame(4, stream)
    case .drop(let stream): WorkerFrame(5, stream)
    case .sync(let number): WorkerFrame(6, number)
    case .speak(let stream, let order): WorkerFrame(7, stream, WorkerFrame.encoded(order))
    }
  }

  init(_ frame: WorkerFrame) throws(WorkerFrame.Garbage) {
    if frame.kind == 1 {
      guard frame.payload.first == Self.version else { throw WorkerFrame.Garbage() }
      self = .order(try WorkerFrame.decoded(frame.payload.dropFirst()))
      return
    }
    let (number, rest) = try frame.split()
    switch frame.kind {
    case 2: self = .begin(stream: number, phrases: try WorkerFrame.decoded(rest))
    case 3: self = .sound(stream: number, WorkerFrame.samples(in: rest))
    case 4: self = .finish(stream: number)
    case 5: self = .drop(stream: number)
    case 6: self = .sync(number)
    case 7: self = .speak(stream: number, try WorkerFrame.decoded(rest))
    default: throw WorkerFrame.Garbage()
    }
  }
}
