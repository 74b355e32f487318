import Foundation
import Hark
import NIOCore
import Synchronization

/// Plays a recording to a server over a socket, as the page does with the user's speech, and
/// reports the recognized text.
package struct SpokenSample: Sendable {
  private let port: Int
  private let host: String

  /// The text recognized so far.
  package struct Text: Sendable, Equatable {
    package let words: String
    package let isFinal: Bool
  }

  /// The reason playback failed.
  package struct Failure: Error {
    /// The problem and how to fix it, in one sentence.
    package let sentence: String

    /// Whether the server is shutting down.
    package var isEnd = false
  }

  /// The minimum silence after a recording and the maximum wait for words, in seconds.
  private static let silence = (least: 1.0, most: 20.0)

  private static let hello = """
    {"type":"hello","version":\(Hello.version),"experience":"capture","language":"en-US",\
    "permission":"granted","reducesMotion":true}
    """

  /// Creates a player for the server at `host` and `port`.
  package init(host: String = "127.0.0.1", port: Int) {
    self.host = host
    self.port = port
  }

  /// Plays `sound` as fast as it arrives; `heard` receives the recognized text with each screen, the
  /// final text last.
  package func play(
    _ sound: AsyncThrowingStream<AudioChunk, any Error>,
    heard: @escaping @Sendable (Text) async -> Void
  ) async throws {
    let socket = try await ClientSocket.connect(host: host, port: port)
    try await socket.send(Self.hello)
    try await socket.send(#"{"type":"do","id":1,"action":"activate"}"#)
    let progress = SampleProgress()
    try await withThrowingTaskGroup { group in
      group.addTask { try await follow(socket, progress, heard) }
      group.addTask { try await speak(sound, over: socket, progress) }
      try await group.waitForAll()
    }
    await socket.close()
    // The server may not have received the close frame yet.
    _ = await socket.closeCode
  }

  private func follow(
    _ socket: ClientSocket, _ progress: SampleProgress, _ heard: @Sendable (Text) async -> Void
  ) async throws {
    defer { progress.end() }
    var messages = socket.messages.makeAsyncIterator()
    while let text = try? await messages.next() {
      let message = try JSONDecoder().decode(SampleMessage.self, from: Data(text.utf8))
      if message.type == "open" { progress.opened() }
      if message.type == "refused" || message.type == "bye" {
        throw Failure(sentence: message.text ?? "", isEnd: message.code == Farewell.shutdown.code)
      }
      guard message.type == "show", let screen = message.screen else { continue }
      if let message = screen.message { throw Failure(sentence: message.text) }
      // An idle screen may arrive before the final words.
      let isFinal = message.done == 2 && screen.phase == Phase.idle.name && !screen.field.isReadOnly
      progress.heard(screen.field.text)
      await heard(Text(words: screen.field.text, isFinal: isFinal))
      if isFinal { return }
    }
    throw Failure(sentence: "The connection was lost; try again.")
  }

  private func speak(
    _ sound: AsyncThrowingStream<AudioChunk, any Error>, over socket: ClientSocket,
    _ progress: SampleProgress
  ) async throws {
    guard await progress.isOpened() else { return }
    try await socket.send(#"{"type":"microphone","opening":1,"event":"opened"}"#)
    var place = 0
    func send(_ samples: [Float]) async throws {
      try await socket.send(WireSound(opening: 1, first: place, samples: samples).bytes)
      place += samples.count
    }
    for try await chunk in sound { try await send(chunk.samples) }
    try await beSilent(progress, send)
    let stop = #"{"type":"do","id":2,"action":"stop","after":{"opening":1,"samples":\#(place)}}"#
    try? await socket.send(stop)
  }

  /// Sends silence so that the last words become final; continues longer if a slow server has not
  /// recognized any words yet.
  private func beSilent(
    _ progress: SampleProgress, _ send: ([Float]) async throws -> Void
  ) async throws {
    let clock = SystemTimekeeper()
    let begin = clock.now
    var number = 0
    while case let seconds = clock.now - begin,
      seconds < Self.silence.least || !progress.hasWords && seconds < Self.silence.most
    {
      try await send([Float](repeating: 0, count: 320))
      number += 1
      try await clock.sleep(until: begin + 0.02 * Double(number))
    }
  }
}

/// The members of the server's messages that are needed to play a sample.
private struct SampleMessage: Decodable {
  let type: String
  let done: Int?
  let screen: ScreenView?
  let code: String?
  let text: String?
}

/// The progress of a sample's playback, shared by its sender and its receiver.
private final class SampleProgress: Sendable {
  private let opening: AsyncStream<Void>
  private let opener: AsyncStream<Void>.Continuation
  private let words = Mutex(false)

  init() { (opening, opener) = AsyncStream.makeStream() }

  func opened() { opener.yield() }

  func end() { opener.finish() }

  /// Returns `true` once the server accepts audio, or `false` if it never will.
  func isOpened() async -> Bool {
    for await _ in opening { return true }
    return false
  }

  func heard(_ text: String) { words.withLock { $0 = !text.isEmpty } }

  var hasWords: Bool { words.withLock { $0 } }
}
