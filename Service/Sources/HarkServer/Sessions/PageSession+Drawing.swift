import Foundation
import Hark
import HarkScreens
import NIOCore

// The messages to the page.
extension PageSession {
  /// Returns the next message for `link`; `nil` if there is none.
  func next(for link: PageLink) async -> WebSocketSending? {
    // A page that continues elsewhere must not see the effects of ending the session here.
    if isOver { return nil }
    if let greeting = outbox.takeGreeting(for: link) { return .text(ByteBuffer(bytes: greeting)) }
    while true {
      if let (event, message) = outbox.nextMessage(for: link) {
        return .text(ByteBuffer(bytes: Envelope.message(event: event, message).json))
      }
      if let sound = loudspeaker.next(for: link) { return .binary(sound.bytes) }
      guard outbox.takeScreen(for: link) else { return nil }
      if let news = await draw(for: link) { return .text(ByteBuffer(bytes: news)) }
    }
  }

  /// The event number for a goodbye.
  nonisolated var nextEvent: Int { outbox.nextEvent() }

  private func draw(for link: PageLink) async -> Data? {
    // `done` is read before the screen, so that the screen may be newer than `done`, but never
    // older.
    let done = done
    let picture = await screen.picture(style)
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

  /// Handles a change of the screen.
  func changed(_ moment: DrawingMoment) {
    announce(moment.phase)
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

  private func announce(_ new: Phase) {
    defer { phase = new }
    let text = Look.announcement(
      from: phase, to: new, experience: style.experience, wording: style.wording)
    guard let text else { return }
    var isUrgent = false
    if case .failed = new { isUrgent = true }
    outbox.post(.announce(text, isUrgent: isUrgent))
  }
}

extension ScreenView {
  /// The problem of a component other than voice input, whose problems are announced separately.
  fileprivate var problem: String? {
    capture?.saveProblem ?? composer?.replyProblem ?? call?.settings.failure
      ?? call?.settings.recordingFailure
  }

  /// Whether the call is being recorded and saved, which the user must not miss.
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
