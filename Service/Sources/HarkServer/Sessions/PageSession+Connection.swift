import Foundation
import Hark

// A connection comes and goes.
extension PageSession {
  /// Whether a page is connected.
  nonisolated var isConnected: Bool { outbox.link != nil }

  /// Shows the session over `link`; another page that showed it is told so.
  ///
  /// False when it has ended meanwhile.
  func attach(_ link: PageLink, _ hello: Hello) async -> Bool {
    absence?.cancel()
    style.reducesMotion = hello.reducesMotion
    permissions.greet(hello.permission)
    // Read before the screen is, which may be further by then but never less far.
    let done = done
    let picture = await screen.picture(style)
    if isOver { return false }
    shown = (done, picture.screen)
    shownSound = picture.sound
    let heard = microphone.heard
    let before = outbox.attach(link, seen: hello.resume?.seen ?? 0) { [id, style] event in
      let welcome = Envelope.Welcome(
        session: id, isResumed: hello.resume != nil, done: done, heard: heard,
        language: style.wording.language.tag, words: style.wording.fixed, screen: picture.screen)
      return Envelope.welcome(event: event, welcome).json
    }
    // The old connection may have been found gone meanwhile.
    absence?.cancel()
    microphone.connect(true)
    loudspeaker.connect(link)
    before?.end(.replaced)
    await voice.textTaken()
    return true
  }

  /// The connection is gone; `expire` is called when no other came in time.
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
