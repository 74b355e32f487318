import Foundation
import Hark
import HarkTesting

@testable import HarkServer

/// Simulates a page that records once and whose connection is cut where the test specifies.
///
/// The page resumes as the protocol requires, with the actions that were not performed and the
/// audio that was not received.
struct PagePlayer {
  /// A point at which the connection is cut.
  enum Cut: Hashable, Sendable {
    /// The connection is cut instead of sending the page's message with this index, counting from
    /// 0.
    case sending(Int)

    /// The connection is cut after the server's message with this index.
    case receiving(Int)
  }

  /// The state of the page at the end.
  struct Outcome {
    var text = ""
    var session = ""
    var cutCount = 0

    /// The number of requests for a session that another server held.
    var moves = 0

    /// The number of messages sent; `heard` is the number received.
    var said = 0
    var heard = 0
  }

  /// The servers; after each cut, the page connects to the next one.
  let servers: [LiveServer]
  let experience: String
  let pieces: [[Float]]
  private var cuts: Set<Cut>

  /// Whether a cut waits until a screen has arrived, so that its contents have been saved.
  private let awaitsScreen: Bool
  private var hasScreen = false

  /// Called before another request for a session that has not been released yet.
  private let betweenTries: @Sendable () async -> Void
  private var page: SessionClient?
  private var outcome = Outcome()
  private var seen = 0
  private var done = 0
  private var requests: [ActionRequest] = []
  private var opening: UInt32?
  private var isClosed = false
  private var spoken = 0

  init(
    _ servers: LiveServer..., in experience: String, pieces: [[Float]], cuts: Set<Cut>,
    awaitsScreen: Bool = false, betweenTries: @escaping @Sendable () async -> Void = {}
  ) {
    self.servers = servers
    self.experience = experience
    self.pieces = pieces
    self.cuts = cuts
    self.awaitsScreen = awaitsScreen
    self.betweenTries = betweenTries
  }

  private struct IsCut: Error {}

  private struct IsElsewhere: Error {}

  /// Records, stops, and waits for the last words.
  mutating func play() async throws -> Outcome {
    while true {
      do {
        try await connect()
        try await follow()
        return outcome
      } catch is IsCut {
        outcome.cutCount += 1
        await page?.socket.cut()
        // If the report that the microphone is closed was lost, the server waits until its timeout.
        if isClosed {
          for server in servers { await server.clock?.advance(by: RemoteMicrophone.closeWithin) }
        }
      } catch is IsElsewhere {
        outcome.moves += 1
        await page?.socket.cut()
        await betweenTries()
      }
    }
  }

  private mutating func connect() async throws {
    page = try await SessionClient(port: servers[outcome.cutCount % servers.count].port)
    let isKnown = !outcome.session.isEmpty
    var hello = WireExamples.hello(experience)
    if isKnown { hello.resume = .init(session: outcome.session, seen: seen) }
    try await say(.hello(hello))
  }

  /// Processes messages until the spoken text is final.
  private mutating func follow() async throws {
    while let envelope = try await page?.next() {
      try await cut(.receiving(outcome.heard))
      outcome.heard += 1
      switch envelope {
      case .welcome(let event, let welcome):
        seen = event
        try await begin(welcome)
        if isFinal(welcome.screen) { return }
      case .show(let event, let done, let screen):
        take(screen, event, done)
        if isFinal(screen) { return }
      case .message(let event, let message):
        seen = event
        try await answer(message)
      case .bye(_, .elsewhere): throw IsElsewhere()
      case .bye(_, let farewell): throw Ended(sentence: farewell.sentence)
      case .refused(let refusal): throw Ended(sentence: refusal.sentence)
      case .level, .pong: break
      }
      if seen % 4 == 0 { try await say(.seen(event: seen)) }
    }
    throw Ended(sentence: "The connection has ended.")
  }

  /// Returns whether a screen shows all of the spoken text.
  ///
  /// An idle screen can be older than the recording, or precede its words.
  private func isFinal(_ screen: ScreenView) -> Bool {
    done == 2 && screen.phase == "idle" && !screen.field.isReadOnly && !screen.field.text.isEmpty
  }

  struct Ended: Error {
    let sentence: String
  }

  private mutating func begin(_ welcome: Envelope.Welcome) async throws {
    outcome.session = welcome.session
    done = welcome.done
    outcome.text = welcome.screen.field.text
    if requests.isEmpty { requests = [ActionRequest(id: 1, action: .activate)] }
    for request in requests where request.id > done { try await say(.person(request)) }
    guard let heard = welcome.heard, heard.opening == opening else { return }
    try await say(.microphone(opening: heard.opening, .opened))
    spoken = heard.samples / pieces[0].count
    try await speak(heard.opening)
  }

  private mutating func answer(_ message: ServerMessage) async throws {
    switch message {
    case .open(let opening, _, _):
      self.opening = opening
      try await say(.microphone(opening: opening, .opened))
      try await speak(opening)
    case .close(let opening):
      isClosed = true
      try await say(.microphone(opening: opening, .closed))
    case .ask, .announce, .haptic, .openSettings, .constrain, .playback: break
    }
  }

  private mutating func speak(_ opening: UInt32) async throws {
    let length = pieces[0].count
    while spoken < pieces.count {
      let sound = WireSound(
        opening: opening, first: spoken * length, samples: pieces[spoken])
      try await send { try await $0.speak(sound) }
      spoken += 1
    }
    guard requests.count == 1 else { return }
    let end = SoundPlace(opening: opening, samples: pieces.count * length)
    requests.append(ActionRequest(id: 2, action: .stop, after: end))
    try await say(.person(requests[1]))
  }

  private mutating func say(_ message: PageMessage) async throws {
    try await send { try await $0.say(message) }
  }

  private mutating func cut(_ moment: Cut) async throws {
    guard cuts.remove(moment) != nil else { return }
    while awaitsScreen, !hasScreen, let envelope = try await page?.next() {
      if case .show(let event, let done, let screen) = envelope { take(screen, event, done) }
    }
    throw IsCut()
  }

  private mutating func take(_ screen: ScreenView, _ event: Int, _ done: Int) {
    hasScreen = true
    seen = event
    self.done = done
    outcome.text = screen.field.text
  }

  private mutating func send(_ body: (SessionClient) async throws -> Void) async throws {
    try await cut(.sending(outcome.said))
    guard let page else { return }
    outcome.said += 1
    do { try await body(page) } catch { throw IsCut() }
  }
}
