import Foundation
import Hark

// Connecting and disconnecting.
extension PageSession {
  /// Whether a page is connected.
  nonisolated var isConnected: Bool { outbox.link != nil }

  /// The outcome of attaching a page.
  enum Attachment {
    case attached

    /// A page that connected later is attached.
    case overtaken

    /// The session has ended.
    case ended
  }

  /// Attaches the page on `link` to the session; a page that was attached before is replaced.
  ///
  /// A page that connected later stays attached, because the earlier one may be a document that has
  /// been reloaded since.
  func attach(_ link: PageLink, _ hello: Hello) async -> Attachment {
    if isOvertaken(link) { return .overtaken }
    absence?.cancel()
    style.reducesMotion = hello.reducesMotion
    permissions.greet(hello.permission)
    // `done` is read before the screen, so that the screen may be newer than `done`, but never
    // older.
    let done = done
    let picture = await screen.picture(style)
    if isOver { return .ended }
    if isOvertaken(link) { return .overtaken }
    shown = (done, picture.screen)
    shownSound = picture.sound
    let heard = microphone.heard
    let before = outbox.attach(link, seen: hello.resume?.seen ?? 0) { [id, style] event in
      let welcome = Envelope.Welcome(
        session: id, isResumed: hello.resume != nil, done: done, heard: heard,
        language: style.wording.language.tag, words: style.wording.fixed, screen: picture.screen)
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

  /// Whether a page is attached that connected later than the one on `link`.
  private func isOvertaken(_ link: PageLink) -> Bool {
    outbox.link.map { $0.turn > link.turn } ?? false
  }

  /// Handles the loss of the connection; `expire` is called if no other connection arrives in time.
  func detach(_ link: PageLink, expire: @escaping @Sendable () async -> Void) {
    guard outbox.detach(link) else { return }
    microphone.connect(false)
    loudspeaker.connect(nil)
    let gone = dependencies.timekeeper.now
    absence = Task { [dependencies, microphone] in
      guard (try? await dependencies.timekeeper.sleep(until: gone + Self.microphoneWithin)) != nil
      else { return }
      microphone.lose()
      guard (try? await dependencies.timekeeper.sleep(until: gone + Self.resumeWithin)) != nil
      else { return }
      await expire()
    }
  }
}
