import Foundation
import Hark
import HarkScreens

/// One person's session: a screen over a voice session in this process, shown by a page at the other
/// end of a connection.
///
/// The session outlives the connection for a while, so that a page that was cut off goes on where it
/// was. What the person did is done in order, each once, behind the sound that came before it.
actor PageSession {
  /// Its name, which nobody can guess.
  nonisolated let id: String

  /// Whose it is.
  nonisolated let user: String

  private let supplies: SessionSupplies
  private let screen: ScreenHandle
  private let outbox: Outbox
  private let microphone: RemoteMicrophone
  private let permissions: RemotePermissions
  private let deeds: AsyncStream<PersonDeed>.Continuation
  private var manner: ScreenManner
  private var pace = DrawingPace()
  private var phase = Phase.idle

  /// The last action that has come, and the last that is done.
  private var received = 0
  private var done = 0

  /// What the page shows.
  private var shown: (done: Int, screen: ScreenView)?
  private var shownSound: SoundView?
  private var absence: Task<Void, Never>?
  private var isOver = false
  private var work: [Task<Void, Never>] = []

  /// How many actions may wait to be done.
  static let deedLimit = 256

  /// How long a microphone may do without a connection, in seconds.
  static let microphoneWithin = 15.0

  /// How long a session may, in seconds.
  static let resumeWithin = 60.0

  /// Begins a session; nil when no page shows such an experience.
  init?(id: String, _ hello: Hello, user: String, _ supplies: SessionSupplies) {
    guard
      let experience = ScreenMaker.experiences.first(where: { $0.name == hello.experience })
    else { return nil }
    let language = hello.language ?? .americanEnglish
    let outbox = Outbox()
    let permissions = RemotePermissions(hello.permission, outbox)
    let microphone = RemoteMicrophone(outbox, permissions, supplies.timekeeper)
    let session = VoiceSession(
      experience: experience, microphone: microphone, recognizer: supplies.recognizer,
      permissions: permissions, haptics: RemoteHaptics(outbox: outbox),
      timekeeper: supplies.timekeeper, deviceLocale: language)
    let maker = ScreenMaker(
      supplies: supplies, user: user, language: language,
      openSettings: { outbox.post(.openSettings) })
    guard let screen = maker.run(experience, session) else { return nil }
    self.id = id
    self.user = user
    self.supplies = supplies
    self.screen = screen
    self.outbox = outbox
    self.microphone = microphone
    self.permissions = permissions
    manner = ScreenManner(experience, language: language, reducesMotion: hello.reducesMotion)
    let wanted: AsyncStream<PersonDeed>
    (wanted, deeds) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(Self.deedLimit))
    Task { await self.begin(wanted) }
  }

  private func begin(_ wanted: AsyncStream<PersonDeed>) {
    work = [
      Task { [weak self] in for await deed in wanted { await self?.perform(deed) } },
      Task { [weak self, screen] in
        for await field in await screen.changes() { await self?.changed(field) }
      },
    ]
  }

  /// Gives everything up; the page is told why.
  func end(_ farewell: Farewell) async {
    isOver = true
    absence?.cancel()
    deeds.finish()
    outbox.link?.end(farewell)
    await screen.end()
    for task in work { task.cancel() }
  }
}

// A connection comes and goes.
extension PageSession {
  /// Whether a page is connected.
  nonisolated var isConnected: Bool { outbox.link != nil }

  /// Shows the session over `link`; another page that showed it is told so.
  ///
  /// False when it has ended meanwhile.
  func attach(_ link: PageLink, _ hello: Hello) async -> Bool {
    absence?.cancel()
    manner.reducesMotion = hello.reducesMotion
    permissions.greet(hello.permission)
    // Read before the screen is, which may be further by then but never less far.
    let done = done
    let picture = await screen.picture(manner)
    if isOver { return false }
    shown = (done, picture.screen)
    shownSound = picture.sound
    let heard = microphone.heard
    let before = outbox.attach(link, seen: hello.resume?.seen ?? 0) { [id, manner] event in
      let welcome = Envelope.Welcome(
        session: id, isResumed: hello.resume != nil, done: done, heard: heard,
        language: manner.wording.language.tag, words: manner.wording.fixed, screen: picture.screen)
      return Envelope.welcome(event: event, welcome).json
    }
    microphone.connect(true)
    before?.end(.replaced)
    return true
  }

  /// The connection is gone; `expire` is called when no other came in time.
  func detach(_ link: PageLink, expire: @escaping @Sendable () async -> Void) {
    guard outbox.detach(link) else { return }
    microphone.connect(false)
    let gone = supplies.timekeeper.now
    absence = Task { [supplies, microphone] in
      guard (try? await supplies.timekeeper.sleep(until: gone + Self.microphoneWithin)) != nil
      else { return }
      microphone.lose()
      guard (try? await supplies.timekeeper.sleep(until: gone + Self.resumeWithin)) != nil
      else { return }
      await expire()
    }
  }
}

// What the page says.
extension PageSession {
  /// Takes a message that came over `link`.
  func take(_ message: PageMessage, over link: PageLink) throws(WireFault) {
    guard outbox.link === link else { return }
    switch message {
    case .hello: throw .secondHello
    case .person(let deed): try take(deed)
    case .permission(let status): permissions.take(status)
    case .microphone(let opening, let news): try microphone.take(news, of: opening)
    case .settings(let reducesMotion):
      manner.reducesMotion = reducesMotion
      outbox.screenChanged()
    case .seen(let event): if !outbox.seen(event) { throw .strangeEvent }
    case .ping(let at): link.pong(at)
    }
  }

  /// Takes sound that came over `link`.
  func take(_ sound: WireSound, over link: PageLink) throws(WireFault) {
    if outbox.link === link { try microphone.take(sound) }
  }

  private func take(_ deed: PersonDeed) throws(WireFault) {
    // Sent again because the page did not know that it had come.
    guard deed.id > received else { return }
    guard deed.id == received + 1 else { throw .gap }
    var deed = deed
    deed.after = deed.after ?? microphone.heard
    guard case .enqueued = deeds.yield(deed) else { throw .crowd }
    received = deed.id
  }

  private func perform(_ deed: PersonDeed) async {
    if let place = deed.after { await microphone.carried(to: place) }
    // An action that the screen does not have is done with: the page is told at its next greeting.
    do { try await screen.act(deed.action) } catch { outbox.link?.end(.rule(.strangeAction)) }
    done = deed.id
    outbox.screenChanged()
  }
}

// What the page is shown.
extension PageSession {
  /// The next message for `link`; nil when there is none now.
  func next(for link: PageLink) async -> Data? {
    if let greeting = outbox.takeGreeting(for: link) { return greeting }
    while let next = outbox.next(for: link) {
      switch next {
      case .message(let event, let message): return Envelope.message(event: event, message).json
      case .screen: if let news = await draw(for: link) { return news }
      }
    }
    return nil
  }

  /// A number for a goodbye.
  nonisolated var nextEvent: Int { outbox.nextEvent() }

  private func draw(for link: PageLink) async -> Data? {
    // Read before the screen is, which may be further by then but never less far.
    let done = done
    let picture = await screen.picture(manner)
    guard outbox.link === link else { return nil }
    if shown?.done != done || shown?.screen.still != picture.screen.still {
      if let problem = picture.screen.problem, problem != shown?.screen.problem {
        outbox.post(.announce(problem, isUrgent: true))
      }
      shown = (done, picture.screen)
      shownSound = picture.sound
      return Envelope.show(event: outbox.nextEvent(), done: done, picture.screen).json
    }
    guard shownSound != picture.sound else { return nil }
    shownSound = picture.sound
    return Envelope.level(picture.sound).json
  }

  private func changed(_ field: VoiceField) {
    announce(field.snapshot.phase)
    switch pace.change(field, at: supplies.timekeeper.now) {
    case .now: outbox.screenChanged()
    case .awaited: break
    case .at(let moment):
      Task { [supplies, weak self] in
        try? await supplies.timekeeper.sleep(until: moment)
        await self?.paceReached()
      }
    }
  }

  private func paceReached() {
    pace.reached(at: supplies.timekeeper.now)
    outbox.screenChanged()
  }

  private func announce(_ new: Phase) {
    defer { phase = new }
    let text = Look.announcement(
      from: phase, to: new, experience: manner.experience, wording: manner.wording)
    guard let text else { return }
    var isUrgent = false
    if case .failed = new { isUrgent = true }
    outbox.post(.announce(text, isUrgent: isUrgent))
  }
}

extension ScreenView {
  /// What went wrong beside the voice, which has announcements of its own.
  fileprivate var problem: String? { capture?.saveProblem ?? composer?.replyProblem }

  /// The screen without what goes over the wire with each level.
  fileprivate var still: ScreenView {
    var view = self
    view.timer = nil
    view.level = LevelView(LevelLook(level: 0))
    view.mealLog?.bars = []
    return view
  }
}
