import Foundation
import Hark

// Connecting and disconnecting.
extension PageSession {
  /// Whether a page is connected.
  nonisolated var isConnected: Bool { outbox.link != nil }

  /// Attaches the page on `link` to the session; a page attached before is replaced.
  ///
  /// `turn` is the order in which pages asked for the session. A page that a later one has overtaken is
  /// itself replaced: it may be the document that was reloaded. Returns `false` if the session has ended
  /// in the meantime.
  func attach(_ link: PageLink, _ hello: Hello, turn: Int) async -> Bool {
    absence?.cancel()
    style.reducesMotion = hello.reducesMotion
    permissions.greet(hello.permission)
    // Read before the screen, which may be newer than this by then, but never older.
    let done = done
    let picture = await screen.picture(style)
    if isOver { return false }
    if turn < newestTurn {
      link.end(.replaced)
      return true
    }
    newestTurn = turn
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
    microphone.connect(true)
    loudspeaker.connect(link)
    before?.end(.replaced)
    await voice.textTaken()
    return true
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
