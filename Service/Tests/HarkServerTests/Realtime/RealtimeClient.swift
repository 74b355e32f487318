import Foundation
import HTTPFixtures
import HarkServices

/// A client of the realtime protocol that can send any text.
final class RealtimeClient {
  let socket: RawWebSocket

  init(
    _ port: Int, path: String = "/v1/realtime?intent=transcription",
    _ fields: [String: String?] = [:]
  ) async throws {
    var all: [String: String?] = ["Origin": nil]
    all.merge(fields) { $1 }
    socket = try await RawWebSocket(port: port, path: path, all)
  }

  func say(_ text: String) async { await socket.send(.text(text)) }

  /// Sends audio at 16,000 or 24,000 samples per second, in chunks of 1,600 samples.
  func say(_ samples: [Float]) async {
    for start in stride(from: 0, to: samples.count, by: 1_600) {
      let bytes = PCM16.bytes(of: samples[start..<min(start + 1_600, samples.count)])
      let audio = Data(bytes).base64EncodedString()
      await say(#"{"type":"input_audio_buffer.append","audio":"\#(audio)"}"#)
    }
  }

  /// Configures the session for 16,000 samples per second and the given turn detection.
  func begin(_ turns: String = "null", hark: String = "{}") async {
    await say(
      #"""
      {"type":"session.update","session":{"type":"transcription","hark":\#(hark),"audio":{"input":{
      "format":{"type":"audio/pcm","rate":16000},"turn_detection":\#(turns)}}}}
      """#)
  }

  /// Returns the next event; `nil` when the connection has ended.
  func next() async -> RealtimeAnswer? {
    while true {
      switch await socket.answer() {
      case .text(let text): return RealtimeAnswer(text)
      // The server disconnects a client that does not answer pings.
      case .ping(let payload): await socket.send(RawFrame(10, payload))
      case .pong: continue
      default: return nil
      }
    }
  }

  /// Returns the events up to and including the first one of `type` or the first failure, or all
  /// remaining events if there is neither.
  func events(until type: String) async -> [RealtimeAnswer] {
    var events: [RealtimeAnswer] = []
    while let event = await next() {
      events.append(event)
      // The awaited event never follows a failure.
      if event.type.hasSuffix(type) || event.type.hasSuffix(".failed") { break }
    }
    return events
  }
}

/// An event from the server.
struct RealtimeAnswer: Decodable {
  var type = ""
  var event_id: String?
  var item_id: String?
  var previous_item_id: String?
  var audio_start_ms: Int?
  var audio_end_ms: Int?
  var delta: String?
  var transcript: String?
  var error: Problem?
  var usage: Usage?
  var session: Session?

  struct Session: Decodable {
    var id: String?
  }

  struct Problem: Decodable {
    var type: String
    var code: String
    var message: String
    var param: String?
    var event_id: String?
  }

  struct Usage: Decodable {
    var type: String
    var seconds: Double
  }

  init?(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
      return nil
    }
    self = answer
  }
}
