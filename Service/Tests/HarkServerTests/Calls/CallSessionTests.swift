import Foundation
import Hark
import HarkEspeak
import HarkPocketSphinx
import HarkServices
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Calls on the page", .timeLimit(.minutes(5)))
struct CallSessionTests {
  private static let words = "good evening"

  private func recognizer() -> ScriptedRecognizer {
    ScriptedRecognizer(RecognizerScript().after(0.3, .interim(Self.words)), decoderCount: 20)
  }

  @Test("Speech is recognized, and the reply is spoken")
  func wholeTurn() async throws {
    let path = try #require(SampleFolder.debian.paths.first { $0.hasSuffix("0880.wav") })
    let sound = try WaveFile.samples(at: path)
    let server = try await SessionServer.call(
      PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2)
    ) {
      $0.speech = EspeakTextToSpeech()
    }
    var call = try await CallClient(server)
    try await call.record(sound)
    let playback = try #require(try await call.played())
    let reply = try await call.finished(playback)
    let screen = try await call.page.screen { screen in
      screen.phase == "idle" && screen.call?.lines.count == 2
    }
    let lines = try #require(screen?.call?.lines)
    #expect(lines.map(\.speaker) == [.person, .agent])
    let words = lines[0].text.lowercased().split(separator: " ").prefix(3)
    #expect(words == ["he", "was", "not"], "\(lines[0].text)")
    // A letter takes at least 30 ms and at most 200 ms to speak.
    let letters = Double(lines[1].text.count)
    let seconds = AudioTime.seconds(reply.count)
    #expect((0.03 * letters...0.2 * letters).contains(seconds), "\(seconds) s for \(letters)")
    let loudness = (reply.reduce(0) { $0 + $1 * $1 } / Float(reply.count)).squareRoot()
    #expect((0.02...0.5).contains(loudness), "\(loudness)")
    #expect(call.ears.faults == 0)
  }

  @Test("The agent learns how much of its reply was heard")
  func heard() async throws {
    let agent = ScriptedAgent(.says("One two three four five six seven."), .says("Yes."))
    let server = try await SessionServer.call(recognizer()) {
      $0.agent = agent
      $0.speech = ScriptedTextToSpeech()
    }
    // "One two three " has 14 characters of 800 samples each.
    var call = try await CallClient(server, hears: 14 * 800 + 100)
    try await call.record()
    let playback = try #require(try await call.played())
    await call.ears.heard(14 * 800 + 100, of: playback)
    #expect(try await call.page.screen { $0.phase == "speaking" } != nil)
    // A tap that follows immediately would count as part of the previous one.
    await server.clock?.advance(by: 0.4)
    try await call.act(.activate)
    #expect(try await call.page.screen { $0.phase == "idle" } != nil)
    await server.clock?.advance(by: 0.4)
    try await call.record()
    while agent.conversations.count < 2, try await call.played() != nil {}
    #expect(
      agent.conversations.last?.map(\.text) == [Self.words, "One two three", Self.words])
  }

  @Test("An unheard reply is sent at most half a second ahead")
  func unheard() async throws {
    let server = try await SessionServer.call(recognizer()) {
      $0.agent = ScriptedAgent(.says(String(repeating: "A long reply. ", count: 50)))
      $0.speech = ScriptedTextToSpeech()
    }
    var call = try await CallClient(server, hears: 0)
    try await call.record()
    let playback = try #require(try await call.played())
    await call.ears.heard(RemoteLoudspeaker.ahead, of: playback)
    await server.clock?.advance(by: RemoteLoudspeaker.heardWithin)
    // The reply is then abandoned, and the user can read it.
    let screen = try await call.screen { $0.banner != nil }
    #expect(screen?.call?.banner?.text.contains("read it") == true)
    #expect(try await call.page.isAlive())
    #expect(call.ears.sound(of: playback).count == RemoteLoudspeaker.ahead)
  }

  @Test("A cut loses only the audio of the current reply, which stays readable")
  func cut() async throws {
    let agent = ScriptedAgent(.init(["One two three four. Five "], then: .staysOpen), .says("Yes."))
    let server = try await SessionServer.call(recognizer()) {
      $0.agent = agent
      $0.speech = ScriptedTextToSpeech()
    }
    var call = try await CallClient(server, hears: 1_000)
    try await call.record()
    let playback = try #require(try await call.played())
    await call.ears.heard(1_000, of: playback)
    await call.page.socket.cut()
    agent.send("six.")
    agent.end()
    var page = try await SessionClient(port: server.port, clock: server.clock)
    try await page.say(
      .hello(WireExamples.hello("call", resume: .init(session: call.session, seen: 0))))
    guard case .welcome(_, let welcome) = try await page.next() else {
      Issue.record("not welcomed")
      return
    }
    // The page's report about the lost reply arrives too late and has no effect.
    try await page.say(.playback(playback, .heard(position: 900)))
    var isPlayed = false
    var shown = welcome.screen
    func awaits(_ isAwaited: (ScreenView) -> Bool) async throws {
      while !isAwaited(shown) || shown.call?.lines.last?.text != "One two three four. Five six." {
        let next = try await page.next { envelope -> ScreenView? in
          if case .message(_, .playback(_, .play)) = envelope { isPlayed = true }
          return if case .show(_, _, let screen) = envelope { screen } else { nil }
        }
        shown = try #require(next)
      }
    }
    try await awaits { $0.phase == "failed" && $0.call?.banner?.seconds != nil }
    await server.clock?.advance(by: try #require(shown.call?.banner?.seconds))
    try await awaits { $0.phase == "idle" }
    #expect(!isPlayed)
    call.page = page
    try await call.record()
    #expect(try await call.played() == playback + 1)
  }

  @Test("Without a voice, replies are displayed without an error")
  func noVoice() async throws {
    let server = try await SessionServer.call(recognizer()) {
      $0.agent = ScriptedAgent(.says("One two."))
    }
    var call = try await CallClient(server)
    try await call.record()
    let screen = try await call.page.screen { screen in
      screen.phase == "idle" && screen.call?.lines.count == 2
    }
    #expect(screen?.call?.lines.last?.text == "One two." && screen?.call?.banner == nil)
  }

  @Test("If a page reports that it cannot play, the reply is displayed")
  func cannotPlay() async throws {
    let server = try await SessionServer.call(recognizer()) {
      $0.agent = ScriptedAgent(.says("One two."))
      $0.speech = ScriptedTextToSpeech()
    }
    var call = try await CallClient(server, hears: 0)
    try await call.record()
    let playback = try #require(try await call.played())
    try await call.page.say(.playback(playback, .failed))
    let screen = try await call.screen { $0.banner != nil }
    #expect(screen?.call?.lines.last?.text == "One two.")
    #expect(try await call.page.isAlive())
  }
}
