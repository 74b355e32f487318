import Foundation
import Hark
import HarkServices
import Synchronization

/// One client's transcription session: its sound becomes turns, and turns become text.
///
/// A task of recognition hears turn after turn while sound comes, which makes its words better, and is
/// ended when a client has been silent for a while, so that others get its decoder. The session lives
/// on for a while when its connection is gone, and goes on over another: what it said is numbered and
/// kept, and it knows what it has taken.
actor RealtimeSession: GuestSession {
  /// Seconds for which a session holds, as at OpenAI.
  static let lifetime = 1_800.0

  /// Seconds for which a client that is gone may come back.
  static let resumeWithin = 20.0

  /// Seconds between two looks whether the session is over.
  private static let look = 5.0

  /// The shortest turn that a client may commit, in samples, as at OpenAI.
  private static let shortest = AudioChunk.sampleRate / 10

  /// Seconds for which a begun turn may stand without sound.
  static let idleLimit = 30.0

  let id = "sess_" + SessionHub.newName()
  let recognizer: any Recognizer
  let timekeeper: any Timekeeper
  let reports: AsyncStream<(Int, RecognitionReport)>.Continuation
  private let makeDetector: @Sendable () -> any VoiceDetector
  private let expiry: Int
  private let deadline: Double

  private(set) var configuration: RealtimeConfiguration
  var turns: RealtimeTurns?
  var tasks: [HeardTask] = []
  var taskCount = 0

  /// The item that is being heard, and how much sound of it there is.
  var openItem: String?
  var openSamples = 0

  /// The last item whose task broke: what still comes of it has no text.
  var brokenItem: String?
  var lastItem: String?

  /// How many of its client's events wait until there is room.
  var heldUp = 0
  var roomAskers: [CheckedContinuation<Void, Never>] = []
  private(set) var isOver = false

  private var sound: RealtimeSound
  private var heard = 0
  private var lastSound: Double
  private var commitsTaken = 0
  private var log = RealtimeLog()
  private var link: RealtimeLink? {
    didSet { hasLink.store(link != nil, ordering: .sequentiallyConsistent) }
  }
  private let hasLink = Atomic(false)
  private var watch: Task<Void, Never>?

  init(_ configuration: RealtimeConfiguration, _ dependencies: SessionDependencies) {
    self.configuration = configuration
    recognizer = dependencies.recognizer
    makeDetector = dependencies.detector
    timekeeper = dependencies.timekeeper
    lastSound = dependencies.timekeeper.now
    deadline = dependencies.timekeeper.now + Self.lifetime
    expiry = Int(Date().timeIntervalSince1970 + Self.lifetime)
    sound = RealtimeSound(configuration.format)
    turns = configuration.turnDetection.map {
      RealtimeTurns($0, detector: dependencies.detector(), start: 0)
    }
    let (stream, reports) = AsyncStream<(Int, RecognitionReport)>.makeStream()
    self.reports = reports
    Task { [weak self] in for await (number, report) in stream { await self?.hear(number, report) }
    }
  }

  /// Drops everything.
  func end() {
    isOver = true
    watch?.cancel()
    for task in tasks { task.task?.cancel() }
    tasks = []
    reports.finish()
    link?.end(.goingAway)
    tellOfRoom()
  }

  /// Whether a turn was begun and then left alone; nobody else can have its decoder.
  ///
  /// Whoever is not let in has not left it alone.
  private var isForsaken: Bool {
    openSamples > 0 && heldUp == 0 && timekeeper.now - lastSound > Self.idleLimit
  }

  /// Takes an event of the client's; returns once there is room for another.
  ///
  /// What comes over a connection that has been replaced is nobody's.
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

  private var fields: [String: JSONValue] {
    configuration.fields.merging([
      "id": .string(id), "expires_at": .number(Double(expiry)),
      "hark": .object([
        "interim": .bool(configuration.tellsInterims), "resume": .number(Self.resumeWithin),
      ]),
    ]) { $1 }
  }

  var locale: LocaleTag? {
    let wanted = configuration.transcription?.language.flatMap(LocaleTag.init)
    let known = recognizer.traits.locales
    return LocaleTag.resolve([wanted].compactMap(\.self), among: known) ?? known.first
  }
}

// Its connections.
extension RealtimeSession {
  /// Greets the client.
  func begin(over link: RealtimeLink) {
    self.link = link
    if recognizer.unavailability != nil {
      post(.error(.unavailable))
      return link.end(.normalClosure)
    }
    post(.created(fields))
    watch = Task { [weak self, timekeeper] in
      while (try? await timekeeper.sleep(until: timekeeper.now + Self.look)) != nil {
        guard await self?.lookOn() == true else { return }
      }
    }
  }

  /// Goes on over `link` behind event `seen`; returns what the client is told first, nil where not all
  /// can be told that it has not heard.
  func resume(over link: RealtimeLink, seen: Int) -> RealtimeEvent? {
    guard !isOver, log.reaches(seen) else { return nil }
    self.link?.end(.normalClosure)
    self.link = link
    lastSound = timekeeper.now
    tellOfRoom()
    return .resumed(samples: sound.taken, commits: commitsTaken)
  }

  /// Whether a client that is away has seen event `number` and nothing behind it, so long ago that the
  /// events behind that are not kept any more.
  func isBeyond(_ number: Int) -> Bool { isOver || link == nil && log.hasForgotten(number) }

  /// `link` is gone; returns whether there is no connection now.
  @discardableResult
  func detach(_ link: RealtimeLink) -> Bool {
    if self.link === link { self.link = nil }
    tellOfRoom()
    return self.link == nil
  }

  /// Whether a client is connected; known without waiting, so that nobody can come in between.
  nonisolated var isConnected: Bool { hasLink.load(ordering: .sequentiallyConsistent) }

  /// Whether it is worth waiting for its client: for one that knows how to come back.
  var isKept: Bool { !isOver && configuration.tellsInterims }

  /// Whether what comes over `link` counts.
  func isOn(_ link: RealtimeLink) -> Bool { !isOver && self.link === link }

  /// What is to be sent over `link` behind event `number`; nil when there is nothing now.
  func next(after number: Int, over link: RealtimeLink) -> (Int, RealtimeEvent)? {
    guard self.link === link else { return nil }
    // Whoever reads too slowly for what is kept has missed something.
    guard log.reaches(number) else {
      link.end(.policyViolation)
      return nil
    }
    return log.next(after: number).map { ($0.number, $0.event) }
  }

  /// Says something to the client, now or when it comes back.
  func post(_ event: RealtimeEvent) {
    log.add(event)
    link?.ring()
  }

  /// Ends a session that is too old, or whose client has forsaken it; false when it is over.
  private func lookOn() -> Bool {
    guard !isOver else { return false }
    let isOld = timekeeper.now >= deadline
    guard isOld || isForsaken else { return true }
    post(.error(isOld ? .expired : .idle))
    link?.end(.normalClosure)
    end()
    return false
  }
}

// What the client asks for.
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
      if openItem != nil { endItem(isDropped: false) }
      turns = RealtimeTurns(detection, detector: makeDetector(), start: heard)
    } else {
      turns?.adopt(detection)
    }
  }

  private func append(_ audio: Any?) throws(RealtimeFault) {
    guard let base64 = audio as? String else { throw .noAudio }
    let samples = try sound.samples(of: base64)
    lastSound = timekeeper.now
    take(samples)
  }

  private func take(_ samples: [Float]) {
    guard !samples.isEmpty else { return }
    heard += samples.count
    guard let findings = turns?.hear(samples) else { return feed(samples) }
    for finding in findings { act(on: finding) }
  }

  private func act(on finding: RealtimeTurns.Finding) {
    switch finding {
    case .started(let place):
      let item = beginItem()
      post(.speechStarted(item: item, milliseconds: Self.milliseconds(place)))
    case .sound(let samples): feed(samples)
    case .ended(let place):
      guard let item = openItem else { return }
      post(.speechStopped(item: item, milliseconds: Self.milliseconds(place)))
      endItem(isDropped: false)
    }
  }

  private static func milliseconds(_ samples: Int) -> Int {
    samples * 1_000 / AudioChunk.sampleRate
  }

  private func commit() throws(RealtimeFault) {
    commitsTaken += 1
    take(sound.rest())
    if let finding = turns?.end() { return act(on: finding) }
    guard turns == nil else { throw .noTurn }
    guard openItem != nil, openSamples >= Self.shortest else { throw .nothingToCommit }
    endItem(isDropped: false)
  }

  private func clear() {
    _ = sound.rest()
    turns?.forget()
    if openItem != nil { endItem(isDropped: true) }
    post(.cleared)
  }

  /// The client was let in again.
  func wasLetIn() { lastSound = timekeeper.now }
}
