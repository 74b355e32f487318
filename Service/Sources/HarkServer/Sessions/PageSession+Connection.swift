import Foundation
import Hark

// A connection comes and goes.
extension PageSession {
  /// Whether a page is connected.
  nonisolated var isConnected: Bool { outbox.link != nil }

  /// Shows the session over `link`; another page that showed it is told so.
  func attach(_ link: PageLink, _ hello: Hello) async {
    absence?.cancel()
    style.reducesMotion = hello.reducesMotion
    permissions.take(hello.permission)
    let picture = await screen.picture(style)
    shown = (done, picture.screen)
    shownSound = picture.sound
    let (done, heard) = (done, microphone.heard)
    let before = outbox.attach(link, seen: hello.resume?.seen ?? 0) { [id, style] event in
      let welcome = Envelope.Welcome(
        session: id, isResumed: hello.resume != nil, done: done, heard: heard,
        language: style.wording.language.tag, words: style.wording.fixed, screen: picture.screen)
      return Envelope.welcome(event: event, welcome).json
    }
    microphone.connect(true)
    before?.end(.replaced)
  }

  /// The connection is gone; `expire` is called when no other came in time.
  func detach(_ link: PageLink, expire: @escaping @Sendable () async -> Void) {
    guard outbox.detach(link) else { return }
    microphone.connect(false)
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
