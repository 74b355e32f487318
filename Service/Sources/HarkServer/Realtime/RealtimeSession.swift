import Foundation
import Hark
import HarkServices
import Synchronization

/// A client's transcription session, which divides audio into turns and transcribes them.
///
/// `ItemMachine` decides, and the session performs its effects. If the client requests interim
/// text, a session that loses its connection can resume over another one for a while: its events
/// are numbered and stored, and it knows how much audio it has received.
actor RealtimeSession: SeatedSession {
  /// The maximum duration of a session, in seconds.
  static let lifetime = 1_800.0

  static let resumeWithin = 20.0

  /// The maximum time without audio in an open turn, in seconds.
  static let idleLimit = 30.0

  /// The interval between checks for an expired or abandoned session, in seconds.
  private static let checkEvery = 5.0

  let id: String
  let recognizer: any Recognizer
  let timekeeper: any Timekeeper
  let reports: AsyncStream<(Int, RecognitionReport)>.Continuation
  private let reported: AsyncStream<(Int, RecognitionReport)>
  private let newName: @Sendable () -> String
  private let makeDetector: @Sendable () -> any VoiceDetector
  private let expiry: Int
  private let deadline: Double

  private(set) var configuration: RealtimeConfiguration
  private(set) var machine = ItemMachine()

  /// Detects turns; `nil` if the client ends them itself.
  var turns: RealtimeTurns?

  /// The started tasks, by number.
  var decoders: [Int: any RecognitionTask] = [:]
  var inflow: Inflow

  /// The callers that wait for progress of the recognizers.
  var waiters: [CheckedContinuation<Void, Never>] = []

  private var sound: RealtimeSound

  /// The number of samples received, at Hark's rate.
  private var heard = 0
  private var commitsTaken = 0
  private var log = RealtimeLog()
  private var link: RealtimeLink? {
    didSet { hasLink.store(link != nil, ordering: .sequentiallyConsistent) }
  }
  private let hasLink = Atomic(false)

  /// The most recent connection, even if it was lost.
  private var newest: RealtimeLink?
  private var watch: Task<Void, Never>?

  init(_ configuration: RealtimeConfiguration, _ dependencies: SessionDependencies) {
    self.configuration = configuration
    newName = dependencies.newName
    id = "sess_" + newName()
    recognizer = dependencies.recognizer
    makeDetector = dependencies.detector
    timekeeper = dependencies.timekeeper
    inflow = .open(since: dependencies.timekeeper.now)
    deadline = dependencies.timekeeper.now + Self.lifetime
    expiry = Int(dependencies.date().timeIntervalSince1970 + Self.lifetime)
    sound = RealtimeSound(configuration.format)
    turns = configuration.turnDetection.map {
      RealtimeTurns($0, detector: dependencies.detector(), start: 0)
    }
    (reported, reports) = AsyncStream.makeStream()
  }

  func end(saying _: Farewell) {
    handle(.closed)
    watch?.cancel()
    reports.finish()
    link?.end(.goingAway)
    resumeWaiters()
  }

  /// Processes an event over the current connection, and returns once there is room for another.
  func take(_ text: String, over link: RealtimeLink) async {
    guard isOn(link) else { return }
    var event: String?
    do throws(RealtimeFault) {
      guard
        let fields = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let type = fields["type"] as? String
      else { throw .notJSON }
      event = fields["event_id"] as? String
      switch type {
      case "session.update": try update(fields["session"])
      case "input_audio_buffer.append": try append(fields["audio"])
      case "input_audio_buffer.commit": try commit()
      case "input_audio_buffer.clear": clear()
      default: throw .unknown(type)
      }
    } catch {
      var fault = error
      fault.event = event.map { String($0.prefix(512)) }
      post(.error(fault))
    }
    await waitForRoom(over: link)
  }

  /// Passes an event to the machine and performs its effects; returns `false` if it was refused.
  @discardableResult
  func handle(_ event: ItemEvent) -> Bool {
    let moment = ItemMoment(
      now: timekeeper.now, wantsText: configuration.transcription != nil,
      sendsInterims: configuration.sendsInterims)
    switch machine.handle(event, moment) {
    case .move(_, let effects, _), .stay(let effects, _): for effect in effects { perform(effect) }
    case .ignore: break
    case .refuse: return false
    case .impossible(let reason): assertionFailure(reason)
    }
    return true
  }

  private var isOver: Bool { machine.state == .over }

  private var fields: [String: JSONValue] {
    configuration.fields.merging([
      "id": .string(id), "expires_at": .whole(expiry),
      "hark": [
        "interim": .bool(configuration.sendsInterims), "resume": .number(Self.resumeWithin),
      ],
    ]) { $1 }
  }

  var locale: LocaleTag? {
    let wanted = configuration.transcription?.language.flatMap(LocaleTag.init)
    let known = recognizer.traits.locales
    return LocaleTag.resolve([wanted].compactMap(\.self), among: known) ?? known.first
  }
}

// The session's connections.
extension RealtimeSession {
  func begin(over link: RealtimeLink) {
    // The server may be shutting down.
    if isOver { return link.end(.goingAway) }
    (self.link, newest) = (link, link)
    Task { [weak self, reported] in
      for await (number, report) in reported { await self?.take(report, of: number) }
    }
    if recognizer.unavailability != nil {
      post(.error(.unavailable))
      return link.end(.normalClosure)
    }
    post(.created(fields))
    watch = Task { [weak self, timekeeper] in
      while (try? await timekeeper.sleep(until: timekeeper.now + Self.checkEvery)) != nil {
        guard await self?.endIfExpired() == false else { return }
      }
    }
  }

  /// Resumes over `link` and returns the first event; `nil` if the session cannot be resumed.
  func resume(over link: RealtimeLink, seen: Int) -> RealtimeEvent? {
    guard !isOver, log.reaches(seen) else { return nil }
    let greeting = RealtimeEvent.resumed(samples: sound.taken, commits: commitsTaken)
    // A client that connects twice uses its newer connection.
    if let newest, newest.sequence > link.sequence {
      link.end(.normalClosure)
      return greeting
    }
    self.link?.end(.normalClosure)
    (self.link, newest) = (link, link)
    sound.forgetHalf()
    inflow.arrived(at: timekeeper.now)
    resumeWaiters()
    return greeting
  }

  /// Returns whether a client that last saw event `number` can never resume: either the session has
  /// ended, or the client is disconnected and later events have been discarded.
  func isBeyond(_ number: Int) -> Bool { isOver || link == nil && log.hasForgotten(number) }

  /// Detaches `link`, and returns whether it was the newest connection.
  @discardableResult
  func detach(_ link: RealtimeLink) -> Bool {
    guard newest === link else { return false }
    self.link = nil
    resumeWaiters()
    return true
  }

  nonisolated var isConnected: Bool { hasLink.load(ordering: .sequentiallyConsistent) }

  /// Whether the session continues while its client is disconnected; only clients that request
  /// interim text can resume.
  var isKept: Bool { !isOver && configuration.sendsInterims }

  func isOn(_ link: RealtimeLink) -> Bool { !isOver && self.link === link }

  func next(after number: Int, over link: RealtimeLink) -> (Int, RealtimeEvent)? {
    guard self.link === link else { return nil }
    // The client read too slowly and has missed events that are now discarded.
    guard log.reaches(number) else {
      link.end(.policyViolation)
      return nil
    }
    return log.next(after: number).map { ($0.number, $0.event) }
  }

  /// Sends an event to the client, now or when it resumes.
  func post(_ event: RealtimeEvent) {
    log.add(event)
    link?.wakeUp.send()
  }

  /// Ends a session that has expired, or whose client has abandoned an open turn, which occupies a
  /// decoder; returns whether the session is over.
  private func endIfExpired() -> Bool {
    guard !isOver else { return true }
    let isOld = timekeeper.now >= deadline
    let isAbandoned =
      machine.openSamples > 0 && inflow.isSilent(since: timekeeper.now - Self.idleLimit)
    guard isOld || isAbandoned else { return false }
    post(.error(isOld ? .expired : .idle))
    link?.end(.normalClosure)
    end(saying: .idle)
    return true
  }
}

// The client's requests.
extension RealtimeSession {
  private func update(_ session: Any?) throws(RealtimeFault) {
    let old = configuration
    try configuration.update(session, locales: recognizer.traits.locales)
    if configuration.format != old.format {
      take(sound.rest())
      sound = RealtimeSound(configuration.format, taken: sound.taken)
    }
    if configuration.turnDetection != old.turnDetection { changeTurns() }
    post(.updated(fields))
  }

  private func changeTurns() {
    guard let detection = configuration.turnDetection else {
      turns = nil
      return
    }
    if turns == nil {
      handle(.detectionBegan)
      turns = RealtimeTurns(detection, detector: makeDetector(), start: heard)
    } else {
      turns?.adopt(detection)
    }
  }

  private func append(_ audio: Any?) throws(RealtimeFault) {
    guard let base64 = audio as? String else { throw .noAudio }
    let samples = try sound.samples(of: base64)
    inflow.arrived(at: timekeeper.now)
    take(samples)
  }

  private func take(_ samples: [Float]) {
    guard !samples.isEmpty else { return }
    heard += samples.count
    for finding in turns?.hear(samples) ?? [.sound(samples)] { act(on: finding) }
  }

  private func act(on finding: RealtimeTurns.Finding) {
    switch finding {
    case .started(let place):
      handle(.turnStarted(item: newItem(), milliseconds: Self.milliseconds(place)))
    case .sound(let samples): handle(.soundArrived(samples, item: newItem()))
    case .ended(let place): handle(.turnEnded(milliseconds: Self.milliseconds(place)))
    }
  }

  private func newItem() -> String { "item_" + newName() }

  private static func milliseconds(_ samples: Int) -> Int {
    samples * 1_000 / AudioChunk.sampleRate
  }

  private func commit() throws(RealtimeFault) {
    commitsTaken += 1
    take(sound.rest())
    if let finding = turns?.end() { return act(on: finding) }
    guard turns == nil else { throw .noTurn }
    guard handle(.committed) else { throw .nothingToCommit }
  }

  private func clear() {
    _ = sound.rest()
    turns?.forget()
    handle(.cleared)
  }
}
