import Foundation
import Hark
import HarkServer
import NIOCore

/// A page that records for a while and logs when each text update arrives.
struct LoadedPage {
  let port: Int
  let seconds: Double
  let stamps: Stamps

  /// The audio to send; `nil` for the sawtooth `Saw`.
  var sound: [Float]?

  /// Whether the page stops its recording before it disconnects.
  var stops = false

  /// The results of a page.
  struct Outcome: Sendable {
    /// The delays from the recognizer's report to the arrival of its text at the page, in seconds.
    var handovers: [Double] = []

    /// The number of samples sent.
    var sent = 0

    /// The text updates received.
    var texts: Set<String> = []
  }

  private static let hello = """
    {"type":"hello","version":1,"experience":"capture","permission":"granted",\
    "reducesMotion":false,"language":"en-US"}
    """

  func run() async throws -> Outcome {
    let socket = try await ClientSocket.connect(port: port)
    try await socket.send(Self.hello)
    try await socket.send(#"{"type":"do","id":1,"action":"activate"}"#)
    let (openings, opened) = AsyncStream<Void>.makeStream()
    async let reading = read(socket, opened: opened)
    for await _ in openings { break }
    try await socket.send(#"{"type":"microphone","opening":1,"event":"opened"}"#)
    let sent = try await speak(socket)
    if stops { try await socket.send(#"{"type":"do","id":2,"action":"stop"}"#) }
    // The last updates may still be in transit.
    try await SystemTimekeeper().sleep(until: SystemTimekeeper().now + 1)
    await socket.cut()
    var outcome = await reading
    outcome.sent = sent
    return outcome
  }

  private func speak(_ socket: ClientSocket) async throws -> Int {
    let clock = SystemTimekeeper()
    let begin = clock.now
    let count = Int(seconds * 50)
    for number in 0..<count {
      try await socket.send(piece(number))
      try await clock.sleep(until: begin + Double(number + 1) * 0.02)
      if number % 250 == 249 { try await socket.send(#"{"type":"ping","at":1}"#) }
    }
    return count * 320
  }

  private func piece(_ number: Int) -> ByteBuffer {
    var bytes = ByteBuffer()
    bytes.writeInteger(1, endianness: .little, as: UInt32.self)
    bytes.writeInteger(UInt32(number * 320), endianness: .little)
    for place in number * 320..<(number + 1) * 320 {
      let sample = sound.map { $0[place % $0.count] } ?? Saw.sample(place)
      bytes.writeInteger(Int16(max(min(sample * 32_768, 32_767), -32_768)), endianness: .little)
    }
    return bytes
  }

  private func read(
    _ socket: ClientSocket, opened: AsyncStream<Void>.Continuation
  ) async -> Outcome {
    // A server that refuses the page never opens the microphone.
    defer { opened.finish() }
    var outcome = Outcome()
    var messages = socket.messages.makeAsyncIterator()
    while let text = try? await messages.next() {
      if text.contains(#""type":"open""#) { opened.yield() }
      guard text.contains(#""type":"show""#), let shown = Self.field(text),
        outcome.texts.insert(shown).inserted
      else { continue }
      if let moment = stamps.moment(shown.lowercased()) {
        outcome.handovers.append(SystemTimekeeper().now - moment)
      }
    }
    return outcome
  }

  /// Returns the text of the field.
  ///
  /// The button and the status also have a member of this name, but no recognizer reports their
  /// text.
  private static func field(_ json: String) -> String? {
    guard let field = json.range(of: #""field":{"#)?.upperBound,
      let begin = json.range(of: #""text":""#, range: field..<json.endIndex)?.upperBound,
      let end = json[begin...].firstIndex(of: "\"")
    else { return nil }
    return begin == end ? nil : String(json[begin..<end])
  }
}
