import Foundation
import Hark
import HarkScreens
import HarkTesting
import NIOCore

@testable import HarkServer
@testable import World

/// A server process: a hub of sessions over a shared store.
///
/// It can be stopped or killed.
final class SimulatedGateway: Sendable {
  let hub: SessionHub
  private let number: Int
  private let world: Surroundings
  private let store: SimulatedStore.Process?
  private let watching: Task<Void, Never>
  private let sockets = Locked<[SimulatedSocket]>([])
  private let isRunning = Locked(true)

  /// The maximum number of sessions.
  private let limit: Int

  /// The dependencies of realtime clients' sessions.
  private let forClients: SessionDependencies

  /// The number of messages that were sent while at most one seat was free.
  private let crowding = Locked(0)

  init(
    _ number: Int, _ world: Surroundings, limit: Int, _ decoders: SimulatedDecoders,
    _ store: SimulatedStore?, _ voice: SimulatedVoice, _ settings: SimulatedSettings,
    _ disk: SimulatedDisk?
  ) {
    self.number = number
    self.world = world
    self.limit = limit
    let process = store?.process()
    self.store = process
    var dependencies = SessionDependencies(
      recognizer: decoders, agent: EchoingAgent(world: world),
      mealAnalyzer: SimulatedServices(world: world),
      captures: { _ in SimulatedServices(world: world) })
    dependencies.detector = { WordDetector() }
    dependencies.sessions = process
    dependencies.timekeeper = world.clock
    dependencies.speech = voice
    dependencies.callSettings = { settings.archive(of: $0) }
    if let disk { dependencies.recordings = { _ in disk.recordedCalls } }
    dependencies.dictationScope = DictationScope(
      SimulatedForm(world: world), timekeeper: world.clock,
      today: { Date(timeIntervalSinceReferenceDate: world.clock.now) }, warn: { _ in })
    let count = Locked(0)
    let next = { @Sendable in
      count.withLock { count in
        count += 1
        return count
      }
    }
    dependencies.newDictation = {
      // Combines the server's number and the dictation's number, so that the ID is unique.
      var id = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutableBytes(of: &id) { bytes in
        bytes.storeBytes(of: number, as: Int.self)
        bytes.storeBytes(of: next(), toByteOffset: 8, as: Int.self)
      }
      return (UUID(uuid: id), Date(timeIntervalSinceReferenceDate: world.clock.now))
    }
    dependencies.newName = { "session-\(number)-\(next())" }
    dependencies.date = { Date(timeIntervalSince1970: world.clock.now) }
    let hub = SessionHub(dependencies, limit: limit)
    self.hub = hub
    dependencies.recognizer = decoders.forClients
    forClients = dependencies
    watching = Task { await hub.watch() }
  }

  /// Accepts a socket; returns `false` if the server is not running.
  func accept(_ socket: SimulatedSocket, of user: OrganizationUser) -> Bool {
    guard isRunning.withLock({ $0 }) else { return false }
    sockets.withLock { $0.append(socket) }
    world.record.note("a connection of \(user.id) arrives at server \(number)")
    let connection = PageConnection(hub, door: PageDoor { _ in PageDoor.Admission(user: user) })
    Task {
      await connection.run(socket.toServer.arrived) { try await self.send($0, over: socket) }
      close(socket, of: user.id)
    }
    return true
  }

  /// Accepts the socket of a realtime client that requests `uri`; returns `false` if the server is
  /// not running.
  func accept(_ socket: SimulatedSocket, of client: String, requesting uri: String) -> Bool {
    guard isRunning.withLock({ $0 }), let secret = Self.secret else { return false }
    sockets.withLock { $0.append(socket) }
    world.record.note("a connection of \(client) arrives at server \(number)")
    let link = RealtimeLink()
    let slowness = world.pick([0, 0, 0, 20])
    Task { [world, hub, forClients] in
      let endpoint = RealtimeEndpoint(
        hub: hub, dependencies: forClients, localUser: client, tokens: await TokenAuthority(secret))
      let connection = await endpoint.connection(for: Visit(uri: uri, key: nil), over: link)
      socket.toServer.whenOver { Task { await connection.detach() } }
      await connection.run(socket.toServer.arrived) { message in
        try await self.send(message, over: socket)
        // Messages that arrive after a server's close frame are not read.
        if case .close = message { socket.toServer.cut() }
        await world.delay(upTo: slowness)
      }
      close(socket, of: client)
    }
    return true
  }

  private static let secret = TokenSecret(String(repeating: "s", count: TokenSecret.leastBytes))

  private func send(_ message: WebSocketSending, over socket: SimulatedSocket) async throws {
    if socket.toServer.isOver { throw ChannelError.ioOnClosedChannel }
    let count = await hub.count
    if count > limit { world.record.complain("A server has too many sessions.") }
    if count + 1 >= limit { crowding.withLock { $0 += 1 } }
    socket.toPage.send(message)
    guard case .close = message else { return }
    socket.toPage.close()
    // The socket is closed some time after a close frame, even if the page no longer exists.
    Task {
      await world.delay(upTo: 500)
      socket.toServer.end()
    }
  }

  private func close(_ socket: SimulatedSocket, of user: String) {
    world.record.note("a connection of \(user) is over")
    socket.toPage.close()
    sockets.withLock { $0.removeAll { $0 === socket } }
  }

  /// Whether the server has stopped or died.
  var hasEnded: Bool { isRunning.withLock { !$0 } }

  /// A count that increases whenever a client may have lost its seat to another client.
  var disturbances: Int { crowding.withLock { $0 } + (hasEnded ? 1 : 0) }

  /// Stops as a server that is being restarted does: its sessions move to other servers.
  func stop() async {
    world.record.inject("server stops")
    world.record.note("server \(number)")
    await hub.leave()
    await hub.handOver()
    await end()
  }

  /// Ends immediately; nothing is written afterward.
  func die() async {
    world.record.inject("server dies")
    world.record.note("server \(number)")
    store?.die()
    for socket in sockets.withLock({ $0 }) {
      socket.cut()
      socket.toServer.end()
      if !world.once(in: 3) { socket.toPage.end() }
    }
    await end()
  }

  private func end() async {
    isRunning.withLock { $0 = false }
    watching.cancel()
    await hub.end()
    store?.die()
  }

  /// Ends the server after all pages have left, and checks that it holds no more sessions.
  func finish() async {
    if await hub.count > 0 {
      world.record.complain("Server \(number) kept a session without a page.")
    }
    await end()
  }
}

/// The services that sessions need beyond the simulated ones: quick, slow, or failing.
struct SimulatedServices: MealAnalyzer, CaptureService {
  let world: Surroundings

  func analyze(_ text: String) async throws -> AnalyzedMeal {
    await world.delay(upTo: 100)
    return AnalyzedMeal(items: [])
  }

  func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
  {
    await world.delay(upTo: 100)
    throw CaptureFailure.serverError
  }
}

/// An agent that answers each message with a few sentences that contain the message's first word.
struct EchoingAgent: Agent {
  let world: Surroundings

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    let word = WordAudio.words(of: conversation.last?.text ?? "").first ?? 0
    return AsyncThrowingStream { continuation in
      let answering = Task {
        await world.delay(upTo: 100)
        for number in 0...world.number(below: 6) {
          guard (try? await world.pause(upTo: 40)) != nil else { break }
          if world.once(in: 60) {
            world.record.inject("agent fails")
            return continuation.finish(throwing: VoiceFailure.replyFailed)
          }
          continuation.yield("\(number == 0 ? "Answer" : "More") to \(word) is here. ")
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in answering.cancel() }
    }
  }
}

/// The example's form, which takes a while to load.
struct SimulatedForm: FieldConfigurationLoader {
  let world: Surroundings

  func load() async throws -> FieldConfiguration {
    await world.delay(upTo: 200)
    return try await ExampleForm().load()
  }
}

/// The call settings of all users, shared by all servers.
final class SimulatedSettings: Sendable {
  private let world: Surroundings
  private let saved = Locked<[String: CallSettings]>([:])

  init(_ world: Surroundings) { self.world = world }

  func archive(of user: String) -> Archive { Archive(all: self, user: user) }

  /// The settings of one user, which take a while to load and to save.
  struct Archive: CallSettingsArchive {
    fileprivate let all: SimulatedSettings
    fileprivate let user: String

    func settings() async throws -> CallSettings? {
      await all.world.delay(upTo: 20)
      return all.saved.withLock { $0[user] }
    }

    func keep(_ settings: CallSettings) async throws {
      await all.world.delay(upTo: 20)
      all.saved.withLock { $0[user] = settings }
    }
  }
}
