import Foundation
import Hark
import HarkScreens
import HarkServices
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("Call settings on the page", .timeLimit(.minutes(3)))
struct CallSettingsTests {
  @Test("Changed settings are saved for the user's next session only")
  func kept() async throws {
    let folder = try TemporaryFolder()
    let (changes, kept) = AsyncStream.makeStream(of: CallSettings.self)
    let server = try await SessionServer.call {
      $0.callSettings = {
        WatchedArchive(
          file: CallSettingsFile(URL(fileURLWithPath: folder.file($0 + ".json"))), kept: kept)
      }
    }
    var call = try await CallClient(server)
    try await call.act(.change(.sensitivity(0.9)))
    try await call.act(.change(.retention(.week)))
    let changed = try await call.screen { $0.settings.retention == 7 }
    #expect(changed?.call?.settings.sensitivityText == "90%")
    for await settings in changes where settings.retention == .week { break }
    // A second session of the same user, parallel to the first.
    var second = try await CallClient(server)
    let loaded = try await second.screen { $0.settings.retention == 7 }
    #expect(loaded?.call?.settings.sensitivity == 0.9)
    let token = try await server.tokens.issue(to: "grace", lifetime: 3_600)
    var other = try await CallClient(server, token: token)
    let standard = try await other.page.screen { $0.phase != "idle" }
    #expect(standard?.call?.settings.retention == 30)
    #expect(try await call.page.isAlive())
  }

  /// A settings file that reports the settings saved to it.
  private struct WatchedArchive: CallSettingsArchive {
    let file: CallSettingsFile
    let kept: AsyncStream<CallSettings>.Continuation

    func settings() async throws -> CallSettings? { try await file.settings() }

    func keep(_ settings: CallSettings) async throws {
      try await file.keep(settings)
      kept.yield(settings)
    }
  }

  @Test("Damaged settings are reported, and the call uses the defaults")
  func damaged() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Array("{\"sensitivity\":".utf8), to: "ada.json")
    let server = try await SessionServer.call {
      $0.callSettings = { _ in CallSettingsFile(URL(fileURLWithPath: path)) }
    }
    var call = try await CallClient(server)
    // The session is listening, and the next change repairs the file.
    #expect(try await call.page.answerOpening() != nil)
    let screen = try await call.screen { $0.settings.failure != nil }
    #expect(screen?.call?.settings.failure?.contains("could not be read") == true)
    #expect(screen?.call?.settings.mode == "auto")
    try await call.act(.change(.speaksReplies(false)))
    #expect(
      try await call.screen { $0.settings.failure == nil }?.call?.settings.speaksReplies == false)
  }

  @Test("The microphone follows the settings, even while it is open")
  func constrain() async throws {
    var settings = CallSettings()
    settings.inputDevice = "headset"
    let archive = MemoryArchive(settings)
    let server = try await SessionServer.call { $0.callSettings = { _ in archive } }
    var call = try await CallClient(server)
    let open: ServerMessage? = try await call.page.next { envelope in
      if case .message(_, .open(let opening, let constraints, let device)) = envelope {
        .open(opening: opening, constraints, device: device)
      } else {
        nil
      }
    }
    #expect(
      open
        == .open(opening: 1, MicrophoneConstraints([.echoCancellation]), device: "headset"))
    try await call.page.say(.microphone(opening: 1, .opened))
    try await call.act(.change(.effect(.noiseSuppression, true)))
    let both = MicrophoneConstraints([.echoCancellation, .noiseSuppression])
    #expect(
      try await Self.orders(&call, 1)
        == [.constrain(opening: 1, both, device: "headset")])
    try await call.act(.change(.inputDevice(nil)))
    #expect(try await Self.orders(&call, 1) == [.constrain(opening: 1, both, device: nil)])
    try await call.act(.change(.trailingSilence(2)))
    #expect(try await call.screen { $0.settings.trailingSilence == 2 } != nil)
    #expect(try await call.page.isAlive())
  }

  /// Returns the next messages about the microphone.
  private static func orders(_ call: inout CallClient, _ count: Int) async throws -> [ServerMessage]
  {
    var orders: [ServerMessage] = []
    while orders.count < count {
      let next: ServerMessage? = try await call.page.next { envelope in
        switch envelope {
        case .message(_, let message):
          switch message {
          case .open, .close, .constrain: message
          default: nil
          }
        default: nil
        }
      }
      guard let next else { break }
      orders.append(next)
    }
    return orders
  }

  @Test("The number and names of a page's microphones are limited")
  func devices() async throws {
    let server = try await SessionServer.call { _ in }
    var call = try await CallClient(server)
    let many = (0..<900).map { AudioInput(id: "m\($0)", name: "x") }
    let long = [
      AudioInput(id: "", name: "no id"),
      AudioInput(id: String(repeating: "i", count: 300), name: "x"),
      AudioInput(id: "long", name: String(repeating: "n", count: 5_000)),
      AudioInput(id: "long", name: "twice"),
      AudioInput(id: "tall", name: "n" + String(repeating: "\u{301}", count: 5_000)),
    ]
    let json = try JSONEncoder().encode(long + many)
    let text = #"{"type":"devices","effects":["echoCancellation","telepathy"],"inputs":"#
    try await call.page.socket.send(
      text + String(decoding: json, as: UTF8.self) + "}")
    let screen = try await call.screen { $0.settings.offersInputs }
    let settings = try #require(screen?.call?.settings)
    #expect(settings.inputs.count == PageDevices.inputLimit)
    #expect(settings.inputs[0].id == "long" && settings.inputs[0].name.count == 100)
    #expect(settings.inputs[1].id == "tall" && settings.inputs[1].name.unicodeScalars.count == 400)
    #expect(settings.inputs[2].id == "m0")
    #expect(settings.effects.map(\.isAvailable) == [true, false, false])
  }
}
