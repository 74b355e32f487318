import Foundation
import Hark
import HarkPresentation
import HarkScreens
import NIOCore

// Connecting and disconnecting.
extension PageSession {
  nonisolated var isConnected: Bool { outbox.link != nil }

  enum Attachment {
    case attached

    /// A page that connected later is already attached.
    case overtaken
    case ended
  }

  /// Attaches the page on `link`, in place of one that connected earlier.
  ///
  /// Returns `overtaken` if a page that connected later is attached, because `link` may then belong
  /// to a document that has since been reloaded.
  func attach(_ link: PageLink, _ hello: Hello) async -> Attachment {
    if isOvertaken(link) { return .overtaken }
    absence?.cancel()
    style.reducesMotion = hello.reducesMotion
    permissions.greet(hello.permission)
    await voice.finishText(as: hello.finishing)
    // `done` is read before the screen, so that the screen may be newer than `done`, but never
    // older.
    let done = done
    let picture = await picture()
    // The page does not repeat actions that are reported as done, so they must survive this server.
    await keep()
    if isOver { return .ended }
    if isOvertaken(link) { return .overtaken }
    shown = (done, picture.screen)
    shownSound = picture.sound
    let heard = microphone.heard
    let before = outbox.attach(link, seen: hello.resume?.seen ?? 0) { [id, style] event in
      let welcome = Envelope.Welcome(
        session: id, isResumed: hello.resume != nil, done: done, heard: heard,
        language: style.wording.language.locale.language, words: style.wording.fixed,
        screen: picture.screen)
      return Envelope.welcome(event: event, welcome).json
    }
    // The loss of the old connection may have been noticed in the meantime.
    absence?.cancel()
    permissions.repeatQuestion()
    microphone.connect(true)
    loudspeaker.connect(link)
    before?.end(.replaced)
    await voice.textTaken()
    return .attached
  }

  private func isOvertaken(_ link: PageLink) -> Bool {
    outbox.link.map { $0.sequence > link.sequence } ?? false
  }

  /// Handles a lost connection; the microphone is closed if the page does not reconnect in time.
  func detach(_ link: PageLink) {
    guard outbox.detach(link) else { return }
    microphone.connect(false)
    loudspeaker.connect(nil)
    let timekeeper = dependencies.timekeeper
    let deadline = timekeeper.now + Self.microphoneWithin
    absence = Task { [microphone] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      microphone.lose()
    }
  }
}

// The messages from the page.
extension PageSession {
  func take(_ message: PageMessage, over link: PageLink) async throws(WireFault) {
    guard outbox.link === link else { return }
    switch message {
    case .hello: throw .repeatedHello
    case .person(let request): try take(request)
    case .permission(let status): permissions.take(status)
    case .microphone(let opening, let news): try microphone.take(news, of: opening)
    case .settings(let reducesMotion, let finishing):
      style.reducesMotion = reducesMotion
      if let finishing { await voice.finishText(as: finishing) }
      outbox.screenChanged()
    case .devices(let devices): self.devices.take(devices)
    case .playback(let playback, let news): try loudspeaker.take(news, of: playback)
    case .seen(let event): if !outbox.seen(event) { throw .unknownEvent }
    case .ping(let at): link.pong(at)
    }
  }

  func take(_ sound: WireSound, over link: PageLink) throws(WireFault) {
    if outbox.link === link { try microphone.take(sound) }
  }

  private func take(_ request: ActionRequest) throws(WireFault) {
    // The page repeats the action to the server that resumes the session.
    if isOver { return }
    // The page repeats a request if it does not know whether the request arrived.
    guard request.id > received else { return }
    guard request.id == received + 1 || mayLackActions else { throw .gap }
    var request = request
    if !endsReplay, let replay = resuming?.replay {
      request.isRepeated = repeats(request, replay)
      endsReplay = !request.isRepeated && !request.action.keepsText
    }
    request.after = request.after ?? microphone.heard
    let reportedEnd = microphone.state.withLock { $0.reportedEnd }
    request.isEarly = request.after.map { $0.opening > reportedEnd } ?? false
    guard case .enqueued = requests.yield(request) else { throw .tooManyActions }
    received = request.id
    mayLackActions = false
  }

  /// Returns whether the request ended the recording that is being recognized again.
  ///
  /// The page may have kept audio beyond that point, because it closes its microphone later.
  private func repeats(_ request: ActionRequest, _ replay: KeptScreen.Recording) -> Bool {
    guard let place = request.after else { return request.action == .stop }
    guard request.action.endsRecording, place.opening == replay.place.opening else { return false }
    // A press ends a recording only when it is released.
    if [.press, .hold].contains(request.action) { return true }
    microphone.shorten(to: place.samples)
    resuming?.replay?.end = replay.end.map { min($0, place.samples) }
    return true
  }

  /// Performs the user's action, after the audio that precedes it.
  func perform(_ request: ActionRequest) async {
    if [.press, .hold, .activate].contains(request.action) {
      try? await dependencies.timekeeper.sleep(until: tapsFrom)
    }
    // A canceled recording need not be recognized again first.
    if let place = request.after, request.action != .cancel || resuming?.replay == nil {
      await microphone.consumed(to: place)
    }
    // The page repeats the action to the server that resumes the session.
    if isOver { return }
    if request.action == .cancel { finishing?.cancel() }
    if !request.isRepeated {
      if resuming?.replay == nil || !request.action.keepsText { resuming = nil }
      // An action that the screen does not support counts as done, which the next `welcome` reports
      // to the page.
      do { try await screen.act(await meaning(of: request)) } catch {
        outbox.link?.end(.rule(.unsupportedAction))
      }
    }
    if let place = request.after, request.action == .cancel || request.action.endsRecording {
      microphone.state.withLock { $0.conclude(place.opening) }
    }
    done = request.id
    outbox.screenChanged()
  }

  /// Returns the action to perform: a press that was meant to stop a recording must not begin
  /// another one, although it arrives after the end.
  private func meaning(of request: ActionRequest) async -> PersonAction {
    guard request.isEarly, [.press, .hold, .activate].contains(request.action),
      let place = request.after
    else { return request.action }
    if microphone.state.withLock({ $0.hasEndedAlone(place.opening) }) { return .stop }
    // The audio after the press has arrived, too, and may end the recording before the microphone closes.
    let recordings = await voice.recordings
    let origin = microphone.origin.place
    guard origin.opening == place.opening else { return request.action }
    if recordings.underWay != nil { return request.action == .activate ? .stop : request.action }
    let hasEndedSince = recordings.stoppedAt.map { origin.samples + $0 >= place.samples } ?? false
    return hasEndedSince ? .stop : request.action
  }
}

// The messages to the page.
extension PageSession {
  func next(for link: PageLink) async -> WebSocketSending? {
    // A page that continues elsewhere must not see the effects of ending the session here.
    if isOver { return nil }
    if let greeting = outbox.takeGreeting(for: link) {
      link.welcome()
      return .text(ByteBuffer(bytes: greeting))
    }
    while true {
      if let (event, message) = outbox.nextMessage(for: link) {
        return .text(ByteBuffer(bytes: Envelope.message(event: event, message).json))
      }
      if let sound = loudspeaker.next(for: link) { return .binary(sound.bytes) }
      guard outbox.takeScreen(for: link) else { return nil }
      if let news = await draw(for: link) { return .text(ByteBuffer(bytes: news)) }
    }
  }

  nonisolated var nextEvent: Int { outbox.nextEvent() }

  private func draw(for link: PageLink) async -> Data? {
    // `done` is read before the screen, so that the screen may be newer than `done`, but never
    // older.
    let done = done
    let picture = await picture()
    // Text that the user has read must survive this server.
    await keep()
    guard outbox.link === link, !isOver else { return nil }
    if shown?.done != done || shown?.screen.still != picture.screen.still {
      if let problem = picture.screen.problem, problem != shown?.screen.problem {
        outbox.post(.announce(problem, isUrgent: true))
      }
      if picture.screen.isRecorded, shown?.screen.isRecorded != true {
        outbox.post(.announce(style.wording[notice: .recorded], isUrgent: false))
      }
      shown = (done, picture.screen)
      shownSound = picture.sound
      return Envelope.show(event: outbox.nextEvent(), done: done, picture.screen).json
    }
    guard shownSound != picture.sound else { return nil }
    shownSound = picture.sound
    return Envelope.level(picture.sound).json
  }

  func changed(_ moment: DrawingMoment) {
    announce(moment)
    switch pace.change(moment, at: dependencies.timekeeper.now) {
    case .now: outbox.screenChanged()
    case .awaited: break
    case .at(let moment):
      Task { [dependencies, weak self] in
        try? await dependencies.timekeeper.sleep(until: moment)
        await self?.paceReached()
      }
    }
  }

  private func paceReached() {
    pace.reached(at: dependencies.timekeeper.now)
    outbox.screenChanged()
  }

  private func announce(_ moment: DrawingMoment) {
    let new = moment.phase
    // A call that is over is not ready for speech.
    if moment.call?.isOver != true,
      let text = Look.announcement(
        from: phase, to: new, experience: style.experience, wording: style.wording)
    {
      var isUrgent = false
      if case .failed = new { isUrgent = true }
      outbox.post(.announce(text, isUrgent: isUrgent))
    }
    phase = new
    for text in [
      news.take(moment.news, isRecording: new.isRecording),
      hints.take(moment.hintNews, isRecording: new.isRecording),
    ].compactMap(\.self) { outbox.post(.announce(text, isUrgent: false)) }
  }
}

extension ScreenView {
  /// The problem of a component other than voice input, whose problems are announced separately.
  fileprivate var problem: String? {
    capture?.saveProblem ?? composer?.replyProblem ?? call?.settings.failure
      ?? call?.settings.recordingFailure
  }

  /// Whether the call is being recorded and saved; the user is always informed when this starts.
  fileprivate var isRecorded: Bool { call?.isRecorded == true }

  /// The screen without the values that are sent with each level.
  fileprivate var still: ScreenView {
    var view = self
    view.timer = nil
    view.level = LevelView(LevelLook(level: 0))
    if let orb = view.call?.orb { view.call?.orb = orb.still }
    return view
  }
}
