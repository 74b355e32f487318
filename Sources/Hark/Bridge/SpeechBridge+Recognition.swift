// Starting and stopping recognition.
extension SpeechBridge {
  func start() async -> BridgeReply {
    guard let locale = session.locale else { return .refused(.localeUnsupported) }
    // A start during a stop waits until the stop is complete.
    while let stopping { await stopping.value }
    if !translator.isOn {
      // If another bridge is listening, this one would receive no audio.
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
    // The session treats an activation that follows another too soon as an accidental double tap
    // and ignores it.
    let soonest = lastActivation + GestureTiming.debounce + 0.001
    if timekeeper.now < soonest { try await timekeeper.sleep(until: soonest) }
    // An earlier failure is not worth reporting at a new start.
    try? await session.dismissFailure()
    try await session.activate()
    lastActivation = timekeeper.now
    // The other side has already shown its own explanation.
    try? await session.acceptRationale()
  }

  /// Stops recognition; concurrent calls share one stop.
  ///
  /// The final text is sent before this method returns, and no events are sent afterward (O56).
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

  /// Cancels the recording, even during the system's permission request.
  ///
  /// Otherwise the microphone would open after the user's answer, without a listener.
  private func giveUp() async {
    do { try await session.cancel() } catch { await session.end() }
  }
}
