// Starting and stopping.
extension SpeechBridge {
  func start() async -> BridgeReply {
    guard let locale = session.locale else { return .refused(.localeUnsupported) }
    // What begins while another ends begins when that is over.
    while let stopping { await stopping.value }
    if !translator.isOn {
      // Another bridge listens, and it would hear nothing of what is said to this one.
      guard floor.take(ObjectIdentifier(self)) else { return .refused(.microphoneBusy) }
      translator.start()
      do {
        try await activate()
      } catch {
        translator = BridgeTranslator()
        tell([])
        return .refused(.microphoneBusy)
      }
    }
    await wait { $0.beginning != nil }
    if case .failure(let refusal) = translator.beginning { return .refused(refusal.code) }
    return .started(locale: locale, isFallback: isFallback)
  }

  private func activate() async throws {
    // A session takes what follows at once for a tap that a finger made twice.
    let soonest = lastActivation + GestureTiming.debounce + 0.001
    if timekeeper.now < soonest { try await timekeeper.sleep(until: soonest) }
    // Whatever failed before is no news to who starts anew.
    try? await session.dismissFailure()
    try await session.activate()
    lastActivation = timekeeper.now
    // The other side has explained before it asked.
    try? await session.acceptRationale()
  }

  /// The final text comes before this returns, nothing after it (O56); a second one ends with the
  /// first.
  func stop() async -> BridgeReply {
    guard translator.isOn || stopping != nil else { return .stopped }
    let task = stopping ?? Task { await close(within: Self.longestStop) }
    stopping = task
    await task.value
    return .stopped
  }

  private func close(within seconds: Double) async {
    let deadline = timekeeper.now + seconds
    let alarm = Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      await self?.close()
    }
    try? await session.stop()
    await wait { $0.isSettled }
    alarm.cancel()
    if !translator.hasEnded { await giveUp() }
    stopping = nil
    close()
  }

  /// Also while the system is asking: behind its answer the microphone would open unheard.
  private func giveUp() async {
    do { try await session.cancel() } catch { await session.end() }
  }
}
