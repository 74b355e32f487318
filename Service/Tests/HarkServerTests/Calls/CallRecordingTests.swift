import Foundation
import HTTPFixtures
import Hark
import HarkSoundFile
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("Recorded calls on the page", .timeLimit(.minutes(3)))
struct CallRecordingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func server() async throws -> LiveServer {
    let folder = folder
    return try await SessionServer.call(
      ScriptedRecognizer(RecognizerScript().after(0.3, .interim("hello")), decoderCount: 20)
    ) {
      $0.agent = ScriptedAgent(.says("One two three four."))
      $0.speech = ScriptedTextToSpeech()
      $0.recordings = { user in
        let place = RecordingFolder(folder.file(user))
        return RecordedCalls(place) { place.file(of: $0) }
      }
    }
  }

  /// Records a call of one turn, hangs up, and returns a new page that lists the recording.
  private func recorded(_ server: LiveServer) async throws -> (CallClient, RecordingView) {
    var call = try await CallClient(server)
    try await call.act(.change(.recordsCalls(true)))
    let shown = try await call.screen { $0.isRecorded }
    #expect(shown?.call?.settings.recordingFooter?.contains("30 days") == true)
    try await call.record([Float](repeating: 0.2, count: 16_000))
    let playback = try #require(try await call.played())
    _ = try await call.finished(playback)
    try await call.act(.end)
    let over = try await call.screen { $0.isOver && !$0.isRecorded }
    #expect(over != nil)
    var next = try await CallClient(server)
    try await next.act(.show(.full))
    let listed = try await next.screen { !$0.recordings.isEmpty }
    let recording = try #require(listed?.call?.recordings.first)
    return (next, recording)
  }

  @Test("A call is recorded, listed with its time, played in ranges, and deleted")
  func whole() async throws {
    let server = try await server()
    var (call, recording) = try await recorded(server)
    #expect(recording.duration.contains(":") && recording.title.contains("20"))
    let client = RawHTTP(port: server.port, of: server)
    let own = ["Hark-Session": recording.session]
    let whole = try await client.send("GET", recording.url, own)
    #expect(whole.status == 200 && whole.body.starts(with: "OggS".utf8))
    #expect(whole.fields["content-type"] == "audio/ogg")
    #expect(whole.fields["accept-ranges"] == "bytes")
    #expect(whole.fields["cache-control"] == "no-store")
    let size = whole.body.count
    for (range, bytes) in [
      ("bytes=0-3", 0...3), ("bytes=4-", 4...size - 1), ("bytes=-8", size - 8...size - 1),
      ("bytes=10-99999999", 10...size - 1),
    ] {
      let part = try await client.send(
        "GET", recording.url, own.merging(["Range": range]) { $1 })
      #expect(part.status == 206 && part.body == Array(whole.body[bytes]), "\(range)")
      let said = "bytes \(bytes.lowerBound)-\(bytes.upperBound)/\(size)"
      #expect(part.fields["content-range"] == said)
    }
    let beyond = try await client.send(
      "GET", recording.url, own.merging(["Range": "bytes=\(size)-"]) { $1 })
    #expect(beyond.status == 416 && beyond.fields["content-range"] == "bytes */\(size)")
    try await call.act(.deleteRecording(recording.id))
    #expect(try await call.screen { $0.recordings.isEmpty } != nil)
    #expect(try await client.send("GET", recording.url, own).status == 404)
  }

  @Test("A recording requires its own session and a valid name")
  func hidden() async throws {
    let server = try await server()
    let (call, recording) = try await recorded(server)
    let client = RawHTTP(port: server.port, of: server)
    let token = try await server.tokens.issue(to: "grace", lifetime: 3_600)
    let other = try await CallClient(server, token: token)
    let name = "/recordings/\(recording.id).opus"
    #expect(recording.url == name && recording.session == call.session)
    // A name in the address, which proxies log, is ignored.
    for path in [name, name + "?session=\(call.session)"] {
      #expect(try await client.send("GET", path).status == 404, "\(path)")
    }
    for session in ["", "quixotic", other.session] {
      let answer = try await client.send("GET", name, ["Hark-Session": session])
      #expect(answer.status == 404, "\(session)")
    }
    for path in [
      "/recordings/\(recording.id)", "/recordings/..%2F..%2Fetc%2Fpasswd.opus",
      "/recordings/nothing.opus",
    ] {
      let answer = try await client.send("GET", path, ["Hark-Session": call.session])
      #expect(answer.status == 404, "\(path)")
    }
    let answer = try await client.send("GET", name, ["Hark-Session": call.session])
    #expect(answer.status == 200)
  }

  @Test("Byte ranges are parsed")
  func ranges() {
    #expect(ByteRange("bytes=0-0")?.bytes(of: 10) == 0...0)
    #expect(ByteRange("bytes=3-")?.bytes(of: 10) == 3...9)
    #expect(ByteRange("bytes=-4")?.bytes(of: 10) == 6...9)
    #expect(ByteRange("bytes=-40")?.bytes(of: 10) == 0...9)
    #expect(ByteRange("bytes=10-")?.bytes(of: 10) == nil)
    #expect(ByteRange("bytes=-0")?.bytes(of: 10) == nil)
    #expect(ByteRange("bytes=1-99999999999999999999")?.bytes(of: 10) == 1...9)
    for text in [
      "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=2-1", "bytes=0-1,3-4", "lines=0-1",
      "bytes=--1", "bytes=+1-2",
    ] {
      #expect(ByteRange(text) == nil, "\(text)")
    }
  }
}
