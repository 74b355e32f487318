import Hark

// The messages from the page.
extension PageSession {
  /// Handles a message that arrived over `link`.
  func take(_ message: PageMessage, over link: PageLink) throws(WireFault) {
    guard outbox.link === link else { return }
    switch message {
    case .hello: throw .secondHello
    case .person(let request): try take(request)
    case .permission(let status): permissions.take(status)
    case .microphone(let opening, let news): try microphone.take(news, of: opening)
    case .settings(let reducesMotion):
      style.reducesMotion = reducesMotion
      outbox.screenChanged()
    case .devices(let devices): self.devices.take(devices)
    case .playback(let playback, let news): try loudspeaker.take(news, of: playback)
    case .seen(let event): if !outbox.seen(event) { throw .strangeEvent }
    case .ping(let at): link.pong(at)
    }
  }

  /// Handles audio that arrived over `link`.
  func take(_ sound: WireSound, over link: PageLink) throws(WireFault) {
    if outbox.link === link { try microphone.take(sound) }
  }

  private func take(_ request: ActionRequest) throws(WireFault) {
    // The page repeats a request if it does not know whether the request arrived.
    guard request.id > received else { return }
    guard request.id == received + 1 else { throw .gap }
    var request = request
    request.after = request.after ?? microphone.heard
    guard case .enqueued = requests.yield(request) else { throw .crowd }
    received = request.id
  }

  /// Performs the user's action, after the audio that precedes it.
  func perform(_ request: ActionRequest) async {
    // The page repeats the action to the server that resumes the session.
    if isOver { return }
    if let place = request.after {
      await microphone.carried(to: place)
      if isOver { return }
    }
    resuming = nil
    // An action that the screen does not have counts as done, which the page learns from its next
    // greeting.
    do { try await screen.act(request.action) } catch { outbox.link?.end(.rule(.strangeAction)) }
    done = request.id
    outbox.screenChanged()
  }
}
